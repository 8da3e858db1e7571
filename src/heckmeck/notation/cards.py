"""Karteneck in text and JSON: `grill: 18 21 30 33`, `Ada: 3 3 +W7`, `Ben: pass steal=Ada +2 +4`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heckmeck.notation.card_moves_json import CARD_ACTIONS, card_action, card_chance, read_card_chance
from heckmeck.notation.card_text import card_of, card_text, cards_text, sorted_cards
from heckmeck.notation.errors import Expected, RecordError, expect, shown
from heckmeck.notation.form import Form, Headers, Json, find_seat, number, refused
from heckmeck.notation.record import Record
from heckmeck.notation.scan import Line, Word
from heckmeck.rules import Game, Illegal, Move, Seat
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.cards import HAND, Card, kind
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.karteneck.steps import score
from heckmeck.rules.karteneck.view import View


def read_card(word: Word, text: str) -> Card:
    try:
        return card_of(text)
    except ValueError:
        raise word.error("no_such_card", "card", card=shown(text)) from None


class CardForm(Form):
    headers = ("hand", "stack", "discards")
    by_seat = ("hand", "stack")
    actions = CARD_ACTIONS
    action = staticmethod(card_action)
    chance = staticmethod(card_chance)
    read_chance = staticmethod(read_card_chance)

    def read_start(self, game: Karteneck, headers: Headers, first: Seat) -> tuple[Any, list[Move]]:
        """With six cards each and nothing else the record begins before the deal, else between two rounds."""
        found = {seat: [read_card(word, word.text) for word in words] for seat, words in headers.by_seat("hand").items()}
        for seat, name in enumerate(headers.names):
            if seat not in found:
                expected = (expect("the-header", key=f"hand {name}"),)
                raise RecordError(headers.place.line, headers.place.column, "hand_missing", {"name": name}, expected)
        hands = [found[seat] for seat in range(len(headers.names))]
        stacks = {seat: [number(word) for word in words] for seat, words in headers.by_seat("stack").items()}
        discards = [read_card(word, word.text) for word in headers.one("discards") or []]
        try:
            if not any(stacks.values()) and not discards and all(len(hand) == HAND for hand in hands):
                start, deal = game.new(len(hands), first), Dealt(hands)
                game.apply(start, deal)
                return start, [deal]
            piles = [stacks.get(seat, []) for seat in range(len(hands))]
            return game.position(hands, piles, discards, first), []
        except Illegal as illegal:
            card, portion = illegal.details.get("card"), illegal.details.get("portion")
            piece = card_text(card) if isinstance(card, int) else None if portion is None else str(portion)
            raise headers.refusal(illegal, piece, "hand" if illegal.rule == "C6" else "stack") from None

    def read_line(self, game: Game[Any], state: Any, line: Line, names: tuple[str, ...]) -> tuple[Any, list[Move]]:
        return _LineReader(game, state, names).read(line)

    def write_start(self, record: Record) -> list[str]:
        start: CardState = record.start
        names = record.names
        dealt = record.moves[0] if record.moves else None
        hands = dealt.hands if isinstance(dealt, Dealt) else start.hands
        lines = [] if start.seat == 0 else [f"[first {names[start.seat]}]"]
        lines += [f"[{' '.join(['hand', name, *map(card_text, hand)])}]" for name, hand in zip(names, hands, strict=True)]
        lines += [f"[stack {name} {' '.join(map(str, stack))}]" for name, stack in zip(names, start.stacks, strict=True) if stack]
        return [*lines, f"[discards {cards_text(start.discards)}]"] if start.discards else lines

    def write_body(self, record: Record) -> list[str]:
        lines: list[str] = []
        for transition in record.transitions():
            move = transition.move
            name = record.names[transition.before.seat]
            if isinstance(move, TurnedUp):
                lines.append(f"grill: {' '.join(map(str, move.portions))}")
            elif isinstance(move, Play):
                lines.append(f"{name}: {cards_text(move.cards)}")
            elif isinstance(move, Pass):
                lines.append(f"{name}: pass" + ("" if move.steal is None else f" steal={record.names[move.steal]}"))
            elif isinstance(move, Drawn):
                lines[-1] += f" +{card_text(move.card)}"
        return lines

    def position(self, game: Karteneck, state: CardState, names: tuple[str, ...]) -> Json:
        seat = state.seat if state.awaiting in ("card", "draw") else None
        scores = game.scores(state)
        return {
            "players": [_player(state, number, name, scores[number]) for number, name in enumerate(names)],
            "grill": list(state.grill),
            "draw_pile": len(state.pile),
            "discards": len(state.discards),
            "reserve": state.reserve,
            "round": state.round,
            "to_act": None if seat is None else names[seat],
            "awaiting": state.awaiting,
        }

    def view(self, game: Karteneck, view: View, names: tuple[str, ...]) -> Json:
        """Another's hand is null; what the viewer cannot see is there as a bag: cards, and portions that never turned up."""
        worms = score(view.stacks)
        return {
            "players": [
                {
                    "name": name,
                    "stack": list(view.stacks[seat]),
                    "worms": worms[seat],
                    "hand": sorted_cards(view.hand) if seat == view.viewer else None,
                    "cards": view.hand_sizes[seat],
                    "played": sorted_cards(view.played[seat]),
                    "total": view.totals[seat],
                    "passed": view.passed[seat],
                }
                for seat, name in enumerate(names)
            ],
            "grill": list(view.grill),
            "draw_pile": view.pile,
            "discards": sorted_cards(view.discards),
            "reserve": view.reserve,
            "round": view.round,
            "unseen_cards": sorted_cards(view.unseen_cards),
            "unseen_portions": list(view.unseen),
            "to_act": names[view.seat] if view.awaiting in ("card", "draw") else None,
            "awaiting": view.awaiting,
        }


