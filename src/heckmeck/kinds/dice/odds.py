"""What every choice of a dice game is worth."""

from __future__ import annotations

from heckmeck.forecast.net import NoNet, load
from heckmeck.forecast.outlook import Outlook
from heckmeck.kinds.dice.offers import prize_of
from heckmeck.kinds.shapes import OddsOfChoice, PrizeChance
from heckmeck.rules import Action
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.solver.odds import Goal, Odds, odds


def exact_odds(game: DiceGame, state: DiceState, goal: Goal) -> list[Odds]:
    """Raises `NoNet` if the goal is to win and no net forecasts that."""
    if goal.kind != "win":
        return odds(game, state, goal)
    return odds(game, state, goal, Outlook(game, load(game.id, len(state.board.stacks))).worth(state))


def odds_of_choices(game: DiceGame, state: DiceState) -> list[OddsOfChoice]:
    wins = _chances_to_win(game, state)
    return [
        OddsOfChoice(
            one.action,
            one.value,
            one.fail,
            [PrizeChance(prize_of(state.board, prize), chance) for prize, chance in one.wins.items()],
            wins.get(one.action),
        )
        for one in odds(game, state, Goal())
    ]


def _chances_to_win(game: DiceGame, state: DiceState) -> dict[Action, float]:
    """The chance to win after every choice; empty if no net forecasts it."""
    try:
        return {one.action: one.value for one in exact_odds(game, state, Goal("win"))}
    except NoNet:
        return {}
