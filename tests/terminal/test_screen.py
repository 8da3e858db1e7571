"""What the full-screen game does besides playing: setting up, several people, real dice, hints, the mouse, coming back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from terminal_kit import TABLE, Fixed, an_app, hosting, live, play_on, screen_text, table_screen, until
from textual.widgets import Input, Select, Static

from heckmeck.kinds.dice.shapes import DiceLaidAside
from heckmeck.kinds.shapes import Play
from heckmeck.table.table import Table
from heckmeck.terminal.app import HeckmeckApp
from heckmeck.terminal.client.draft import Draft, seated
from heckmeck.terminal.client.own_tables import OwnTables
from heckmeck.terminal.client.visit import Wanted
from heckmeck.terminal.drawing.card_board import CARD_KEYS, CardButton
from heckmeck.terminal.drawing.dice_board import Dice
from heckmeck.terminal.screens.curtain import Curtain
from heckmeck.terminal.screens.end import EndScreen
from heckmeck.terminal.screens.start import StartScreen
from heckmeck.terminal.screens.table import TableScreen
from heckmeck.terminal.screens.tutor import TutorScreen
from heckmeck.terminal.screens.widgets import Choice, Key, KeyBar, Log, Notice, bar_content
from heckmeck.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def text_of(app: HeckmeckApp, selector: str) -> str:
    return "\n".join([str(part.render()) for part in app.screen.query(selector).results(Static)])


def two_people(game: str, **more: Any) -> Draft:
    return Draft(game, seated(Words("en"), ["Ada", "Ben"], []), **more)


def test_a_game_is_chosen_on_the_start_screen(tmp_path: Path) -> None:
    """Language, game, players and house rules; if something is impossible, it says so and nothing starts."""

    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted())
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, StartScreen))
                app.screen.query_one("#language", Select).value = "de"
                await until(pilot, lambda: "brutzeln" in text_of(app, "#title"))
                assert [field.value for field in app.screen.query("#people Input").results(Input)] == ["Gast", "Henne 1", "Hahn 1"]
                app.screen.query_one("#game", Select).value = "deluxe"
                await until(pilot, lambda: app.screen.query("#option-golden_die"))
                app.screen.query_one("#option-golden_die", Select).value = "plain"
                app.screen.query_one("#name-0", Input).value = "a:b"
                await pilot.press("f5")
                await until(pilot, lambda: "Im Namen „a:b“ steht „:“" in text_of(app, "#notice"))
                app.screen.query_one("#name-0", Input).value = "Oma Inge"
                await pilot.click("#add")
                await pilot.pause()
                await pilot.click("#remove-1")
                await pilot.pause()
                await pilot.click("#begin")
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                update = table_screen(pilot).sitting.update
                assert update is not None
                assert update.table.options == {"golden_die": "plain"}
                assert [seat.name for seat in update.table.seats] == ["Oma_Inge", "Hahn_1", "Henne_2"]
                assert "Oma Inge, deine Wahl" in text_of(app, "#choices .heading")

    live(do)


def test_two_people_at_one_keyboard_do_not_see_each_others_cards(tmp_path: Path) -> None:
    """A curtain falls between them, and only whoever lifts it sees cards."""

    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(draft=two_people("karteneck")))
            async with app.run_test(size=(80, 24)) as pilot:
                for name in ("Ada", "Ben"):
                    await until(pilot, lambda: isinstance(app.screen, Curtain))
                    assert name in text_of(app, "#curtain Static")
                    below = table_screen(pilot)
                    assert not below.query(CardButton)
                    await pilot.press("a", "p")
                    assert isinstance(app.screen, Curtain), "keys for the table do nothing here"
                    await pilot.press("enter")
                    await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                    board = table_screen(pilot).scene.cards
                    assert board is not None
                    assert len(board.query(CardButton)) == len(board.hand) > 0
                    assert name in text_of(app, "#hand-label")
                    version = table_screen(pilot).sitting.version
                    await pilot.press("enter")
                    assert table_screen(pilot).sitting.version == version, "Enter alone does not pass"
                    await pilot.press("a", "enter")

    live(do)


def test_two_people_play_to_the_end_at_one_keyboard_and_then_a_rematch(tmp_path: Path) -> None:
    """The rematch has the same people, and whoever began sits last."""

    async def do() -> None:
        async with hosting(tmp_path) as host:
            length = Fixed("original", ["Ada", "Ben"]).play(lambda _: False).table.version
            fixed = Fixed("original", ["Ada", "Ben"]).play(lambda table: table.version > length - 12)
            app = an_app(host, tmp_path, Wanted(own=await fixed.save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await play_on(pilot, Random(1))
                assert isinstance(app.screen, EndScreen)
                await pilot.press("r")
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                update = table_screen(pilot).sitting.update
                assert update is not None
                assert update.table.table != TABLE
                assert [seat.name for seat in update.table.seats] == ["Ben", "Ada"]

    live(do)


def all_playable(table: Table) -> bool:
    """Whether the seat to act may play any card of its hand."""
    playable = [card for one in table.kind.offers(table.rules, table.state).playable for card in one.cards]
    return len(playable) == len(table.state.hands[table.state.seat])


def test_cards_can_be_chosen_with_the_mouse_and_closed_ones_say_why(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            fixed = Fixed("karteneck", ["Ada"], ["Berta"])
            fixed.play(lambda table: table.to_act == 0 and bool(table.state.played[0]) and not all_playable(table))
            app = an_app(host, tmp_path, Wanted(own=await fixed.save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                board = table_screen(pilot).scene.cards
                assert board is not None
                assert board.situation is not None
                playable = [card for one in board.situation.playable for card in one.cards]
                place = board.hand.index(playable[0])
                await pilot.click(list(board.query(CardButton))[place])
                await until(pilot, lambda: board.chosen == {place})
                assert f"Play {playable[0]}" in text_of(app, "#choices Choice")
                closed = [number for number, card in enumerate(board.hand) if card not in playable]
                await pilot.click(list(board.query(CardButton))[closed[0]])
                await until(pilot, lambda: "already played" in text_of(app, "#notice"))
                await pilot.click(app.screen.query(Choice).first())
                await until(pilot, lambda: table_screen(pilot).sitting.version > fixed.table.version)

    live(do)


def test_dice_and_keys_in_the_bar_can_be_clicked(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(draft=two_people("original")))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                await pilot.click(KeyBar, offset=(1, 0))
                await until(pilot, lambda: table_screen(pilot).offers and "r" not in table_screen(pilot).offers)
                version = table_screen(pilot).sitting.version
                await pilot.click(Dice, offset=(2, 3))
                await until(pilot, lambda: table_screen(pilot).sitting.version > version)
                update = table_screen(pilot).sitting.update
                assert update is not None
                assert isinstance(update.steps[-1].events[0], DiceLaidAside)

    live(do)


def test_each_of_several_keys_in_the_bar_has_a_click_of_its_own(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            fixed = Fixed("original", ["Ada", "Ben"])
            fixed.play(lambda table: table.state.turn.roll is not None and len(table.rules.legal(table.state)) > 2)
            app = an_app(host, tmp_path, Wanted(own=await fixed.save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                first, second, *_ = table_screen(pilot).offers
                assert text_of(app, "#keys").startswith(f" {first} {second} ")
                await pilot.click(KeyBar, offset=(3, 0))
                await until(pilot, lambda: table_screen(pilot).sitting.version > fixed.table.version)
                update = table_screen(pilot).sitting.update
                assert update is not None
                told = update.steps[-1].events[0]
                assert isinstance(told, DiceLaidAside)
                assert told.face == second.upper()

    live(do)


def test_hints_show_the_odds_of_every_choice_until_they_are_put_away(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            fixed = Fixed("original", ["Ada", "Ben"])
            fixed.play(lambda table: len(table.rules.legal(table.state)) > 2 and table.state.turn.roll is not None)
            app = an_app(host, tmp_path, Wanted(own=await fixed.save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                assert not any(choice.odds for choice in app.screen.query(Choice))
                await pilot.press("h")
                await until(pilot, lambda: app.screen.query(Choice) and all(choice.odds for choice in app.screen.query(Choice)))
                assert any("█" * 5 in choice.odds for choice in app.screen.query(Choice)), "the best one has a full bar"
                await pilot.press("h")
                await until(pilot, lambda: app.screen.query(Choice) and not any(choice.odds for choice in app.screen.query(Choice)))

    live(do)


def test_hints_in_the_card_game_offer_the_best_plays_with_how_sure_they_are(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            fixed = Fixed("karteneck", ["Ada"], ["Berta"])
            fixed.play(lambda table: table.to_act == 0 and len(table.rules.legal(table.state)) > 4)
            app = an_app(host, tmp_path, Wanted(own=await fixed.save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                before = list(table_screen(pilot).offers)
                await pilot.press("h")
                await until(pilot, lambda: app.screen.query(Choice) and all(choice.odds for choice in app.screen.query(Choice)))
                assert "estimated" in text_of(app, "#choices .heading")
                assert all("±" in choice.odds for choice in app.screen.query(Choice))
                play = table_screen(pilot).offers["1"].action
                assert isinstance(play, Play)
                board = table_screen(pilot).scene.cards
                assert board is not None
                await pilot.press(CARD_KEYS[board.hand.index(play.cards[0])])
                await until(pilot, lambda: "±" in app.screen.query(Choice).first().odds or len(play.cards) > 1)
                await pilot.press(CARD_KEYS[board.hand.index(play.cards[0])], "h")
                await until(pilot, lambda: list(table_screen(pilot).offers) == before)
                await pilot.press("h")
                await until(pilot, lambda: "1" in table_screen(pilot).offers)
                await pilot.press("1")
                await until(pilot, lambda: table_screen(pilot).sitting.version > fixed.table.version)

    live(do)


def test_real_dice_are_typed_in_and_mistakes_are_told(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(draft=two_people("original", real_dice=True)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                await pilot.press("r")
                await until(pilot, lambda: app.screen.query("#fell"))
                assert "8 dice" in text_of(app, "#choices .heading")
                await pilot.press(*"123", "enter")
                await until(pilot, lambda: "Exactly 8 white dice" in text_of(app, "#notice"))
                await pilot.press(*"44412w35", "enter")
                await until(pilot, lambda: "4" in table_screen(pilot).offers)
                assert list(table_screen(pilot).offers) == ["1", "2", "3", "4", "5", "w"]
                assert text_of(app, "#notice") == ""

    live(do)


def test_the_tutor_asks_and_dice_are_taken_back(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(draft=two_people("original", real_dice=True, tutor=True)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                await pilot.press("r")
                await until(pilot, lambda: app.screen.query("#fell"))
                await pilot.press(*"555w1234", "enter")
                await until(pilot, lambda: "1" in table_screen(pilot).offers)
                await pilot.press("1")
                await until(pilot, lambda: isinstance(app.screen, TutorScreen))
                assert text_of(app, "#curtain .heading") == "Lay aside 1s anyway?"
                assert "Laying aside 5s puts your chance to win at 53%, laying aside 1s only at 50%." in screen_text(pilot)
                assert "average" not in screen_text(pilot)
                await pilot.press("h")
                await until(pilot, lambda: "Lay aside 5s: 1.92 worms on average" in screen_text(pilot))
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and "1" in table_screen(pilot).offers)
                await pilot.press("1")
                await until(pilot, lambda: isinstance(app.screen, TutorScreen))
                await pilot.press("y")
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and "z" in table_screen(pilot).offers)
                await pilot.press("z")
                await until(pilot, lambda: "5" in table_screen(pilot).offers)
                assert "Ada takes the dice back." in app.screen.query_one(Log).sentences
                await pilot.press("5")
                await until(pilot, lambda: "s" in table_screen(pilot).offers)

    live(do)


def test_ctrl_c_loses_nothing_and_the_game_is_in_the_list(tmp_path: Path) -> None:
    """What was rolled is there again, offered at the start, after as many visits as one likes."""

    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(draft=two_people("original")))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                await pilot.press("r")
                await until(pilot, lambda: table_screen(pilot).offers and "r" not in table_screen(pilot).offers)
                offered = list(table_screen(pilot).offers)
                await pilot.press("ctrl+c")
            left = app.return_value
            assert left is not None
            assert left.own is not None
            assert not left.over
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted())
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: app.screen.query("#own-0"))
                await pilot.click("#own-0")
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                assert list(table_screen(pilot).offers) == offered
                await pilot.press("escape")
                await until(pilot, lambda: isinstance(app.screen, StartScreen))

    live(do)


def test_a_table_that_is_gone_is_said_to_be(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            own = await Fixed("original", ["Ada", "Ben"]).save(host)
        async with hosting(tmp_path / "elsewhere") as host:
            tables = OwnTables(tmp_path / "own-tables.json")
            tables.remember(own)
            app = an_app(host, tmp_path, Wanted(own=own))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: "There is no such table" in text_of(app, "#notice"))
                await until(pilot, lambda: tables.all() == [])

    live(do)


def test_the_steps_of_others_are_shown_one_by_one_and_any_key_skips(tmp_path: Path) -> None:
    """With all the time in the world nothing moves on by itself; a key shows all at once."""

    async def do() -> None:
        async with hosting(tmp_path) as host:
            fixed = Fixed("original", ["Ada"], ["Berta"])
            fixed.play(lambda table: table.to_act == 0 and fixed.wins())
            app = HeckmeckApp(host, OwnTables(tmp_path / "own.json"), Wanted(own=await fixed.save(host)), Words("en"), pace=10**6)
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                await pilot.press("s")
                await until(pilot, lambda: "Berta is playing" in text_of(app, "#title"))
                assert "faster" in text_of(app, "#keys")
                before = len(app.screen.query_one("#log", Log).sentences)
                await pilot.press("x")
                await until(pilot, lambda: "r" in table_screen(pilot).offers)
                assert len(app.screen.query_one("#log", Log).sentences) > before
                assert "Ada’s turn" in text_of(app, "#title")
                last = str(app.screen.query_one("#log", Log).render())
                await pilot.press("pageup")
                assert str(app.screen.query_one("#log", Log).render()) != last
                await pilot.press("pagedown")
                assert str(app.screen.query_one("#log", Log).render()) == last
                assert not app.screen.query_one(Notice).display

    live(do)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_bar_of_keys_fits_a_narrow_terminal(language: str) -> None:
    """All six faces and the weasel; a roll with and without the golden die; Karteneck with cards picked."""
    words = Words(language)
    usual = [("escape", "leave"), ("ctrl+c", "quit")]
    dice = [("1 2 3 4 5 w", "aside"), ("e", "weasel"), ("h", "hints"), *usual]
    cards = [("a …", "cards"), ("enter", "play"), ("p", "pass"), *usual]
    rolls = [("r", "roll"), ("g", "roll"), ("h", "hints"), *usual]
    others = [("b", "choose"), ("!", "react"), *usual]
    review = [("right", "steps"), ("1 … 5", "points"), ("a … l", "mistakes"), ("escape", "back")]
    steps = [("left right", "step"), ("up down", "turn"), ("m", "next-mistake"), ("escape", "back")]
    for keys in (dice, cards, rolls, others, review, steps):
        bar = bar_content([Key(key, words.say(f"terminal-key-{word}")) for key, word in keys])
        assert bar.cell_length <= 80, str(bar)
    for after in [["rematch", "review", "key-save", "to-start", "key-quit"]]:
        bar = bar_content([Key("x", words.say(f"terminal-{word}")) for word in after])
        assert bar.cell_length <= 80, str(bar)
