"""The upper part of a table: the title, and the board of whichever game is played."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from heckmeck.kinds.shapes import View
from heckmeck.table.wire.codec import Situation, Update
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.sitting import names_of
from heckmeck.terminal.drawing.board import Board, board_for
from heckmeck.terminal.drawing.card_board import CardBoard
from heckmeck.terminal.drawing.headings import title, waiting_for
from heckmeck.words import Words


class TableBoard(Vertical):
    def __init__(self, words: Words) -> None:
        super().__init__(id="table")
        self.words = words
        self.title_line = Static("", id="title", markup=False)
        self.board: Board | None = None

    def compose(self) -> ComposeResult:
        yield self.title_line

    def gather(self, table: TableInfo) -> None:
        """Before the game there is nothing but people."""
        self.title_line.update(waiting_for(self.words, table))

    async def show_step(self, update: Update, view: View, seat: int | None) -> None:
        """What a step led to. Of several people at the keyboard nobody's cards are shown."""
        yours = update.table.yours
        await self._show(update.table, view, seat, yours[0] if len(yours) == 1 else None, None)

    async def show_now(self, update: Update, view: View) -> None:
        """The present, in which the receiver may be to act."""
        situation = update.situation
        await self._show(update.table, view, situation.seat, update.view_of, situation if situation.yours else None)

    async def show_past(self, told: str, view: View, seat: int | None, names: Sequence[str]) -> None:
        """A game that is over, as it was: nothing can be chosen, and the cards of the player whose turn it was are open."""
        await self._draw(view, seat, seat, None, names)
        self.title_line.update(told)

    async def _show(self, table: TableInfo, view: View, seat: int | None, looks: int | None, mine: Situation | None) -> None:
        await self._draw(view, seat, looks, mine, names_of(table))
        more = self.board.title(view) if self.board is not None else ""
        self.title_line.update("   ".join([title(self.words, table, seat), *([more] if more else [])]))

    async def _draw(self, view: View, seat: int | None, looks: int | None, mine: Situation | None, names: Sequence[str]) -> None:
        board = board_for(self.words, view, self.board)
        if board is not self.board:
            self.board = board
            await self.mount(board)
        await board.show(view, seat, looks, mine, names)

    @property
    def cards(self) -> CardBoard | None:
        """The board, if it has cards that can be picked."""
        return self.board if isinstance(self.board, CardBoard) else None