def _player(state: CardState, seat: Seat, name: str, worms: int) -> Json:
    return {
        "name": name,
        "stack": list(state.stacks[seat]),
        "worms": worms,
        "hand": sorted_cards(state.hands[seat]),
        "played": sorted_cards(state.played[seat]),
        "total": state.totals[seat],
        "passed": state.passed[seat],
    }


class _LineReader:
    """Reads one line, applying each piece as it comes, so that a refusal is reported where it occurs."""

    def __init__(self, game: Game[Any], state: CardState, names: tuple[str, ...]) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.moves: list[Move] = []

    def read(self, line: Line) -> tuple[CardState, list[Move]]:
        head, words = line.head, line.words()
        if self.state.awaiting == "draw":
            raise head.error("draw_missing", "end-of-record", name=self.names[self.state.seat])
        if head.text == "grill":
            self._apply(head, TurnedUp([number(word) for word in words]), words)
            return self.state, self.moves
        seat = find_seat(head, self.names)
        if self.state.awaiting == "grill" or seat != self.state.seat:
            raise RecordError(head.line, head.column, "wrong_turn", {"name": self.names[seat]}, self._expected_line())
        self._turn(line.rest, words)
        return self.state, self.moves

    def _turn(self, rest: Word, words: list[Word]) -> None:
        actions = [word for word in words if not word.text.startswith("+")]
        draws = words[len(actions) :]
        if not actions:
            raise rest.error("empty_turn", "card-play", "card-pass")
        for word in draws:
            if not word.text.startswith("+"):
                raise word.error("bad_token", "card-draw", text=shown(word.text))
        if actions[0].text == "pass":
            self._apply(actions[-1], Pass(self._steal(actions[1:])))
        else:
            self._apply(actions[0], Play([read_card(word, word.text) for word in actions]), actions)
        for word in draws:
            if self.state.awaiting != "draw":
                raise word.error("draw_not_owed", "end-of-line", text=shown(word.text))
            self._apply(word, Drawn(read_card(word, word.text[1:])))

    def _steal(self, words: list[Word]) -> Seat | None:
        """The rival in `steal=NAME`, if it is there."""
        if not words:
            return None
        key, equals, name = words[0].text.partition("=")
        if key != "steal" or not equals or len(words) > 1:
            word = words[-1]
            raise word.error("bad_token", "card-draw", "card-steal", text=shown(word.text))
        return find_seat(Word(name, words[0].line, words[0].column + len("steal=")), self.names)

    def _apply(self, word: Word, move: Move, pieces: Sequence[Word] = ()) -> None:
        """Applies a move. A refusal is reported at the piece that it is about, if that is known."""
        try:
            self.state, _ = self.game.apply(self.state, move)
        except Illegal as illegal:
            about = [piece for piece in pieces if self._is_about(illegal, piece.text)]
            raise refused(about[-1] if about else word, illegal, self._expected_token()) from None
        self.moves.append(move)

    def _is_about(self, illegal: Illegal, text: str) -> bool:
        if "portion" in illegal.details:
            return text == str(illegal.details["portion"])
        if "card" in illegal.details:
            return card_of(text) == illegal.details["card"]
        return "other" in illegal.details and kind(card_of(text)) == illegal.details["other"]

    def _expected_token(self) -> tuple[Expected, ...]:
        if self.state.awaiting == "card":
            return expect("card-play"), expect("card-pass")
        return (expect("card-draw"),) if self.state.awaiting == "draw" else self._expected_line()

    def _expected_line(self) -> tuple[Expected, ...]:
        if self.state.awaiting == "grill":
            return (expect("grill-line", portions=len(self.names)),)
        return (expect("turn-of", name=self.names[self.state.seat]),)
