"""`import heckmeck`: the names that programs use, and the functions made for them."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import heckmeck
from heckmeck import (
    BOTS,
    GAMES,
    Action,
    Bot,
    Forfeit,
    Illegal,
    RecordError,
    Stop,
    explain,
    game,
    odds,
    play_game,
    position_from,
    read,
    read_file,
    review_game,
    story,
    write,
)
from heckmeck.words import LANGUAGES

TURN = "[game original]\n[players Ada, Ben]\nAda: 44412W35>4 4423W>W 55WW>5"


def run(code: str) -> str:
    """What a new Python prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, timeout=120).stdout.strip()


# The front door


def test_importing_the_package_loads_nothing_else() -> None:
    loaded = run("import sys; import heckmeck; print([name for name in sys.modules if name.startswith(('heckmeck.', 'numpy'))])")
    assert loaded == "[]"


def test_a_name_loads_its_own_module_alone() -> None:
    assert run("import sys; import heckmeck; heckmeck.game; heckmeck.read; print('numpy' in sys.modules)") == "False"


def test_a_game_printed_by_one_program_is_the_same_game_in_another() -> None:
    printed = run("import heckmeck; print(heckmeck.game('deluxe'))")
    assert run(f"from heckmeck import *; print({printed} == game('deluxe'), {printed}.id)") == "True deluxe"


def test_every_name_is_there_and_shows_in_dir() -> None:
    assert len(heckmeck.__all__) == len(set(heckmeck.__all__))
    for name in heckmeck.__all__:
        assert hasattr(heckmeck, name)
    assert {*heckmeck.__all__, "__version__"} <= set(dir(heckmeck))


def test_a_name_is_the_same_thing_as_in_its_own_module() -> None:
    """Whoever imports a part of the package first must not change what the package offers."""
    check = "print(heckmeck.Review.__module__, callable(heckmeck.odds), callable(heckmeck.review_game), callable(heckmeck.story))"
    assert run(f"import heckmeck.review, heckmeck.replay, heckmeck.solver.odds; {check}") == "heckmeck.review.model True True True"


def test_type_checkers_see_the_names_that_programs_get() -> None:
    front = ast.parse(Path(heckmeck.__file__).read_text(encoding="utf-8"))
    typed = [node for node in front.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    imports = [(node.module, name.name) for node in ast.walk(typed[0]) if isinstance(node, ast.ImportFrom) for name in node.names]
    assert sorted(name for _, name in imports) == sorted(heckmeck.__all__)
    for module, name in imports:
        assert getattr(sys.modules[str(module)], name) is getattr(heckmeck, name)


def test_what_there_is_not_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'poker'"):
        getattr(heckmeck, "poker")  # noqa: B009


@pytest.mark.source
def test_every_class_and_function_is_explained() -> None:
    for name in heckmeck.__all__:
        value: object = getattr(heckmeck, name)
        if inspect.isclass(value) or inspect.isroutine(value):
            told = value.__doc__ or f"{name}("
            assert not told.startswith(f"{name}("), name


def test_the_version_is_that_of_the_installed_package() -> None:
    from importlib.metadata import version

    assert heckmeck.__version__ == version("heckmeck")


def test_the_sources_alone_have_a_version_too() -> None:
    package = str(Path(heckmeck.__file__).parents[1])
    hide = f"import sys; sys.path = [path for path in sys.path if 'site-packages' not in path] + [{package!r}]"
    nowhere = "import importlib.metadata as m; m.Distribution.discover = classmethod(lambda *_, **__: iter(()))"
    assert run(f"{hide}; {nowhere}; import heckmeck; print(heckmeck.__version__)") == "0+unknown"


# Playing


@pytest.mark.parametrize("id", GAMES)
def test_bots_play_a_game_whose_record_can_be_read_again(id: str) -> None:
    record = play_game(id, ["chick", "hen", "chick"], seed=7)
    assert record.game.finished(record.end())
    assert read(write(record)) == record
    assert play_game(game(id), ["chick", "hen", "chick"], seed=7) == record
    assert play_game(id, ["chick", "hen", "chick"], seed=8) != record


def test_without_a_seed_every_game_is_new() -> None:
    assert play_game("original", ["hen", "hen"]) != play_game("original", ["hen", "hen"])


class Last(Bot):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return legal[-1]


class Tired(Bot):
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        raise Forfeit("bot-crashed")


def test_a_bot_of_your_own_plays() -> None:
    record = play_game("original", [Last(), "hen"], seed=1)
    assert record.game.finished(record.end())


def test_a_bot_that_gives_up_ends_the_game() -> None:
    with pytest.raises(Forfeit) as caught:
        play_game("original", [Tired(), "hen"], seed=1)
    assert caught.value.reason == "bot-crashed"


def test_bots_and_numbers_of_players_that_there_are_not_are_refused() -> None:
    with pytest.raises(ValueError, match=r"no bot 'fish': choose chick, hen, .* or cmd:PROGRAM"):
        play_game("original", ["fish", "hen"])
    with pytest.raises(Illegal) as caught:
        play_game("original", ["hen"])
    assert caught.value.reason == "number_of_players"
    assert BOTS == ("chick", "hen", "rooster", "fox", "champion")


# Asking


def test_odds_are_those_of_the_command() -> None:
    """The example of the README."""
    original = game("original")
    state = position_from(original, grill="21-28,30", own="25", tops="24,27", aside="555W", roll="1244")
    found = odds(original, state)
    assert [round(one.value, 4) for one in found] == [2.0, 1.1852, 1.0]
    assert eval(repr(found), vars(heckmeck)) == found


def test_odds_to_win_add_the_forecast() -> None:
    original = game("original")
    state = position_from(original, aside="555W", roll="1244")
    assert all(0 < one.value < 1 for one in odds(original, state, "win"))


def test_odds_that_there_are_not_are_refused() -> None:
    with pytest.raises(ValueError, match="only the dice games have exact odds, not karteneck"):
        odds(game("karteneck"), game("karteneck").new(2))
    with pytest.raises(ValueError, match=r"no goal 'fun': choose worms"):
        odds(game("original"), game("original").new(2), "fun")
    with pytest.raises(ValueError, match="x"):
        position_from(game("original"), grill="x")
    with pytest.raises(Illegal):
        position_from(game("original"), grill="99")


# Looking back


def test_a_review_can_be_pasted_back() -> None:
    found = review_game(read(TURN))
    assert eval(repr(found), vars(heckmeck)) == found
    assert len(found.moments) == len(read(TURN).moves)


def test_a_story_is_told_in_every_language(tmp_path: Path) -> None:
    file = tmp_path / "game.hmk"
    file.write_text(TURN, encoding="utf-8")
    record = read_file(str(file))
    told = {language: story(record, language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert story(record) == told["en"]
    with pytest.raises(ValueError, match=f"no language 'xx': choose {', '.join(LANGUAGES)}"):
        story(record, "xx")


def test_a_refusal_is_explained() -> None:
    with pytest.raises(Illegal) as illegal:
        game("original").apply(game("original").new(2), Stop())
    assert "T4" in explain(illegal.value)
    with pytest.raises(RecordError) as unreadable:
        read("[game poker]")
    assert "poker" in explain(unreadable.value)
    assert explain(unreadable.value, "de") != explain(unreadable.value)
