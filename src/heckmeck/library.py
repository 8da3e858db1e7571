"""Functions for programs that import the package: one call for what a command of `heckmeck` does.

`heckmeck` offers all of them by name, so `import heckmeck` is enough.
"""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from heckmeck.batches import ALONE, Crew
from heckmeck.kernel import instruction_set
from heckmeck.kind import kind_of
from heckmeck.notation import Record, RecordError
from heckmeck.players.bot import Bot, Forfeit
from heckmeck.players.levels import BOTS, make_bot
from heckmeck.players.match import play
from heckmeck.players.names import NAMES
from heckmeck.rules import DiceGame, DiceState, Game, Illegal, game

if TYPE_CHECKING:
    from heckmeck.forecast.rollout import RolledOut
    from heckmeck.practice.puzzle import Puzzle
    from heckmeck.review import Review
    from heckmeck.solver.odds import Odds
    from heckmeck.words import Words


def play_game(rules: Game[Any] | str, bots: Sequence[str | Bot], seed: int | str | None = None) -> Record:
    """Let bots play one game, and return its record. The same seed gives the same game; without one, every game is new.

    `rules` is a game or its name. A bot is one of `BOTS` by name, `cmd:PROGRAM`, or a `Bot` of your own.

    >>> record = play_game("deluxe", ["rooster", "hen"], seed=1)
    >>> record.names
    ('Ada', 'Ben')
    >>> record.game.finished(record.end())
    True
    """
    if isinstance(rules, str):
        rules = game(rules)
    start = rules.new(len(bots))
    weaker = [bot for bot in BOTS if bot in kind_of(rules).needs_kernel]
    if any(bot in weaker for bot in bots) and instruction_set() is None:
        warnings.warn(f"the compiled kernel is missing: {' and '.join(weaker)} play {rules.id} like the rooster", stacklevel=2)
    players = [make_bot(bot, rules) if isinstance(bot, str) else bot for bot in bots]
    try:
        result = play(rules, players, secrets.token_hex(16) if seed is None else str(seed), start)
    finally:
        for bot, named in zip(players, bots, strict=True):
            if isinstance(named, str):
                bot.close()
    if result.forfeit is not None:
        raise Forfeit(result.forfeit[1].reason, **dict(result.forfeit[1].details))
    return Record(rules, NAMES[: len(bots)], start, result.moves)


def position_from(
    rules: DiceGame,
    *,
    grill: str | None = None,
    own: str = "",
    tops: str = "",
    aside: str = "",
    roll: str | None = None,
    specialist: str | None = None,
    weasel_used: bool = False,
    golden_unused: bool = False,
) -> DiceState:
    """The state of a dice game as you see it at a table, for `odds`. You sit at seat 0, and it is your turn.

    `grill` has the face-up portions, `own` your stack from bottom to top, `tops` the top portions of the others; `aside` the dice
    you laid aside, and `roll` the dice you just rolled. All of it is text, as `heckmeck odds` takes it.

    >>> from heckmeck.rules import game
    >>> state = position_from(game("original"), grill="21-28,30", own="25", tops="24,27", aside="555W", roll="1244")
    >>> state.turn.total
    20
    """
    from heckmeck.command.question import Question, Unclear, position

    try:
        return position(rules, Question(grill, own, tops, aside, roll, specialist, weasel_used, golden_unused))
    except Unclear as unclear:
        from heckmeck.words import Words, key

        raise ValueError(Words("en").say(key("error", unclear.reason), text=unclear.text[:40])) from None


def odds(rules: Game[Any], state: Any, goal: str = "worms") -> list[Odds]:
    """The exact odds of every legal choice in a dice game, the best choice first. Empty if no seat has a choice to weigh.

    `goal` is what you want from the turn: `worms` (the default), `total`, `atleast:27`, `exactly:27`, or `win`, the whole game.

    >>> from heckmeck.rules import game
    >>> original = game("original")
    >>> state = position_from(original, grill="21-28,30", own="25", tops="24,27", aside="555W", roll="1244")
    >>> for choice in odds(original, state):
    ...     print(choice.action, round(choice.value, 4), round(choice.fail, 3))
    LayAside(face=4) 2.0 0.0
    LayAside(face=2) 1.1852 0.125
    LayAside(face=1) 1.0 0.0
    """
    from heckmeck.solver.odds import read_goal

    try:
        wanted = read_goal(goal)
    except ValueError:
        raise ValueError(f"there is no goal {goal!r}: choose worms, total, win, atleast:N or exactly:N") from None
    return kind_of(rules).exact_odds(rules, state, wanted)


