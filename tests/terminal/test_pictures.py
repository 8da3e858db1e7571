"""Pictures of the screens, looked at and kept: in both sizes and all languages.

They change only when the screens are meant to: `pytest tests/terminal/test_pictures.py --rewrite-golden`, then look at them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace
from terminal_kit import Fixed, an_app, hosting, live, looked_back, table_screen, until
from textual.pilot import Pilot
from textual.widgets import Input, Static

from heckmeck.rules.turn import Roll
from heckmeck.table.table import Table
from heckmeck.terminal.client.looking_back import LookedBack
from heckmeck.terminal.client.own_tables import OwnTable
from heckmeck.terminal.client.visit import Left, Wanted
from heckmeck.terminal.screens.curtain import Curtain
from heckmeck.terminal.screens.review import ReviewScreen
from heckmeck.terminal.screens.start import StartScreen
from heckmeck.terminal.screens.table import TableScreen
from heckmeck.terminal.screens.widgets import Choice
from heckmeck.words import LANGUAGES

PICTURES = Path(__file__).parent / "pictures"
SIZES = ((80, 24), (120, 40))


@cache
def dice_table() -> Fixed:
    """In the middle of a turn, with specialists taken and on the grill."""

    def rolled(table: Table) -> bool:
        turn = table.state.turn
        return table.version > 62 and table.to_act == 0 and turn.roll is not None and turn.dice < 5

    return Fixed("deluxe", ["Ada", "Ben"], ["Berta", "Gustl", "Erna"]).play(rolled)


@cache
def winning_table() -> Fixed:
    """To stop would win something; portions are turned over."""
    fixed = Fixed("original", ["Ada", "Ben"], ["Oma_Inge"])
    return fixed.play(lambda table: table.version > 82 and table.to_act == 0 and fixed.wins())


@cache
def card_table() -> Fixed:
    """A player has passed, cards are in front of the others, one kind is closed."""
    return Fixed("karteneck", ["Ada"], ["Berta", "Gustl"]).play(lambda table: table.version > 41 and table.to_act == 0)


@cache
def hidden_table() -> Fixed:
    """Cards between two people at one keyboard."""
    return Fixed("karteneck", ["Ada", "Oma_Inge"]).play(lambda table: table.to_act == 1)


@cache
def real_dice_table() -> Fixed:
    """Real dice are in the air, the golden one among them."""
    fixed = Fixed("deluxe", ["Ada", "Ben"], real_dice=True)
    fixed.play(lambda table: Roll(golden=True) in table.rules.legal(table.state))
    fixed.act(Roll(golden=True))
    return fixed


@cache
def finished() -> Fixed:
    return Fixed("original", ["Ada"], ["Berta", "Gustl"]).play(lambda table: False)


@cache
def reviewed() -> Fixed:
    return Fixed("deluxe", ["Ada", "Oma_Inge"], ["Berta", "Gustl"]).play(lambda table: False)


@cache
def looked() -> LookedBack:
    return looked_back(reviewed())


SCREENS = {
    "start": None,
    "dice": dice_table,
    "stop": winning_table,
    "fell": real_dice_table,
    "cards": card_table,
    "curtain": hidden_table,
    "end": finished,
    "review": reviewed,
    "mistake": reviewed,
    "roll": reviewed,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_looks_as_it_was_reviewed(name: str, language: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """In a small terminal, and when that is made large."""
    fixed = SCREENS[name]
    drawn: dict[Path, str] = {}

    async def do() -> None:
        async with hosting(tmp_path) as host:
            own = await fixed().save(host) if fixed is not None else None
            app = an_app(host, tmp_path, Wanted(own=own), language)
            if own is None:
                names = ("Ada", "Oma_Inge", "Berta")
                app.tables.remember(OwnTable("another", "token", game="extrawurm", names=names, phase="playing"))
            async with app.run_test(size=SIZES[0]) as pilot:
                await come_to(pilot, name, own)
                for width, height in SIZES:
                    await pilot.resize_terminal(width, height)
                    for field in app.screen.query(Input):
                        # A blinking cursor would be in the picture or not, by how busy the machine is.
                        field.cursor_blink = False
                    await pilot.pause()
                    drawing = app.export_screenshot(title="Heckmeck", simplify=True)
                    drawn[PICTURES / f"{name}-{width}x{height}-{language}.svg"] = normal(drawing)

    live(do)
    for file, drawing in drawn.items():
        if request.config.getoption("--rewrite-golden"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(drawing, encoding="utf-8")
        assert drawing == file.read_text(encoding="utf-8"), f"{file.name} looks different now"


async def come_to(pilot: Pilot[Left], name: str, own: OwnTable | None) -> None:
    """To the screen of this name."""
    app = pilot.app
    if own is None:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and app.screen.query("#own-0"))
    elif own.phase == "finished":
        await until(pilot, lambda: any(str(part.render()) for part in app.screen.query("#verdict").results(Static)))
    elif name == "curtain":
        await until(pilot, lambda: isinstance(app.screen, Curtain))
    elif name == "fell":
        await until(pilot, lambda: app.screen.query("#fell"))
    else:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
    if name == "cards":
        await pilot.press("a")
    if name == "dice":
        await show_odds(pilot)
    if name in ("review", "mistake", "roll"):
        await show_review(pilot, name)


async def show_odds(pilot: Pilot[Left]) -> None:
    """With chances to win that no net has forecast, so that learning more does not change the picture."""
    await pilot.press("h")
    screen = table_screen(pilot)
    await until(pilot, lambda: screen.choices.odds is not None)
    odds = screen.choices.odds
    assert odds is not None
    choices = [replace(one, win=0.25 - 0.031 * place) for place, one in enumerate(odds.choices)]
    screen.choices.odds = replace(odds, choices=choices)
    await screen.offer()


async def show_review(pilot: Pilot[Left], name: str) -> None:
    """The review, its worst mistake, or the first roll of the last turn."""

    async def looking() -> LookedBack:
        return looked()

    screen = ReviewScreen(looking())
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: screen.looked is not None and screen.query(Choice))
    if name == "mistake":
        await pilot.press("a")
    if name == "roll":
        await pilot.press("right", "end", "up")


def normal(svg: str) -> str:
    """Without the number that marks each drawing, and without fonts from elsewhere."""
    svg = re.sub(r"terminal-\d+", "terminal", svg)
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
