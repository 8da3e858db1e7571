"""A table as it is drawn: the board above; below it the players, a panel beside them, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Static

from heckmeck.kinds.shapes import View
from heckmeck.table.wire.codec import Update
from heckmeck.terminal.drawing.card_board import CardBoard
from heckmeck.terminal.drawing.dice_board import DicePlayers
from heckmeck.terminal.drawing.table_board import TableBoard
from heckmeck.terminal.screens.widgets import Log
from heckmeck.words import Words


class Scene(Vertical):
    """It knows neither who looks at it nor why: a game that is played and one that is looked back on are drawn alike."""

    def __init__(self, words: Words, panel: Widget) -> None:
        super().__init__(id="scene")
        self.words = words
        self.board = TableBoard(words)
        self.panel = panel

    def compose(self) -> ComposeResult:
        yield self.board
        with Horizontal(id="below"):
            with Vertical(id="side"):
                yield DicePlayers(self.words, "players")
                yield Log(id="log")
            yield self.panel
            with Vertical(id="wide-log"):
                yield Static(self.words.say("terminal-log"), classes="heading", markup=False)
                yield Log(id="log-wide")

    @property
    def cards(self) -> CardBoard | None:
        """The board, if it has cards that can be picked."""
        return self.board.cards

    async def show_step(self, update: Update, view: View, seat: int | None) -> None:
        """What a step led to."""
        await self.board.show_step(update, view, seat)
        self._show_players(view, seat)

    async def show_now(self, update: Update, view: View) -> None:
        """The present, in which the receiver may be to act."""
        await self.board.show_now(update, view)
        self._show_players(view, update.situation.seat)

    async def show_past(self, title: str, view: View, seat: int | None, names: Sequence[str], notes: Sequence[str]) -> None:
        """A game that is over, as it was; a note for everybody."""
        await self.board.show_past(title, view, seat, names)
        self._show_players(view, seat, notes)

    def _show_players(self, view: View, seat: int | None, notes: Sequence[str] = ()) -> None:
        """Where they are not a part of the board."""
        players = self.board.board.players_below(view) if self.board.board is not None else None
        self.set_class(players is None, "-players-on-board")
        if players is not None:
            self.query_one(DicePlayers).show(players, seat, notes)

    def tell(self, sentences: Iterable[str]) -> None:
        told = list(sentences)
        for log in self.query(Log):
            log.tell(told)

    def tell_anew(self, sentences: Iterable[str]) -> None:
        """In the place of all that was told."""
        for log in self.query(Log):
            log.sentences = []
        self.tell(sentences)

    def look(self, pages: int) -> None:
        """Goes this many pages back in what happened, or forward again."""
        for log in self.query(Log):
            log.look(pages * log.size.height)
