"""A review drawn with characters: what made everybody's result, and the curves of the chances."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from textual.content import Content

from heckmeck.review import Review
from heckmeck.review.lines import SOFT_HYPHEN, heads, parts
from heckmeck.terminal.drawing.pieces import Drawing
from heckmeck.words import Words

EIGHTHS = " ▁▂▃▄▅▆▇█"
COLOURS = ("ansi_cyan", "ansi_yellow", "ansi_magenta", "ansi_green", "ansi_blue", "ansi_red", "ansi_default")
"""Of the curves by seat. Each stands on a line of its own with a name, so that nothing depends on them."""
CURVES = 12
"""Lines that all curves together may have; each has at least two and at most five."""
LONGEST = 12
"""Characters of a name beside its curve."""
SHORTEST = 6
"""The fewest characters of a name, however narrow the terminal is."""


def summary(found: Review, names: Sequence[str], words: Words, width: int) -> Drawing:
    """What made everybody's result. Where there is too little room the heads of the columns take several lines, and where that is
    not enough long words are divided."""
    rows = [[name, *row] for name, row in zip(names, parts(found, words), strict=True)]
    columns = list(zip(heads(found, words), zip(*rows, strict=True), strict=True))
    for hyphen, gap in ((None, 2), ("", 2), ("", 1), ("-", 1)):
        tops = [
            [head.replace(SOFT_HYPHEN, "")] if hyphen is None else _wrapped(head.replace(SOFT_HYPHEN, hyphen), cells)
            for head, cells in columns
        ]
        widths = [max([len(text) for text in [*top, *cells]]) for top, (_, cells) in zip(tops, columns, strict=True)]
        over = sum(widths) + gap * (len(widths) - 1) - width
        if over <= 0:
            break
    widths[0] = max(SHORTEST, widths[0] - max(0, over))
    high = max([len(top) for top in tops])
    lines = zip(*[[""] * (high - len(top)) + top for top in tops], strict=True)
    return [
        *[Content.styled(_row(line, widths, gap), "bold") for line in lines],
        *[Content(_row(row, widths, gap)) for row in rows],
    ]


def _wrapped(title: str, cells: Sequence[str]) -> list[str]:
    """As narrow as its longest word, or part of a word up to a hyphen, and its cells allow."""
    pieces = [piece for word in title.split() for piece in re.findall("[^-]+-?", word)]
    return textwrap.wrap(title, max([len(text) for text in [*pieces, *cells]]))


def _row(cells: Sequence[str], widths: Sequence[int], gap: int) -> str:
    """The first one flush left, the others flush right."""
    name = shortened(cells[0], widths[0]).ljust(widths[0])
    return (" " * gap).join([name, *[cell.rjust(wide) for cell, wide in zip(cells[1:], widths[1:], strict=True)]])


def curves(found: Review, names: Sequence[str], width: int) -> Drawing:
    """Everybody's chances from turn to turn, one above the other; the turning points are numbered above, the turns below."""
    label = min(LONGEST, max([len(name) for name in names]))
    high = max(2, min(5, CURVES // len(names)))
    room = max(10, width - label - 6)
    last = len(found.curve) - 1
    shown = [found.curve[round(column * last / (room - 1))] for column in range(room)]
    lines = _marks(found, " " * (label + 6), room, last)
    for seat, name in enumerate(names):
        for row in reversed(range(high)):
            text = shortened(name, label) if row == high - 1 else ""
            scale = "100 ┤" if row == high - 1 else "0 ┤" if row == 0 else "│"
            area = "".join([_eighths(chances[seat], row, high) for chances in shown])
            lines.append(Content.assemble((text.ljust(label), "bold"), (scale.rjust(6), "dim"), (area, COLOURS[seat])))
    return [*lines, Content.styled(" " * (label + 6) + _turns(room, last), "dim")]


def _eighths(value: float, row: int, high: int) -> str:
    """What a column has in one of its rows, the lowest being 0. What is more than nothing can be seen."""
    eighths = max(round(8 * high * value), 1 if value > 0 else 0)
    return EIGHTHS[max(0, min(8, eighths - 8 * row))]


def _marks(found: Review, indent: str, room: int, last: int) -> Drawing:
    """The numbers of the turning points, where their turns end."""
    marks = [" "] * room
    # From the last to the first: those of one turn stand side by side, in their order.
    for number, point in reversed(list(enumerate(found.turning_points, start=1))):
        column = _column(point.turn + 1, room, last)
        while column > 0 and marks[column] != " ":
            column -= 1
        marks[column] = str(number)
    return [Content.styled(indent + "".join(marks), "bold")] if found.turning_points else []


def _turns(room: int, last: int) -> str:
    """The numbers of the turns, as many as can be read."""
    text = ""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if step * room >= 5 * last or step == 500)
    for turn in range(0, last + 1, step):
        column = _column(turn, room, last)
        if column + len(str(turn)) <= room:
            text = text.ljust(column) + str(turn)
    return text


def _column(turn: int, room: int, last: int) -> int:
    return round(turn * (room - 1) / last)


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"
