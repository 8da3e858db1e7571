"""The table of Heckmeck am Karteneck: the grill, everybody's cards in front of them, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from heckmeck.kinds.cards.shapes import CardPlayerView, CardView
from heckmeck.kinds.shapes import PortionView
from heckmeck.table.wire.codec import Situation
from heckmeck.terminal.drawing import pieces
from heckmeck.terminal.drawing.board import Board
from heckmeck.terminal.drawing.picture import Picture
from heckmeck.terminal.drawing.pieces import Drawing, beside, stacked
from heckmeck.words import Words

CARD_KEYS = "abcdefgijklmnoqrstuvwxyz"
"""The keys of the cards in a hand; h and p have work of their own."""
FULL = 7
"""The width of a card with the gap behind it."""


class CardGrill(Picture):
    """The portions to share, and what is still to come."""

    def __init__(self, words: Words, id: str) -> None:
        super().__init__(id=id)
        self.words = words
        self.view: CardView | None = None

    def show(self, view: CardView) -> None:
        self.view = view
        self.redraw()

    def draw(self, width: int) -> Drawing:
        view = self.view
        if view is None:
            return [Content("")]
        portions = [pieces.portion(one.value, one.worms, roomy=True) for one in view.grill]
        told = self.words.say("terminal-round", round=view.round, pile=view.draw_pile, reserve=view.reserve)
        lines = [Content(""), Content(told), Content(""), Content("")]
        return beside([beside(portions), lines], 3) if portions else lines


class CardPlayers(Picture):
    """A line for everybody: worms, stack, cards in hand; the total of the cards in front, whether passed, and these cards."""

    def __init__(self, words: Words, id: str) -> None:
        super().__init__(id=id)
        self.words = words
        self.players: list[CardPlayerView] = []
        self.seat: int | None = None

    def show(self, players: list[CardPlayerView], seat: int | None) -> None:
        self.players, self.seat = players, seat
        self.redraw()

    def draw(self, width: int) -> Drawing:
        names = [self.words.name(player.name) for player in self.players]
        longest = min(max([len(name) for name in names], default=0), width // 6)
        rows = [
            self._cells(player, name[:longest], number == self.seat)
            for number, (player, name) in enumerate(zip(self.players, names, strict=True))
        ]
        if not rows:
            return [Content("")]
        widths = [max([row[column].cell_length for row in rows]) for column in range(len(rows[0]))]
        return [
            Content("  ").join(
                [Content.assemble(cell, " " * (wide - cell.cell_length)) for cell, wide in zip(row, widths, strict=True)]
            )
            for row in rows
        ]

    def _cells(self, player: CardPlayerView, name: str, acts: bool) -> list[Content]:
        state = [self.words.say("terminal-passed")] if player.passed else []
        if player.played and player.valid:
            state.append(self.words.say("terminal-valid"))
        return [
            Content.styled(f"{'▶' if acts else ' '} {name}", "bold" if acts else ""),
            Content.assemble(f"{player.worms:>2}", (pieces.WORM, pieces.WORM_STYLE), " ", stack_text(player.stack)),
            Content.styled(self.words.say("terminal-in-hand-short", count=player.cards), "dim"),
            Content.styled(f"{player.total:>2}", "bold") if player.played else Content(""),
            Content(", ".join(state)),
            chips(player.played),
        ]


def stack_text(stack: list[PortionView]) -> str:
    """The last portions of a stack; the top one, which can be stolen, in brackets."""
    values = [str(portion.value) for portion in stack]
    return " ".join([*["…"][: len(values) // 5], *values[-4:-1], f"[{values[-1]}]"]) if values else ""


def chips(cards: list[str]) -> Content:
    """Cards in a line, each in a frame of its own."""
    return Content(" ").join(
        [Content.assemble("▕", (card, pieces.WORM_STYLE if card[0] == "W" else "bold"), "▏") for card in cards]
    )


class CardButton(Static, can_focus=False):
    """A card of one's hand."""

    @dataclass
    class Picked(Message):
        place: int

    def __init__(self, place: int, text: str, key: str, room: int, *, chosen: bool, closed: bool) -> None:
        super().__init__(stacked(pieces.card(text, key=key, chosen=chosen, closed=closed)), classes="card")
        self.place = place
        self.styles.width = room

    def on_click(self, event: Click) -> None:
        self.post_message(self.Picked(self.place))


class CardBoard(Board):
    """All of it above the choices. It keeps which cards of the hand are chosen."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.grill = CardGrill(words, "grill")
        self.players = CardPlayers(words, "card-players")
        self.label = Static("", id="hand-label", markup=False)
        self.hand_row = Horizontal(id="hand")
        self.hand: list[str] = []
        self.chosen: set[int] = set()
        self.situation: Situation | None = None
        self._total = 0

    def compose(self) -> ComposeResult:
        yield self.grill
        yield self.players
        yield self.label
        yield self.hand_row

    async def show(self, view: CardView, seat: int | None, looks: int | None, mine: Situation | None, names: Sequence[str]) -> None:
        """What is on the table; the hand of `looks`, if it may be seen."""
        self.grill.show(view)
        self.players.show(view.players, seat)
        hand = None if looks is None else view.players[looks].hand
        self.hand = hand or []
        self.chosen = set()
        self.situation = mine
        self._total = 0 if looks is None else view.players[looks].total
        name = "" if looks is None or hand is None else self.words.name(view.players[looks].name)
        self.label.update(self.words.say("terminal-your-cards", name=name) if name else "")
        await self.draw_hand()

    async def draw_hand(self) -> None:
        """Side by side; a large hand is held as a fan, each card over the right part of the one before."""
        playable = self._playable()
        asked = self.situation is not None
        room = max(3, min(FULL, (self.size.width or 80) // max(1, len(self.hand))))
        cards = [
            CardButton(
                place,
                card,
                CARD_KEYS[place] if asked and place < len(CARD_KEYS) else "",
                FULL if place == len(self.hand) - 1 else room,
                chosen=place in self.chosen,
                closed=asked and card not in playable,
            )
            for place, card in enumerate(self.hand)
        ]
        async with self.batch():
            await self.hand_row.remove_children()
            await self.hand_row.mount_all(cards)

    async def on_resize(self) -> None:
        await self.draw_hand()

    def _playable(self) -> set[str]:
        return {card for one in self.situation.playable for card in one.cards} if self.situation is not None else set()

    async def pick(self, place: int) -> bool:
        """Chooses a card, or no longer. A card of another kind than those chosen begins anew. False if it cannot be played."""
        if self.situation is None or place >= len(self.hand) or self.hand[place] not in self._playable():
            return False
        if place in self.chosen:
            self.chosen.discard(place)
        else:
            fellows = next(one.cards for one in self.situation.playable if self.hand[place] in one.cards)
            self.chosen = {other for other in self.chosen if self.hand[other] in fellows} | {place}
        await self.draw_hand()
        return True

    @property
    def chosen_cards(self) -> list[str]:
        return [self.hand[place] for place in sorted(self.chosen)]

    def new_total(self) -> int:
        """The total in front of whoever plays, with the chosen cards."""
        if self.situation is None or not self.chosen:
            return self._total
        card = self.chosen_cards[0]
        return self._total + len(self.chosen) * next(one.points for one in self.situation.playable if card in one.cards)
