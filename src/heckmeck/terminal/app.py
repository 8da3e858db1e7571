"""The full-screen game: one screen after the other."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from heckmeck.table.host import Host
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.draft import Draft, first_draft
from heckmeck.terminal.client.looking_back import Looking
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables
from heckmeck.terminal.client.sitting import sit_down
from heckmeck.terminal.client.visit import Left, Wanted, find_table
from heckmeck.terminal.mine.adding import add_game
from heckmeck.terminal.mine.file import Mine
from heckmeck.terminal.screens.join import JoinScreen
from heckmeck.terminal.screens.start import StartScreen
from heckmeck.terminal.screens.table import TableScreen
from heckmeck.words import Words

PACE = 0.9
"""Seconds that a step of somebody else can be seen."""

THEME = Theme(
    name="heckmeck",
    ansi=True,
    dark=True,
    primary="ansi_blue",
    secondary="ansi_cyan",
    accent="ansi_magenta",
    warning="ansi_yellow",
    error="ansi_red",
    success="ansi_green",
    foreground="ansi_default",
    background="ansi_default",
    surface="ansi_default",
    panel="ansi_default",
    boost="ansi_default",
    variables={
        "border": "ansi_blue",
        "border-blurred": "ansi_default",
        "block-cursor-foreground": "ansi_bright_white",
        "block-cursor-background": "ansi_blue",
        "input-cursor-text-style": "reverse",
        "ansi-background": "ansi_default",
        "ansi-foreground": "ansi_default",
    },
)
"""The terminal's own colours, whatever they are: readable on a light and on a dark one."""


class HeckmeckApp(App[Left]):
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Heckmeck"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, host: Host, tables: OwnTables, wanted: Wanted, words: Words, pace: float = PACE) -> None:
        # Known from the start, so that NO_COLOR leaves the terminal's own colours alone.
        super().__init__(ansi_color=True)
        self.host = host
        self.tables = tables
        self.wanted = wanted
        self.words = words
        self.pace = pace
        self.wants_rematch = False
        self.refused: Refused | None = None
        """Why the request of the command line is impossible."""
        self.mine = Mine.beside(tables.file)
        self._remembering: set[asyncio.Task[None]] = set()
        self._own: OwnTable | None = None
        self._table: TableScreen | None = None

    async def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        # A server may take its time, and Ctrl-C must work until it answers.
        self.run_worker(self._open())

    async def _open(self) -> None:
        wanted = self.wanted
        try:
            if wanted.link is not None:
                await self._join(wanted.link)
            elif wanted.own is not None:
                self.begin(wanted.own)
            elif wanted.draft is not None:
                await self.start(wanted.draft)
            else:
                self.to_start()
        except Refused as refused:
            self.refused = refused
            self.exit(self.left())

    async def _join(self, text: str) -> None:
        found = await find_table(self.tables, text)
        if isinstance(found, OwnTable):
            self.begin(found)
        else:
            self.call_next(self._show, JoinScreen(*found))

    async def start(self, draft: Draft) -> None:
        """A new table. Raises Refused if it is impossible."""
        made = await self.host.create(draft.set_up())
        self.begin(OwnTable(made.table, made.token))

    def begin(self, own: OwnTable) -> None:
        """Plays at a table."""
        self.wants_rematch = False
        self._own = own
        self._table = TableScreen(self.words, sit_down(self.host, own, self.tables), self.pace)
        self.call_next(self._show, self._table)

    def to_start(self) -> None:
        self._own = self._table = None
        self.call_next(self._show, StartScreen(first_draft(self.words)))

    async def _show(self, screen: StartScreen | TableScreen | JoinScreen) -> None:
        """In the place of all that was there before. A screen cannot wait for its own end, so the app itself does this."""
        while len(self.screen_stack) > 1:
            await self.pop_screen()
        await self.push_screen(screen)

    def remember(self, table: TableInfo, looking: Looking) -> None:
        """Adds a game that is over to *My play*, in the background."""
        adding = asyncio.create_task(add_game(self.mine, table, looking))
        self._remembering.add(adding)
        adding.add_done_callback(self._remembering.discard)

    async def remembered(self) -> None:
        """Waits until all games are added."""
        await asyncio.gather(*self._remembering)

    def left(self) -> Left:
        own = self._table.sitting.own if self._table is not None else self._own
        return Left(self.words, own)

    async def action_leave(self) -> None:
        """All there is has been saved already."""
        self.exit(self.left())


def run_app(host: Host, tables: OwnTables, wanted: Wanted, words: Words) -> Left:
    app = HeckmeckApp(host, tables, wanted, words)

    async def run() -> Left | None:
        async with host.peers.joined():
            left = await app.run_async()
            await app.remembered()
            return left

    left = asyncio.run(run())
    if app.refused is not None:
        raise app.refused
    return left if left is not None else app.left()
