"""The board of a game, whatever its kind. A new kind of game adds an entry to `board_for`; without one it is shown as text."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from textual.containers import Vertical
from textual.widgets import Static

from heckmeck.kind import find_kind
from heckmeck.kinds.cards.shapes import CardView
from heckmeck.kinds.dice.shapes import DicePlayerView, DiceView
from heckmeck.kinds.shapes import View
from heckmeck.table.wire.codec import Situation
from heckmeck.words import Words


class Board(Vertical):
    """What lies on the table."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="board")
        self.words = words

    @abstractmethod
    async def show(self, view: Any, seat: int | None, looks: int | None, mine: Situation | None, names: Sequence[str]) -> None:
        """The table in the turn of `seat`, as the seat `looks` sees it; `mine` is what may be chosen by whoever looks."""

    def players_below(self, view: Any) -> list[DicePlayerView] | None:
        """The players, if they are not a part of the board but have a list of their own below it."""
        return None

    def title(self, view: Any) -> str:
        """What the title says besides the game and whose turn it is."""
        return ""


class TextBoard(Board):
    """A game without a picture: its lines as plain mode says them."""

    def compose(self) -> Any:
        yield Static("", id="lines", markup=False)

    async def show(self, view: View, seat: int | None, looks: int | None, mine: Situation | None, names: Sequence[str]) -> None:
        kind = find_kind(str(type(view).__struct_config__.tag))
        self.query_one("#lines", Static).update("\n".join(kind.lines(self.words, view, looks)))


def board_for(words: Words, view: View, board: Board | None) -> Board:
    """The board for a view: the one there is, if it fits."""
    from heckmeck.terminal.drawing.card_board import CardBoard
    from heckmeck.terminal.drawing.dice_board import DiceBoard

    boards: Final[dict[type[View], type[Board]]] = {DiceView: DiceBoard, CardView: CardBoard}
    wanted = boards.get(type(view), TextBoard)
    return board if type(board) is wanted and board is not None else wanted(words)
