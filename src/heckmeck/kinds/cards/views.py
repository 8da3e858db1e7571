"""What a player or a spectator of Karteneck sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heckmeck.kind import Names
from heckmeck.kinds.cards.shapes import CardPlayerView, CardView
from heckmeck.kinds.shapes import PortionView
from heckmeck.notation.card_text import sorted_cards
from heckmeck.rules import Seat
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.cards import Card, has_worm, worms
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.karteneck.steps import score


def view(game: Karteneck, state: CardState, seat: Seat | None, names: Names) -> CardView:
    if game.finished(state):
        return open_view(game, state, names)
    seen = game.view(state, seat)
    return _view(game, state, [seen.hand if other == seen.viewer else None for other in range(len(names))], names)


def open_view(game: Karteneck, state: CardState, names: Names) -> CardView:
    return _view(game, state, state.hands, names)


def _view(game: Karteneck, state: CardState, hands: Sequence[Iterable[Card] | None], names: Names) -> CardView:
    """What lies on the table, and those hands that are open."""
    seen = game.view(state, None)
    scores = score(seen.stacks)
    players = [
        CardPlayerView(
            name=name,
            worms=scores[seat],
            stack=_portions(seen.stacks[seat]),
            hand=None if (hand := hands[seat]) is None else sorted_cards(hand),
            cards=seen.hand_sizes[seat],
            played=sorted_cards(seen.played[seat]),
            total=seen.totals[seat],
            valid=has_worm(seen.played[seat]),
            passed=seen.passed[seat],
        )
        for seat, name in enumerate(names)
    ]
    return CardView(
        players=players,
        grill=_portions(seen.grill),
        draw_pile=seen.pile,
        discards=len(seen.discards),
        reserve=seen.reserve,
        round=seen.round,
        awaiting=seen.awaiting,
    )


def _portions(values: Iterable[int]) -> list[PortionView]:
    return [PortionView(value, worms(value)) for value in values]
