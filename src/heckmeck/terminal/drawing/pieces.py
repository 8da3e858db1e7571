"""Dice, portions and cards drawn with characters. Every drawing is a list of lines of equal width.

Colours are the terminal's own sixteen and never say anything alone: they survive a light terminal and one without colours.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

Drawing = list[Content]

PIPS = {
    "1": ("   ", " ● ", "   "),
    "2": ("●  ", "   ", "  ●"),
    "3": ("●  ", " ● ", "  ●"),
    "4": ("● ●", "   ", "● ●"),
    "5": ("● ●", " ● ", "● ●"),
    "W": (" ╭o", "╭╯ ", "╯  "),
    "": ("   ", "   ", "   "),
}
"""The faces: pips as on a die, and a worm that wriggles. The empty one is a die still to be rolled."""

WIDE_PIPS = {
    "1": ("     ", "  ●  ", "     "),
    "2": ("●    ", "     ", "    ●"),
    "3": ("●    ", "  ●  ", "    ●"),
    "4": ("●   ●", "     ", "●   ●"),
    "5": ("●   ●", "  ●  ", "●   ●"),
    "W": ("  ╭─o", "  ╰╮ ", "╰──╯ "),
    "": ("     ", "     ", "     "),
}
WORM = "~"
WORM_STYLE = "bold ansi_red"
MARK_STYLE = "bold ansi_magenta"
DOWN_STYLE = "dim"
CHOSEN_STYLE = "bold reverse"


def die(face: str, *, wide: bool = False, golden: bool = False, style: str = "") -> Drawing:
    """A die with pips, or with its worm. The golden one has a double edge, so that it is known without its colour."""
    corners = "╔═╗║╚╝" if golden else "╭─╮│╰╯"
    edge = MARK_STYLE if golden else style
    inside = WORM_STYLE if face == "W" else "bold"
    pips = (WIDE_PIPS if wide else PIPS)[face]
    return _box(corners, [Content.styled(line, f"{inside} {style}".strip()) for line in pips], edge)


def portion(value: int, worms: int, *, mark: str = "", face_up: bool = True, roomy: bool = False, style: str = "") -> Drawing:
    """A portion with its number and its worms; on its upper edge the letter of the specialist that stands there."""
    width = 4 if roomy else 2
    if not face_up:
        rows = [f"{value:^{width}}", "▒" * width] + ([] if roomy else ["▒" * width])
        return _box("╭─╮│╰╯", [Content.styled(row, DOWN_STYLE) for row in rows], DOWN_STYLE)
    # Where there is little room two worms stand in a row; Karteneck's many are counted.
    counted = WORM * worms if worms <= 4 else f"{worms}{WORM}"
    drawn = [counted.center(4)] if roomy else [(WORM * min(worms, 2)).ljust(2), (WORM * max(0, worms - 2)).ljust(2)]
    rows_up = [Content.styled(f"{value:^{width}}", f"bold {style}".strip())]
    rows_up += [Content.styled(row, f"{WORM_STYLE} {style}".strip()) for row in drawn]
    lines = _box("╭─╮│╰╯", rows_up, style)
    if mark:
        lines[0] = Content.assemble(("╭", style), (mark, MARK_STYLE), ("─" * (width - 1) + "╮", style))
    return lines


def card(text: str, *, key: str = "", chosen: bool = False, closed: bool = False) -> Drawing:
    """A card: its number, or W for a worm with the number of its tag, and a worm. Below it the key that chooses it."""
    style = CHOSEN_STYLE if chosen else DOWN_STYLE if closed else ""
    if text.startswith("W"):
        rows = [Content.styled(f"{text:<4}", f"bold {style}".strip()), Content.styled(" ~~ ", f"{WORM_STYLE} {style}".strip())]
    else:
        rows = [Content.styled(f"{text:<4}", f"bold {style}".strip()), Content.styled("    ", style)]
    lines = _box("┏━┓┃┗┛" if chosen else "╭─╮│╰╯", rows, style)
    return [*lines, Content.styled(f"{key:^6}", "bold" if not closed else DOWN_STYLE)]


def _box(edges: str, rows: Sequence[Content], style: str) -> Drawing:
    left_top, across, right_top, down, left_bottom, right_bottom = tuple(edges)
    width = rows[0].cell_length
    return [
        Content.styled(left_top + across * width + right_top, style),
        *[Content.assemble((down, style), row, (down, style)) for row in rows],
        Content.styled(left_bottom + across * width + right_bottom, style),
    ]


def beside(drawings: Sequence[Drawing], gap: int = 1) -> Drawing:
    """Drawings of equal height in a row."""
    if not drawings:
        return []
    space = Content(" " * gap)
    return [space.join([drawing[line] for drawing in drawings]) for line in range(len(drawings[0]))]


def rows_of(drawings: Sequence[Drawing], width: int, gap: int = 1) -> Drawing:
    """Drawings in as many rows as the width asks for."""
    lines: Drawing = []
    row: list[Drawing] = []
    used = 0
    for drawing in drawings:
        wide = drawing[0].cell_length + gap
        if row and used + wide - gap > width:
            lines += beside(row, gap)
            row, used = [], 0
        row.append(drawing)
        used += wide
    return lines + beside(row, gap)


def stacked(lines: Sequence[Content]) -> Content:
    return Content("\n").join(lines)
