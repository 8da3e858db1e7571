"""What is asked before the first roll, line by line: which game, who plays, by which house rules; or a game to continue."""

from __future__ import annotations

from collections.abc import Sequence

from heckmeck.rules import GAMES
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.draft import (
    LEVEL_WORDS,
    OPTION_WORDS,
    Draft,
    levels_of,
    number_of_players,
    options_of,
    seated,
    takes_real_dice,
)
from heckmeck.terminal.client.own_tables import OwnTable
from heckmeck.terminal.client.sentences import game_name, tell_own, tell_refused
from heckmeck.terminal.plain.voice import Voice
from heckmeck.words import LANGUAGES, Words, language_name

YES = "y"


async def choose(voice: Voice, question: str, answers: Sequence[str], usual: int = 0) -> int:
    """The place of the answer that is chosen; an empty line takes the usual one."""
    voice.show(question)
    for number, answer in enumerate(answers, start=1):
        voice.show(f"{number:3}  {answer}")
    while True:
        text = await voice.read(voice.words.say("plain-number", usual=usual + 1))
        if not text:
            return usual
        if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= len(answers):
            return int(text[:4]) - 1
        voice.show(voice.words.say("plain-number-wrong", most=len(answers)))


async def choose_language(voice: Voice) -> None:
    names = [language_name(language) for language in LANGUAGES]
    chosen = await choose(voice, voice.words.say("terminal-language"), names, LANGUAGES.index(voice.words.language))
    voice.words = Words(LANGUAGES[chosen])


async def choose_own(voice: Voice, tables: Sequence[OwnTable]) -> OwnTable | None:
    """A game to continue; None for a new one."""
    if not tables:
        return None
    answers = [voice.words.say("terminal-new-game"), *[tell_own(voice.words, one) for one in tables]]
    chosen = await choose(voice, voice.words.say("terminal-go-on"), answers)
    return tables[chosen - 1] if chosen else None


async def ask_draft(voice: Voice) -> Draft:
    """Asks for all that belongs to a new game, until it is one that can be played."""
    words = voice.words
    draft = Draft()
    draft.game = GAMES[await choose(voice, words.say("terminal-which-game"), [game_name(words, game) for game in GAMES])]
    while True:
        people = await voice.read(words.say("plain-people", guest=words.say("plain-guest")))
        draft.players = seated(words, people.split(","), await _ask_bots(voice, draft.game))
        try:
            draft.set_up()
            break
        except Refused as refused:
            voice.show(tell_refused(words, refused))
    await _ask_options(voice, draft)
    return draft


async def _ask_bots(voice: Voice, game: str) -> list[str]:
    levels, players = levels_of(game), number_of_players(game)
    for number, level in enumerate(levels, start=1):
        voice.show(f"{number:3}  {voice.words.say(LEVEL_WORDS[level])}")
    while True:
        text = await voice.read(voice.words.say("plain-bots", most=players.stop - 1))
        chosen = text.replace(",", " ").split() or ["2", "3"]
        if chosen == ["0"]:
            return []
        if all(one.isascii() and one.isdigit() and 1 <= int(one[:4]) <= len(levels) for one in chosen):
            return [levels[int(one) - 1] for one in chosen]
        voice.show(voice.words.say("plain-number-wrong", most=len(levels)))


async def _ask_options(voice: Voice, draft: Draft) -> None:
    words, options = voice.words, options_of(draft.game)
    if not takes_real_dice(draft.game):
        return
    answers = [words.say("terminal-dice-rolled"), words.say("terminal-dice-real")]
    draft.real_dice = await choose(voice, words.say("terminal-dice"), answers) == 1
    printed = [words.say("plain-as-printed"), words.say("plain-house-rules")]
    if await choose(voice, words.say("terminal-options"), printed) == 0:
        return
    for name, values in options.items():
        told = [words.say(OPTION_WORDS[f"{name}={value}"]) for value in values]
        draft.options[name] = values[await choose(voice, words.say(OPTION_WORDS[name]), told)]


async def ask_name(voice: Voice, table: TableInfo) -> str:
    """Who takes the free seat of this table."""
    names = [voice.words.name(seat.name) for seat in table.seats if seat.name]
    voice.show(tell_own(voice.words, OwnTable(table.table, None, game=table.game, names=tuple(names))))
    guest = voice.words.say("plain-guest")
    return await voice.read(voice.words.say("plain-your-name", guest=guest)) or guest


async def ask_agreement(voice: Voice, table: TableInfo) -> bool:
    """Whether somebody who sits down agrees to the table's tutor, if it has one."""
    if table.tutor != "on":
        return False
    voice.show(voice.words.say("tutor-agree-why"))
    return (await voice.read(voice.words.say("plain-agree", yes=YES))).lower() == YES