def roll_out(
    rules: Game[Any], state: Any, games: int = 1296, *, player: str | None = None, seed: int = 1, crew: Crew = ALONE
) -> Iterator[RolledOut]:
    """Play on from a position many times, and report on the way: every seat's chance to win with its 95% interval.

    The last report counts all games; stop at any earlier one. `player` sits in every seat: `champion` or `rooster` in the dice
    games, while Karteneck is played by a quick rule. Needs the compiled kernel; without it, `heckmeck.kind.Missing` says so.
    A `heckmeck.batches.Crew` plays the games on any executor.

    >>> from heckmeck.notation import read_id
    >>> *_, last = roll_out(*read_id("original_21-36_-_-_1"), games=300)
    >>> last.games, round(last.chances[0], 1)
    (300, 0.5)
    """
    if games < 2:
        raise ValueError("a roll-out needs at least two games")
    known = kind_of(rules).rollout_players
    if player is not None and player not in known:
        raise ValueError(f"{player!r} plays no roll-outs of {rules.id}: choose {', '.join(known)}")
    return kind_of(rules).roll_out(rules, state, player or next(iter(known), ""), games, seed, crew)


def puzzles(game: str = "", theme: str = "", level: str = "") -> list[Puzzle]:
    """The puzzles that come with the package, those of the days first; of a game, a theme or a level if you name one.

    >>> {puzzle.level for puzzle in puzzles("original", theme="face")} <= {"easy", "medium", "hard"}
    True
    """
    from heckmeck.practice.picking import all_puzzles, chosen

    return chosen(all_puzzles(), game, theme, level)


def daily_puzzle(day: date | None = None) -> Puzzle:
    """The puzzle of a day, the same for everyone. Without a day it is today's.

    >>> from datetime import date
    >>> puzzle = daily_puzzle(date(2026, 11, 18))
    >>> rules, state = puzzle.read()
    >>> puzzle.best() in rules.legal(state)
    True
    """
    from heckmeck.practice.picking import daily

    return daily(day or date.today())


def review_game(record: Record) -> Review:
    """Review a game: the chance to win before and after every move, luck and skill, mistakes and turning points.

    A review of Karteneck needs the compiled kernel; without it, `heckmeck.review.NotReviewed` says so.

    >>> from heckmeck.notation import read
    >>> record = read("[game original]\\n[players Ada, Ben]\\nAda: 44412W35>4 4423W>W 55WW>5 12>1")
    >>> worst = review_game(record).mistakes[0]
    >>> worst.move, worst.best.action
    (LayAside(face=1), LayAside(face=2))
    """
    from heckmeck.review import review

    return review(record)


def story(record: Record, language: str = "en") -> str:
    """Tell a game move by move, in German (`de`), English (`en`), French (`fr`), Italian (`it`) or Dutch (`nl`).

    >>> from heckmeck.notation import read
    >>> print(story(read("[game original]\\n[players Ada, Ben]\\nAda: 44412W35>4")))
    Heckmeck am Bratwurmeck: Ada, Ben
    <BLANKLINE>
    Ada rolls 1 2 3 4 4 4 5 W.
    Ada lays aside 3 × 4: 12 points so far.
    Worms: Ada 0, Ben 0
    Next to play: Ada
    """
    from heckmeck.replay import story as tell

    return "\n".join(tell(record, _words(language)))


def explain(refusal: Illegal | RecordError, language: str = "en") -> str:
    """Say in a sentence what the rules or the reader of records refuse.

    >>> from heckmeck.rules import Stop, game
    >>> original = game("original")
    >>> try:
    ...     original.apply(original.new(2), Stop())
    ... except Illegal as illegal:
    ...     print(explain(illegal))
    You have not laid any dice aside yet, so you cannot stop. (rule T4)
    """
    from heckmeck.words import tell_error, tell_illegal

    words = _words(language)
    return tell_illegal(words, refusal) if isinstance(refusal, Illegal) else tell_error(words, refusal)


def _words(language: str) -> Words:
    from heckmeck.words import LANGUAGES, Words

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}: choose {', '.join(LANGUAGES)}")
    return Words(language)
