"""The compiled kernel: turns solved exactly, whole games of dice and of cards, and nets.

The C++ has a folder for each part: `turn`, `dice`, `cards` and `net`. Python uses `bindings`, any other host uses `c`.
The modules here translate boards, views and moves of the rules into the kernel's numbers and back.

Where nothing could be compiled, `instruction_sets()` is empty, and every other name raises an `ImportError`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heckmeck.kernel import _kernel

    CardGames = _kernel.CardGames
    CardRules = _kernel.CardRules
    CardView = _kernel.CardView
    Endgame = _kernel.Endgame
    Kept = _kernel.Kept
    Learner = _kernel.Learner
    Net = _kernel.Net
    Rules = _kernel.Rules
    Tree = _kernel.Tree
    features = _kernel.features
    forecast = _kernel.forecast
    hand_worth = _kernel.hand_worth
    imagine_cards = _kernel.imagine_cards
    play_card_games = _kernel.play_card_games
    play_games = _kernel.play_games
    play_out_cards = _kernel.play_out_cards
    solve = _kernel.solve
    solve_endgame = _kernel.solve_endgame
    start_values = _kernel.start_values
    weigh_cards = _kernel.weigh_cards

__all__ = [
    "CardGames",
    "CardRules",
    "CardView",
    "Endgame",
    "Kept",
    "Learner",
    "Net",
    "Rules",
    "Tree",
    "features",
    "forecast",
    "hand_worth",
    "imagine_cards",
    "instruction_set",
    "instruction_sets",
    "play_card_games",
    "play_games",
    "play_out_cards",
    "solve",
    "solve_endgame",
    "start_values",
    "weigh_cards",
]


def instruction_sets() -> tuple[str, ...]:
    """The instruction sets that this machine can run, fastest first: `avx512`, `avx2`, `plain`. Empty without a compiled kernel."""
    try:
        from heckmeck.kernel import _kernel
    except ImportError:
        return ()
    return tuple(_kernel.instruction_sets())


def instruction_set() -> str | None:
    """The instruction set that runs by default; None without a compiled kernel."""
    return next(iter(instruction_sets()), None)


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}._kernel"), name)
    globals()[name] = value
    return value
