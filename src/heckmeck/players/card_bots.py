"""Bots for Heckmeck am Karteneck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heckmeck.players.bot import Bot
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Pass, Play, victim
from heckmeck.rules.karteneck.cards import Bag, Card, has_worm, is_worm, kind, points, total
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.karteneck.view import View
from heckmeck.rules.protocol import Action, Seat


def kinds_to_play(hand: Bag, in_front: Bag) -> list[Bag]:
    """For every kind that may be played, all cards of it (K4)."""
    taken = {kind(card) for card in in_front}
    found: dict[int, list[Card]] = {}
    for card in hand:
        if kind(card) not in taken:
            found.setdefault(kind(card), []).append(card)
    return [tuple(cards) for cards in found.values()]


ENOUGH: Final = 24
"""The rule of thumb stops at this total as soon as it leads."""


def thumb_rule(table: CardState | View, seat: Seat, hand: Bag) -> Action:
    """Steals when it can, saves its cards without a worm, else plays what counts most, but only one worm, until it leads."""
    in_front = table.played[seat]
    rival = victim(seat, in_front, table.stacks)
    if rival is not None:
        return Pass(rival)
    plays = kinds_to_play(hand, in_front)
    if not plays or (has_worm(in_front) and _leads(table, seat)) or not (has_worm(in_front) or has_worm(hand)):
        return Pass()
    offered = [cards[:1] if is_worm(cards[0]) else cards for cards in plays]
    totals = [total(cards) for cards in offered]
    return Play(offered[totals.index(max(totals))])


def _leads(table: CardState | View, seat: Seat) -> bool:
    """Ahead of all others, and either with enough or with nobody left to overtake it."""
    own = table.totals[seat]
    others = [other for other in range(len(table.totals)) if other != seat]
    if own <= max([table.totals[other] for other in others]):
        return False
    return own >= ENOUGH or all(table.passed[other] for other in others)


class CardChick(Bot):
    """Plays like a small child: some cards of one kind, whatever they are, until it has had enough."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        plays = kinds_to_play(view.hand, view.played[view.seat])
        if not plays or self.luck.below(3) == 0:
            passes = [action for action in legal[:2] if isinstance(action, Pass)]
            return passes[self.luck.below(len(passes))]
        cards = plays[self.luck.below(len(plays))]
        return Play(cards[: 1 + self.luck.below(len(cards))])


class CardHen(Bot):
    """Follows a rule of thumb."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return thumb_rule(view, view.seat, view.hand)


IMAGINED: Final = 8
"""The number of deals of the hidden cards that a rooster imagines."""

POINT_IN_HAND: Final = 0.10
WORM_IN_HAND: Final = 0.9
"""The worth in worms of the cards a rooster keeps: of every point, and of the first worm card, which every round needs."""


class CardRooster(Bot):
    """Imagines the hands it cannot see, plays the round out for each of its choices, and takes the best on average: its worms less
    the mean of its rivals', and what the hand it keeps is worth."""

    game: Karteneck

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        candidates = self._candidates(view, legal)
        if len(candidates) == 1:
            return candidates[0]
        worths = [0.0] * len(candidates)
        for _ in range(IMAGINED):
            imagined = self.game.imagine(view, self.luck.below)
            for number, action in enumerate(candidates):
                worths[number] += self._play_out(imagined, action)
        return candidates[worths.index(max(worths))]

    def _candidates(self, view: View, legal: Sequence[Action]) -> list[Action]:
        """Passing, stealing, and of every kind all cards, one less, or a single one; of the worms the low tags go first."""
        found: list[Action] = [action for action in legal[:2] if isinstance(action, Pass)]
        for cards in kinds_to_play(view.hand, view.played[view.seat]):
            counts = {len(cards), len(cards) - 1, 1} - {0}
            found += [Play(cards[:count]) for count in sorted(counts, reverse=True)]
        return found

    def _play_out(self, state: CardState, action: Action) -> float:
        """The worth to the seat of the end of the round after this action, if everyone follows the rule of thumb."""
        game, seat = self.game, state.seat
        state, _ = game.apply(state, action)
        while state.awaiting in ("card", "draw"):
            if state.awaiting == "draw":
                chances = game.chances(state)
                assert chances is not None
                state, _ = game.apply(state, self.luck.draw(chances))
            else:
                state, _ = game.apply(state, thumb_rule(state, state.seat, state.hands[state.seat]))
        scores = game.scores(state)
        rivals = (sum(scores) - scores[seat]) / (len(scores) - 1)
        return scores[seat] - rivals + self._hand_worth(state, seat)

    def _hand_worth(self, state: CardState, seat: Seat) -> float:
        hand = state.hands[seat]
        if state.awaiting is None or not hand:
            return 0.0
        return POINT_IN_HAND * sum([points(card) for card in hand]) + (WORM_IN_HAND if has_worm(hand) else 0.0)
