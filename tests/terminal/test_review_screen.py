"""The screens that look back on a game: keys and clicks lead to its moments, and waiting freezes nothing."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

from terminal_kit import Fixed, an_app, hosting, live, looked_back, screen_text, until
from textual.pilot import Pilot

from heckmeck.table.refusals import Refused
from heckmeck.terminal.client.looking_back import LookedBack
from heckmeck.terminal.client.visit import Left, Wanted
from heckmeck.terminal.screens.end import EndScreen
from heckmeck.terminal.screens.review import ReviewScreen, Working
from heckmeck.terminal.screens.steps import StepsScreen
from heckmeck.terminal.screens.widgets import Choice, KeyBar, Notice


@cache
def finished() -> Fixed:
    return Fixed("original", ["Ada", "Ben"]).play(lambda _: False)


@cache
def looked() -> LookedBack:
    return looked_back(finished())


def place(pilot: Pilot[Left]) -> int:
    assert isinstance(pilot.app.screen, StepsScreen)
    return pilot.app.screen.place


def test_while_it_is_worked_out_the_screen_says_so_and_one_may_leave(tmp_path: Path) -> None:
    """What is worked out is not lost by that, and comes up by itself."""

    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(own=await finished().save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, EndScreen))
                found = asyncio.get_running_loop().create_future()
                await app.push_screen(ReviewScreen(asyncio.shield(found)))
                assert "Reviewing the game" in screen_text(pilot)
                await pilot.press("right", "1", "a")
                assert isinstance(app.screen, ReviewScreen), "there is nothing to go to yet"
                await pilot.press("escape")
                assert isinstance(app.screen, EndScreen)
                again = ReviewScreen(asyncio.shield(found))
                await app.push_screen(again)
                found.set_result(looked())
                await until(pilot, lambda: again.looked is not None and not again.query(Working))
                assert "Turning points:" in screen_text(pilot)

    live(do)


def test_keys_and_clicks_lead_to_turning_points_and_mistakes(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(own=await finished().save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, EndScreen))
                screen = await shown(pilot)
                points, mistakes = looked().found.turning_points, looked().found.mistakes
                for key, moment in [(str(len(points)), points[-1]), ("a", mistakes[0]), ("c", mistakes[2])]:
                    await pilot.press(key)
                    assert looked().stands[place(pilot)].moment == moment
                    await pilot.press("escape")
                assert app.screen is screen
                choice = screen.query(Choice).first()
                choice.focus()
                await pilot.pause()
                await pilot.click(choice)
                assert looked().stands[place(pilot)].moment == points[0]
                await pilot.press("escape")
                await pilot.click(KeyBar, offset=(1, 0))
                assert place(pilot) == 0

    live(do)


async def shown(pilot: Pilot[Left]) -> ReviewScreen:
    async def looking() -> LookedBack:
        return looked()

    screen = ReviewScreen(looking())
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: screen.looked is not None and screen.query(Choice))
    return screen


def test_through_the_game_by_steps_turns_and_mistakes(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(own=await finished().save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, EndScreen))
                await shown(pilot)
                await pilot.press("right", "left", "left")
                assert place(pilot) == 0
                await pilot.press("right", "right", "down")
                assert place(pilot) == looked().next_turn(0, 1)
                await pilot.press("up")
                assert place(pilot) == 0
                first = looked().next_mistake(0)
                await pilot.press("m")
                assert place(pilot) == first
                assert screen_has(pilot, "inaccuracy", "mistake", "blunder")
                await pilot.press("end", "m")
                assert place(pilot) == len(looked().stands) - 1
                assert "No more mistakes after this" in app.screen.query_one(Notice).sentence
                await pilot.press("home")
                assert place(pilot) == 0
                assert not app.screen.query_one(Notice).display

    live(do)


def screen_has(pilot: Pilot[Left], *some: str) -> bool:
    return any(text in screen_text(pilot) for text in some)


def test_where_there_is_no_review_the_screen_says_why(tmp_path: Path) -> None:
    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(own=await finished().save(host)))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, EndScreen))

                async def looking() -> LookedBack:
                    raise Refused("not_possible", "no_net", players=2)

                await app.push_screen(ReviewScreen(looking()))
                await until(pilot, lambda: "There is no net for this game with 2 players" in screen_text(pilot))
                await pilot.press("right")
                assert isinstance(app.screen, ReviewScreen)
                await pilot.press("escape")
                assert isinstance(app.screen, EndScreen)

    live(do)
