"""The first screen: a new game, or one to continue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, Select, Static

from heckmeck.rules import GAMES
from heckmeck.table.refusals import Refused
from heckmeck.terminal.client.draft import (
    LEVEL_WORDS,
    OPTION_WORDS,
    Draft,
    Player,
    bot_name,
    has_hints,
    levels_of,
    may_have_tutor,
    number_of_players,
    options_of,
    takes_real_dice,
)
from heckmeck.terminal.client.sentences import game_name, tell_own, tell_refused
from heckmeck.terminal.screens.widgets import BREAKPOINTS, Key, KeyBar, Notice
from heckmeck.words import LANGUAGES, Words, language_name

if TYPE_CHECKING:
    from heckmeck.terminal.app import HeckmeckApp

PERSON = "person"


class StartScreen(Screen[None]):
    """The fields show a draft and change it; when something changes what there is to choose, they are made anew."""

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5", "start", show=False, priority=True),
        Binding("escape", "app.leave", show=False),
    ]
    app: HeckmeckApp

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft

    def compose(self) -> ComposeResult:
        words = self.app.words
        yield Static("HECKMECK   " + words.say("terminal-welcome"), id="title", markup=False)
        with Horizontal(id="start"):
            with VerticalScroll(id="rules", can_focus=False):
                yield from self._game_fields(words)
            with VerticalScroll(id="people", can_focus=False):
                yield from self._player_fields(words)
                yield from self._own_tables(words)
        yield Notice("", id="notice")
        yield KeyBar("", id="keys")

    def _game_fields(self, words: Words) -> ComposeResult:
        yield Static(words.say("terminal-game"), classes="heading", markup=False)
        yield self._select("game", [(game_name(words, game), game) for game in GAMES], self.draft.game)
        yield Static(words.say("terminal-language"), classes="heading", markup=False)
        yield self._select("language", [(language_name(language), language) for language in LANGUAGES], words.language)
        if takes_real_dice(self.draft.game):
            yield Static(words.say("terminal-dice"), classes="heading", markup=False)
            rolled = [(words.say("terminal-dice-rolled"), "rolled"), (words.say("terminal-dice-real"), "real")]
            yield self._select("dice-used", rolled, "real" if self.draft.real_dice else "rolled")
        if has_hints(self.draft.game):
            yield Checkbox(words.say("terminal-hints"), self.draft.hints, id="hints", compact=True)
        if may_have_tutor(self.draft.game):
            yield Checkbox(words.say("terminal-tutor"), self.draft.tutor, id="tutor", compact=True)
        options = options_of(self.draft.game)
        if options:
            yield Static(words.say("terminal-options"), classes="heading", markup=False)
        for name, values in options.items():
            yield Static(words.say(OPTION_WORDS[name]), classes="option", markup=False)
            told = [(words.say(OPTION_WORDS[f"{name}={value}"]), value) for value in values]
            yield self._select(f"option-{name}", told, self.draft.options.get(name, values[0]))

    def _player_fields(self, words: Words) -> ComposeResult:
        yield Static(words.say("terminal-players"), classes="heading", markup=False)
        kinds = [(words.say("terminal-person"), PERSON)]
        kinds += [(words.say(LEVEL_WORDS[level]), level) for level in levels_of(self.draft.game)]
        for number, player in enumerate(self.draft.players):
            with Horizontal(classes="player"):
                yield self._select(f"kind-{number}", kinds, player.level or PERSON)
                yield Input(player.name, placeholder=words.say("terminal-name"), max_length=24, compact=True, id=f"name-{number}")
                yield Button("×", id=f"remove-{number}", compact=True, classes="remove")
        with Horizontal(id="buttons"):
            if len(self.draft.players) < number_of_players(self.draft.game).stop - 1:
                yield Button("+ " + words.say("terminal-add"), id="add", compact=True)
            yield Button(words.say("terminal-start"), id="begin", compact=True, variant="primary")

    def _own_tables(self, words: Words) -> ComposeResult:
        tables = self.app.tables.unfinished()
        if tables:
            yield Static(words.say("terminal-go-on"), classes="heading", markup=False)
        for number, one in enumerate(tables):
            yield Button(tell_own(words, one), id=f"own-{number}", compact=True, classes="own")

    def _select(self, id: str, options: list[tuple[str, str]], value: str) -> Select[str]:
        return Select(options, value=value, allow_blank=False, compact=True, id=id)

    def on_mount(self) -> None:
        words = self.app.words
        self.query_one(KeyBar).show(
            [
                Key("f5", words.say("terminal-key-start")),
                Key("tab", words.say("terminal-key-fields")),
                Key("⏎", words.say("terminal-key-choose")),
                Key("ctrl+c", words.say("terminal-key-quit")),
            ]
        )
        self.query_one("#begin", Button).focus()

    # What is changed

    @on(Select.Changed)
    async def _selected(self, event: Select.Changed) -> None:
        used, value = event.select.id or "", str(event.value)
        field, _, rest = used.partition("-")
        if used == "game" and value != self.draft.game:
            self._choose_game(value)
            await self._anew(used)
        elif used == "language" and value != self.app.words.language:
            self._choose_language(value)
            await self._anew(used)
        elif used == "dice-used":
            self.draft.real_dice = value == "real"
        elif field == "option":
            self.draft.options[rest] = value
        elif field == "kind" and value != (self.draft.players[int(rest)].level or PERSON):
            self._choose_kind(int(rest), value)
            await self._anew(used)

    def _choose_game(self, game: str) -> None:
        self.draft.game = game
        self.draft.options = {name: value for name, value in self.draft.options.items() if name in options_of(game)}
        self.draft.players = self.draft.players[: number_of_players(game).stop - 1]
        self.draft.real_dice = self.draft.real_dice and takes_real_dice(game)

    def _choose_language(self, language: str) -> None:
        """Names that were given by us are given anew."""
        old, self.app.words = self.app.words, Words(language)
        names = [player.name for player in self.draft.players]
        for player in self.draft.players:
            if player.level is None and player.name == old.say("plain-guest"):
                player.name = self.app.words.say("plain-guest")
            elif player.level is not None and player.name.startswith(old.say(LEVEL_WORDS[player.level])):
                names.remove(player.name)
                player.name = bot_name(self.app.words, player.level, names)
                names.append(player.name)

    def _choose_kind(self, number: int, kind: str) -> None:
        others = [player.name for place, player in enumerate(self.draft.players) if place != number]
        if kind == PERSON:
            self.draft.players[number] = Player("")
        else:
            self.draft.players[number] = Player(bot_name(self.app.words, kind, others), kind)

    @on(Input.Changed)
    def _named(self, event: Input.Changed) -> None:
        number = (event.input.id or "").removeprefix("name-")
        if number.isdigit() and int(number) < len(self.draft.players):
            self.draft.players[int(number)].name = event.value

    @on(Checkbox.Changed, "#hints")
    def _hinted(self, event: Checkbox.Changed) -> None:
        self.draft.hints = event.value

    @on(Checkbox.Changed, "#tutor")
    def _tutored(self, event: Checkbox.Changed) -> None:
        self.draft.tutor = event.value

    @on(Button.Pressed)
    async def _pressed(self, event: Button.Pressed) -> None:
        field, _, number = (event.button.id or "").partition("-")
        if field == "begin":
            await self.action_start()
        elif field == "add":
            names = [player.name for player in self.draft.players]
            self.draft.players.append(Player(bot_name(self.app.words, "hen", names), "hen"))
            await self._anew("add")
        elif field == "remove":
            del self.draft.players[int(number)]
            await self._anew("add")
        elif field == "own":
            self.app.begin(self.app.tables.unfinished()[int(number)])

    async def action_start(self) -> None:
        # What was typed last may not have been heard of yet.
        for number, player in enumerate(self.draft.players):
            player.name = self.query_one(f"#name-{number}", Input).value
        try:
            await self.app.start(self.draft)
        except Refused as refused:
            self.query_one(Notice).show(tell_refused(self.app.words, refused))

    async def _anew(self, focus: str) -> None:
        """The fields made anew, and the one that was used last has the focus again."""
        await self.recompose()
        self.on_mount()
        found: Any = self.query(f"#{focus}")
        if found:
            found.first().focus()

    @on(KeyBar.Pressed)
    async def _bar(self, event: KeyBar.Pressed) -> None:
        if event.key == "f5":
            await self.action_start()
        elif event.key == "ctrl+c":
            await self.app.action_leave()
        elif event.key == "tab":
            self.focus_next()
