"""A picture fits its drawing into the room it has. Boards, lists of players and curves are pictures."""

from __future__ import annotations

from abc import abstractmethod

from textual.content import Content
from textual.events import Resize
from textual.widgets import Static

from heckmeck.terminal.drawing.pieces import Drawing, stacked


class Picture(Static):
    """Something that is drawn for the room it has, and drawn anew when that changes."""

    _drawn: Drawing | None = None

    def on_resize(self, event: Resize) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Only what has changed, for many steps change nothing here; and a new layout only for another height."""
        if not self.size.width:
            return
        before, self._drawn = self._drawn, self.draw(self.size.width)
        if before is None or not all(map(Content.is_same, before, self._drawn)) or len(before) != len(self._drawn):
            self.update(stacked(self._drawn), layout=before is None or len(before) != len(self._drawn))

    @abstractmethod
    def draw(self, width: int) -> Drawing:
        """The picture in this many columns, a part for each line."""
