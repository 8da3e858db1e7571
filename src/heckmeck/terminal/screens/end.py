"""The end of a game: who has won with what, its story, whether the luck was fair, and what comes next."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from heckmeck.table.refusals import Refused
from heckmeck.table.wire.codec import Update
from heckmeck.terminal.client.ending import save_record, tell_end, tell_verdict
from heckmeck.terminal.client.looking_back import Looking
from heckmeck.terminal.client.sentences import game_name, tell_refused
from heckmeck.terminal.client.sitting import Sitting, names_of, rematch_of
from heckmeck.terminal.drawing import pieces
from heckmeck.terminal.drawing.card_board import stack_text
from heckmeck.terminal.screens.key_screen import KeyScreen
from heckmeck.terminal.screens.review import ReviewScreen
from heckmeck.terminal.screens.widgets import Choice, Key, KeyBar, Notice
from heckmeck.words import Words
from heckmeck.words.telling import listing

if TYPE_CHECKING:
    from heckmeck.terminal.app import HeckmeckApp

DRAWN = 16
"""Worms that are drawn one by one; more are only counted."""


class EndScreen(KeyScreen, ModalScreen[None]):
    app: HeckmeckApp

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._looking = Looking(sitting)

    @property
    def update_now(self) -> Update:
        assert self.sitting.update is not None
        return self.sitting.update

    def compose(self) -> ComposeResult:
        words, table = self.app.words, self.update_now.table
        yield Static(game_name(words, table.game), id="title", markup=False)
        with Vertical(id="result"):
            winners = listing(words, [words.name(names_of(table)[seat]) for seat in table.winners])
            yield Static(
                Content.styled(words.say("terminal-wins", count=len(table.winners), winners=winners), "bold"), id="winners"
            )
            yield Static("", id="story", markup=False)
            yield Static(_ranking(words, self.update_now), id="ranking")
            yield Static("", id="verdict", markup=False)
            yield Choice("r", words.say("terminal-rematch"))
            yield Choice("v", words.say("terminal-review"))
            yield Choice("s", words.say("terminal-save"))
            yield Choice("n", words.say("terminal-to-start"))
            yield Choice("q", words.say("terminal-key-quit"))
        yield Notice("", id="notice")
        yield KeyBar("", id="keys")

    async def on_mount(self) -> None:
        words = self.app.words
        self.query_one(KeyBar).show(
            [
                Key("r", words.say("terminal-rematch")),
                Key("v", words.say("terminal-review")),
                Key("s", words.say("terminal-key-save")),
                Key("n", words.say("terminal-to-start")),
                Key("q", words.say("terminal-key-quit")),
            ]
        )
        if not self.update_now.table.yours:
            self.query(Choice).first().display = False
        next(choice for choice in self.query(Choice) if choice.display).focus()
        self.run_worker(self._judge())
        self.app.remember(self.update_now.table, self._looking)

    async def _judge(self) -> None:
        """Tells the story, and checks every roll and draw."""
        words = self.app.words
        try:
            record = await self.sitting.record()
            self.query_one("#story", Static).update(tell_end(words, record))
            verdict = tell_verdict(words, self.sitting.own, self.update_now.table.yours, record)
        except Refused as refused:
            verdict = tell_refused(words, refused)
        self.query_one("#verdict", Static).update(verdict)

    async def press(self, key: str) -> bool:
        match key:
            case "r":
                self.app.wants_rematch = True
                rematch = self.update_now.table.rematch
                if rematch is not None:
                    self.app.begin(rematch_of(self.sitting.own, rematch))
                else:
                    await self.sitting.rematch()
            case "v":
                await self.app.push_screen(ReviewScreen(asyncio.shield(self._looking.back())))
            case "s":
                await self._save()
            case "n" | "escape":
                self.app.to_start()
            case "q":
                await self.app.action_leave()
            case _:
                return False
        return True

    async def _save(self) -> None:
        words, notice = self.app.words, self.query_one(Notice)
        try:
            file = save_record(self.sitting.own, await self.sitting.record())
        except Refused as refused:
            notice.show(tell_refused(words, refused))
        except OSError as error:
            notice.show(words.say("terminal-not-saved", reason=error.strerror or str(error)))
        else:
            notice.show(words.say("terminal-record-saved", file=str(file)))


def _ranking(words: Words, update: Update) -> Content:
    """Everybody with their worms, drawn and counted, and their stack; the best first."""
    view = update.view
    assert view is not None
    players = [view.players[seat] for seat in update.table.ranking]
    longest = max([len(player.name) for player in players])
    lines = []
    for player in players:
        told = words.say("terminal-worms", worms=player.worms)
        worms = pieces.WORM * player.worms if players[0].worms <= DRAWN else ""
        indent = " " * (2 - len(str(player.worms)))
        name = f"{words.name(player.name):<{longest}}  {indent}{told:<9} "
        lines.append(Content.assemble(name, (worms, pieces.WORM_STYLE), "  ", stack_text(player.stack)))
    return Content("\n").join(lines)
