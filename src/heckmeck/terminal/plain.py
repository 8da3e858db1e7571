"""A game line by line: events as sentences, choices as numbered prompts. Works in a pipe and with a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from heckmeck.chance import Luck, SeededLuck, TypedLuck
from heckmeck.notation import Record, position_of, write
from heckmeck.notation.cards import card_of, cards_text
from heckmeck.notation.faces import read_roll
from heckmeck.players.bot import Bot
from heckmeck.rules import Action, Chance, Chances, Event, Game, Illegal, Move, Seat
from heckmeck.rules.card_moves import Play
from heckmeck.rules.dice import Rolled
from heckmeck.words import Words, tell, tell_illegal
from heckmeck.words.telling import tell_action

LISTED = 40
"""Choices that are listed. Only a Karteneck hand with many worm cards has more; its cards may be typed instead."""

QUIT = "q"


class Leave(Exception):  # a wish, not an error
    """The player leaves, or the input has ended."""


class PlainGame:
    """One game between a person, or several at one keyboard, and bots. It is saved after every move of a person."""

    def __init__(
        self,
        record: Record,
        bots: dict[Seat, Bot],
        words: Words,
        read_line: Callable[[str], str],
        show: Callable[[str], None],
        file: Path,
    ) -> None:
        self.game: Game[Any] = record.game
        self.names = record.names
        self.start = record.start
        self.moves: list[Move] = list(record.moves)
        self.state = record.end()
        self.bots = bots
        self.words = words
        self.read_line = read_line
        self.show = show
        self.file = file

    def play(self, luck: Luck) -> bool:
        """Plays on to the end; False if the player left before it."""
        for seat, bot in self.bots.items():
            bot.begin(self.game, len(self.names), SeededLuck(f"{self.file}/{seat}"))
        try:
            while not self.game.finished(self.state):
                self._step(luck)
        except Leave:
            self.save()
            return False
        self.save()
        return True

    def _step(self, luck: Luck) -> None:
        seat = self.game.to_act(self.state)
        if seat is None:
            chances = self.game.chances(self.state)
            assert chances is not None
            self._try(luck.draw(chances))
        elif seat in self.bots:
            self._apply(self.bots[seat].choose(self.game.view(self.state, seat), self.game.legal(self.state)))
        else:
            self._apply(self._ask(seat))
            self.save()

    def _try(self, chance: Chance) -> None:
        """What fell on a real table may be mistyped: then the rules' reason is told, and it is asked for again."""
        try:
            self._apply(chance)
        except Illegal as illegal:
            self.show(tell_illegal(self.words, illegal))

    def _apply(self, move: Move) -> None:
        self.state, events = self.game.apply(self.state, move)
        self.moves.append(move)
        for event in events:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        """What the people at the keyboard may see: with one of them, what that seat sees; with several, what everybody sees."""
        people = [seat for seat in range(len(self.names)) if seat not in self.bots]
        sentence = tell(self.words, self.game.seen(event, people[0] if len(people) == 1 else None), self.names)
        if sentence:
            self.show(sentence)

    def _ask(self, seat: Seat) -> Action:
        legal = self.game.legal(self.state)
        self._show_table(seat)
        for number, action in enumerate(legal[:LISTED], start=1):
            self.show(f"{number:3}  {tell_action(self.words, action, self.names)}")
        while True:
            text = self._read(self.words.say("plain-choose", name=self.words.name(self.names[seat]), quit=QUIT))
            chosen = _chosen(text, legal)
            if chosen is not None:
                return chosen
            self.show(self.words.say("plain-not-understood", most=min(len(legal), LISTED)))

    def _show_table(self, seat: Seat) -> None:
        """The grill, everybody's stack and worms, and the own hand where there is one."""
        shown: Any = position_of(self.game, self.state, self.names)
        grill = [entry if isinstance(entry, int) else entry["value"] for entry in shown["grill"] if _face_up(entry)]
        self.show("")
        self.show(self.words.say("plain-grill", portions=" ".join(map(str, grill))))
        for player in shown["players"]:
            stack = " ".join(map(str, player["stack"])) or "–"
            self.show(self.words.say("plain-stack", name=self.words.name(player["name"]), stack=stack, worms=player["worms"]))
        hand = getattr(self.game.view(self.state, seat), "hand", None)
        if hand is not None:
            self.show(self.words.say("plain-hand", cards=cards_text(hand)))

    def _read(self, prompt: str) -> str:
        try:
            text = self.read_line(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if text == QUIT:
            raise Leave
        return text

    def real_dice(self) -> TypedLuck:
        """Luck that asks what the people's own dice show."""

        def read(_: Chances) -> Chance:
            while True:
                dice = self.state.turn.dice
                text = self._read(self.words.say("plain-dice", name=self.words.name(self.names[self.state.seat]), dice=dice))
                roll: Rolled | None = read_roll(text.upper().replace(" ", ""))
                if roll is not None:
                    return roll
                self.show(self.words.say("error-bad-dice", text=text[:40]))

        return TypedLuck(read)

    def save(self) -> None:
        """Writes the record beside the old one and puts it in its place, so that nothing is lost on the way."""
        record = Record(self.game, self.names, self.start, tuple(self.moves))
        fresh = self.file.with_suffix(".new")
        fresh.write_text(write(record), encoding="utf-8")
        fresh.replace(self.file)


def _face_up(entry: Any) -> bool:
    return isinstance(entry, int) or bool(entry["face_up"])


def _chosen(text: str, legal: Sequence[Action]) -> Action | None:
    """The action of a number, or of cards typed as records write them."""
    if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= min(len(legal), LISTED):
        return legal[int(text[:4]) - 1]
    try:
        play = Play([card_of(card) for card in text.upper().split()])
    except ValueError:
        return None
    return play if play in legal else None
