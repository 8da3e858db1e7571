"""The table of the dice games: the grill, the specialists, the dice, the players. It shows views and knows no rules."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from heckmeck.kinds.dice.shapes import DicePlayerView, DiceView, GrillPortion, Stop, TurnView
from heckmeck.table.wire.codec import Choice, Situation
from heckmeck.terminal.client.sentences import Names, tell_prize
from heckmeck.terminal.drawing import pieces
from heckmeck.terminal.drawing.board import Board
from heckmeck.terminal.drawing.picture import Picture
from heckmeck.terminal.drawing.pieces import Drawing, beside, rows_of
from heckmeck.words import Words
from heckmeck.words.telling import either

MARKS: Mapping[str, str] = {
    "canned_worm": "terminal-mark-canned-worm",
    "hen": "terminal-mark-hen",
    "raven": "terminal-mark-raven",
    "weasel": "terminal-mark-weasel",
    "golden_die": "terminal-mark-golden-die",
    "apple": "terminal-mark-apple",
}
"""The letters of the specialists; the golden die has the star that records write it with."""
ROOMY = 112
"""From this width on everything is drawn larger."""
BRATWORM = "◉"


class Grill(Picture):
    def __init__(self, words: Words, id: str) -> None:
        super().__init__(id=id)
        self.words = words
        self.portions: list[GrillPortion] = []

    def show(self, portions: list[GrillPortion]) -> None:
        self.portions = portions
        self.redraw()

    def draw(self, width: int) -> Drawing:
        roomy = width >= ROOMY
        gap = 1 if len(self.portions) * (7 if roomy else 5) - 1 <= width else 0
        return rows_of([self._portion(portion, roomy) for portion in self.portions], width, gap)

    def _portion(self, portion: GrillPortion, roomy: bool) -> Drawing:
        mark = self.words.say(MARKS[portion.specialist]) if portion.specialist else ""
        return pieces.portion(portion.value, portion.worms, mark=mark, face_up=portion.face_up, roomy=roomy)


class Dice(Picture):
    """The dice of the turn: what was rolled, what is aside, the total, and what it would win."""

    @dataclass
    class Clicked(Message):
        face: str

    def __init__(self, words: Words, id: str) -> None:
        super().__init__(id=id)
        self.words = words
        self.turn: TurnView | None = None
        self.verdict = ""
        self._places: list[tuple[int, int, str]] = []

    def show(self, turn: TurnView | None, verdict: str) -> None:
        self.turn, self.verdict = turn, verdict
        self.redraw()

    def draw(self, width: int) -> Drawing:
        turn = self.turn
        self._places = []
        if turn is None:
            return [Content("")] * 6
        wide = width >= ROOMY
        free = self._free(turn, wide)
        aside = [pieces.die(face, wide=wide) for face, count in turn.aside.items() for _ in range(count)]
        rolled = turn.roll is not None or turn.golden is not None
        label = self.words.say("terminal-rolled" if rolled else "terminal-to-roll")
        blocks = [_labelled(label, beside(free))] if free else []
        if aside:
            blocks.append(_labelled(self.words.say("terminal-aside"), beside(aside)))
        used = sum([block[0].cell_length + 3 for block in blocks])
        return beside([*blocks, self._sum(turn, max(12, width - used))], 3)

    def _free(self, turn: TurnView, wide: bool) -> list[Drawing]:
        """The dice in hand: as they fell, or still without a face."""
        rolled = turn.roll is not None or turn.golden is not None
        white = list(turn.roll or "") if rolled else [""] * turn.dice
        step = 8 if wide else 6
        self._places = [(number * step, number * step + step - 1, face) for number, face in enumerate(white) if face]
        dice = [pieces.die(face, wide=wide) for face in white]
        if turn.golden_die == "in_hand":
            face = turn.golden or ""
            self._places += [(len(white) * step, len(white) * step + step - 1, face)] if face else []
            dice.append(pieces.die(face, wide=wide, golden=True))
        return dice

    def _sum(self, turn: TurnView, width: int) -> Drawing:
        lines = [
            Content(""),
            Content.assemble(f"{self.words.say('terminal-total')} ", (str(turn.counted), "bold")),
            *[Content(line) for line in _wrapped(self._note(turn), width)],
        ]
        lines = [line[:width] for line in [*lines, *[Content("")] * 6][:6]]
        wide = max([line.cell_length for line in lines])
        return [Content.assemble(line, " " * (wide - line.cell_length)) for line in lines]

    def _note(self, turn: TurnView) -> str:
        if self.verdict:
            return self.verdict
        return "" if turn.aside.get("W") or not turn.aside else self.words.say("terminal-no-worm")

    def on_click(self, event: Click) -> None:
        for left, right, face in self._places:
            if left <= event.x < right and event.y >= 1:
                self.post_message(self.Clicked(face))


class DicePlayers(Picture):
    """Everybody with worms, stack (the top portion in brackets), specialist and bratworms; a note at the right, if there is one."""

    def __init__(self, words: Words, id: str) -> None:
        super().__init__(id=id)
        self.words = words
        self.players: list[DicePlayerView] = []
        self.seat: int | None = None
        self.notes: Sequence[str] = ()

    def show(self, players: list[DicePlayerView], seat: int | None, notes: Sequence[str] = ()) -> None:
        self.players, self.seat, self.notes = players, seat, notes
        self.redraw()

    def draw(self, width: int) -> Drawing:
        names = [self.words.name(player.name) for player in self.players]
        longest = min(max([len(name) for name in names], default=0), max(8, width // 3))
        notes = self.notes or [""] * len(names)
        room = width - max([len(note) for note in notes], default=0)
        lines = [
            self._line(player, name[:longest].ljust(longest), number == self.seat, room)
            for number, (player, name) in enumerate(zip(self.players, names, strict=True))
        ]
        return [
            Content.assemble(line, " " * (width - line.cell_length - len(note)), (note, "bold")) if note else line
            for line, note in zip(lines, notes, strict=True)
        ]

    def _line(self, player: DicePlayerView, name: str, acts: bool, width: int) -> Content:
        style = "bold" if acts else ""
        things: list[Content] = []
        if player.specialist is not None:
            mark = Content.styled(self.words.say(MARKS[player.specialist]), pieces.MARK_STYLE)
            word = f" {self.words.say('specialist-' + player.specialist)}" if width > 50 else ""
            things.append(Content.assemble(mark, word))
        if player.bratworms:
            things.append(Content.styled(BRATWORM + str(player.bratworms), pieces.WORM_STYLE))
        head = Content.assemble((f"{'▶' if acts else ' '} {name}", style), f" {player.worms:>2}", (pieces.WORM, pieces.WORM_STYLE))
        tail = Content("  ").join(things)
        room = width - head.cell_length - tail.cell_length - 2 - (2 if things else 0)
        return Content.assemble(head, "  ", _stack(player, room), "  " if things else "", tail)


def _stack(player: DicePlayerView, room: int) -> str:
    """As much of the stack as there is room for; the top portion always."""
    if not player.stack:
        return ""
    values = [str(portion.value) for portion in player.stack]
    text = f"[{values[-1]}]"
    for number, value in enumerate(reversed(values[:-1])):
        longer = f"{value} {text}"
        if len(longer) + (2 if number < len(values) - 2 else 0) > room:
            return f"… {text}"
        text = longer
    return text


class DiceBoard(Board):
    """All of it above the choices."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.grill = Grill(words, "grill")
        self.legend = Static("", id="legend", markup=False)
        self.dice = Dice(words, "dice")

    def compose(self) -> ComposeResult:
        yield self.grill
        yield self.legend
        yield self.dice

    async def show(self, view: DiceView, seat: int | None, looks: int | None, mine: Situation | None, names: Names) -> None:
        self.grill.show(view.grill)
        legend = self._legend(view)
        self.legend.update(legend)
        self.legend.display = bool(legend)
        self.dice.show(view.turn, self._verdict(mine.choices if mine is not None else [], names))

    def players_below(self, view: DiceView) -> list[DicePlayerView]:
        return view.players

    def title(self, view: DiceView) -> str:
        """What is left of the bratworms, where there are any."""
        if not view.bratworm_supply and not any(player.bratworms for player in view.players):
            return ""
        return self.words.say("terminal-supply", count=view.bratworm_supply)

    def _legend(self, view: DiceView) -> str:
        """The letters in words."""
        present = [portion.specialist for portion in view.grill] + [player.specialist for player in view.players]
        return "  ".join([f"{self.words.say(MARKS[one])} {self.words.say('specialist-' + one)}" for one in MARKS if one in present])

    def _verdict(self, choices: Iterable[Choice], names: Names) -> str:
        """What stopping would win, where that can be chosen."""
        for choice in choices:
            if isinstance(choice.action, Stop) and choice.total is not None:
                if not choice.wins:
                    return self.words.say("terminal-would-fail")
                prizes = [tell_prize(self.words, prize, names) for prize in choice.wins]
                # One of them: with a house rule any lower portion can be chosen.
                shown = prizes if len(prizes) <= 3 else [*prizes[:2], "…", prizes[-1]]
                return self.words.say("terminal-would-win", prizes=either(self.words, shown))
        return ""


def _labelled(label: str, drawn: Drawing) -> Drawing:
    width = max(drawn[0].cell_length, len(label))
    return [
        Content.styled(label.ljust(width), "dim"),
        *[Content.assemble(line, " " * (width - line.cell_length)) for line in drawn],
    ]


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, max(8, width))
