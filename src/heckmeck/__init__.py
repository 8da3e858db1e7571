"""The Heckmeck family of games by Reiner Knizia: rules, records, odds, reviews and bots. An unofficial fan implementation.

>>> import heckmeck
>>> deluxe = heckmeck.game("deluxe")
>>> state = deluxe.new(players=3)
>>> deluxe.legal(state)
(Roll(golden=False),)
>>> record = heckmeck.play_game(deluxe, ["hen", "chick", "chick"], seed=1)
>>> heckmeck.read(heckmeck.write(record)) == record
True

Every value prints as the Python expression that makes it again. The names in it are those of `from heckmeck import *`:

>>> from heckmeck import *
>>> deluxe
game('deluxe')
>>> eval(repr(state)) == state
True

Each name is loaded when it is first used, so `import heckmeck` is quick and needs nothing but Python.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heckmeck.chance import Luck, SecureLuck, SeededLuck, TypedLuck, VerifiableLuck
    from heckmeck.forecast.net import NoNet
    from heckmeck.library import (
        daily_puzzle,
        explain,
        odds,
        play_game,
        position_from,
        puzzles,
        review_game,
        roll_out,
        story,
    )
    from heckmeck.notation import (
        Expected,
        FailedRound,
        Proof,
        Record,
        RecordError,
        Transition,
        position,
        position_of,
        read,
        read_file,
        read_id,
        read_line,
        write,
        write_id,
        write_line,
    )
    from heckmeck.players.bot import Bot, Forfeit
    from heckmeck.players.levels import BOTS, make_bot
    from heckmeck.practice.puzzle import Puzzle
    from heckmeck.review import Choice, Moment, NotReviewed, Review, ReviewedTurn, Size, Split
    from heckmeck.rules import (
        FACES,
        GAMES,
        WORM,
        Action,
        Aside,
        Asked,
        Board,
        BratwormTaken,
        CardDrawn,
        CardsDiscarded,
        CardsPlayed,
        CardState,
        Chance,
        Chances,
        Choices,
        Components,
        Deals,
        Dealt,
        DiceFell,
        DiceGame,
        DiceLaidAside,
        DiceState,
        DiceThrown,
        Drawn,
        Draws,
        DrawsLapsed,
        DrawsOwed,
        Event,
        FailedAttempt,
        Game,
        GameOver,
        GrillOpened,
        Grills,
        HandDealt,
        Illegal,
        Karteneck,
        KeepSpecialist,
        Kit,
        LayAside,
        Move,
        Pass,
        Passed,
        Play,
        PortionReturned,
        PortionStolen,
        PortionTaken,
        PortionTurnedOver,
        Prize,
        Reshuffled,
        Roll,
        Rolled,
        Rolls,
        RoundEnded,
        Seat,
        Specialist,
        SpecialistKept,
        SpecialistLeft,
        SpecialistPlaced,
        SpecialistWon,
        Stop,
        TakeBratworm,
        TakePortion,
        Turn,
        TurnBegan,
        TurnedUp,
        TurnEnded,
        UseWeasel,
        View,
        WeaselUsed,
        WhichPortion,
        WhichSpecialist,
        WhoseBratworm,
        game,
    )
    from heckmeck.solver.odds import Odds

    __version__: str

__all__ = [
    "BOTS",
    "FACES",
    "GAMES",
    "WORM",
    "Action",
    "Aside",
    "Asked",
    "Board",
    "Bot",
    "BratwormTaken",
    "CardDrawn",
    "CardState",
    "CardsDiscarded",
    "CardsPlayed",
    "Chance",
    "Chances",
    "Choice",
    "Choices",
    "Components",
    "Deals",
    "Dealt",
    "DiceFell",
    "DiceGame",
    "DiceLaidAside",
    "DiceState",
    "DiceThrown",
    "Drawn",
    "Draws",
    "DrawsLapsed",
    "DrawsOwed",
    "Event",
    "Expected",
    "FailedAttempt",
    "FailedRound",
    "Forfeit",
    "Game",
    "GameOver",
    "GrillOpened",
    "Grills",
    "HandDealt",
    "Illegal",
    "Karteneck",
    "KeepSpecialist",
    "Kit",
    "LayAside",
    "Luck",
    "Moment",
    "Move",
    "NoNet",
    "NotReviewed",
    "Odds",
    "Pass",
    "Passed",
    "Play",
    "PortionReturned",
    "PortionStolen",
    "PortionTaken",
    "PortionTurnedOver",
    "Prize",
    "Proof",
    "Puzzle",
    "Record",
    "RecordError",
    "Reshuffled",
    "Review",
    "ReviewedTurn",
    "Roll",
    "Rolled",
    "Rolls",
    "RoundEnded",
    "Seat",
    "SecureLuck",
    "SeededLuck",
    "Size",
    "Specialist",
    "SpecialistKept",
    "SpecialistLeft",
    "SpecialistPlaced",
    "SpecialistWon",
    "Split",
    "Stop",
    "TakeBratworm",
    "TakePortion",
    "Transition",
    "Turn",
    "TurnBegan",
    "TurnEnded",
    "TurnedUp",
    "TypedLuck",
    "UseWeasel",
    "VerifiableLuck",
    "View",
    "WeaselUsed",
    "WhichPortion",
    "WhichSpecialist",
    "WhoseBratworm",
    "daily_puzzle",
    "explain",
    "game",
    "make_bot",
    "odds",
    "play_game",
    "position",
    "position_from",
    "position_of",
    "puzzles",
    "read",
    "read_file",
    "read_id",
    "read_line",
    "review_game",
    "roll_out",
    "story",
    "write",
    "write_id",
    "write_line",
]

_HOME = {
    **dict.fromkeys(("Luck", "SecureLuck", "SeededLuck", "TypedLuck", "VerifiableLuck"), "chance"),
    **dict.fromkeys(("daily_puzzle", "explain", "odds", "play_game", "position_from", "puzzles"), "library"),
    **dict.fromkeys(("review_game", "roll_out", "story"), "library"),
    **dict.fromkeys(("Expected", "FailedRound", "Proof", "Record", "RecordError", "Transition"), "notation"),
    **dict.fromkeys(
        ("position", "position_of", "read", "read_file", "read_id", "read_line", "write", "write_id", "write_line"), "notation"
    ),
    **dict.fromkeys(("Bot", "Forfeit"), "players.bot"),
    **dict.fromkeys(("BOTS", "make_bot"), "players.levels"),
    **dict.fromkeys(("Choice", "Moment", "NotReviewed", "Review", "ReviewedTurn", "Size", "Split"), "review"),
    "NoNet": "forecast.net",
    "Puzzle": "practice.puzzle",
    "Odds": "solver.odds",
}
"""The module of every name that is not one of the rules."""

if not TYPE_CHECKING:  # so that a type checker still finds names that do not exist

    def __getattr__(name: str) -> object:
        value: object
        if name == "__version__":
            value = import_module(f"{__name__}.about").version()
        elif name in __all__:
            value = getattr(import_module(f"{__name__}.{_HOME.get(name, 'rules')}"), name)
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "__version__"})
