"""A screen on which every key, choice and click of the bar does one thing."""

from __future__ import annotations

from textual import on
from textual.events import Key as KeyEvent
from textual.screen import Screen

from heckmeck.terminal.screens.widgets import Choice, KeyBar


class KeyScreen(Screen[None]):
    async def press(self, key: str) -> bool:
        """Does what a key stands for; False if that is nothing. Every screen has its own."""
        return False

    async def on_key(self, event: KeyEvent) -> None:
        if event.key != "ctrl+c" and await self.press(event.key.lower()):
            event.stop()
            event.prevent_default()

    @on(Choice.Chosen)
    async def _choice(self, event: Choice.Chosen) -> None:
        await self.press(event.key)

    @on(KeyBar.Pressed)
    async def _bar(self, event: KeyBar.Pressed) -> None:
        await self.press(event.key)
