"""The story of a game is true: whoever led did lead, and what is said to have turned the game did happen, then and to them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.kind import kind_of
from heckmeck.notation import Record
from heckmeck.notation.record import Transition
from heckmeck.players.levels import make_bot
from heckmeck.players.match import play
from heckmeck.players.simulate import Statistics, simulate
from heckmeck.review.course import course_of
from heckmeck.review.highlights import MOST, TURNED, highlights
from heckmeck.review.story import BLOWS, FAR_BEHIND, LATE, LONG, SEESAW, Story, story_of
from heckmeck.review.telling import story_sentence, tell_story
from heckmeck.rules import GAMES, game
from heckmeck.rules.board import PortionReturned
from heckmeck.rules.events import GameOver, PortionStolen, PortionTaken
from heckmeck.words import LANGUAGES, Words

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Oma_Inge")
SEATINGS = [(name, players) for name in GAMES for players in game(name).players]


@cache
def games(name: str, players: int) -> tuple[Record, ...]:
    """Games at random, in which much goes wrong, and games between bots, which are played as people play."""
    rules = game(name)
    random = [*simulate(rules, players, 1, 7, Statistics(players))]
    return (*random, *[between_bots(name, players, seed) for seed in range(10)])


def between_bots(name: str, players: int, seed: int) -> Record:
    rules = game(name)
    bots = [make_bot("rooster" if seat == seed else "hen", rules) for seat in range(players)]
    return Record(rules, NAMES[:players], rules.new(players), play(rules, bots, str(seed)).moves)


@cache
def told() -> list[tuple[Record, Story]]:
    found = [(record, story_of(record)) for name, players in SEATINGS for record in games(name, players)]
    return [(record, story) for record, story in found if story is not None]


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_every_story_is_true(name: str, players: int) -> None:
    for record in games(name, players):
        story = story_of(record)
        assert story is not None
        Check(record, story).all()


class Check:
    """Holds a story against the record, step by step, without anything that made the story."""

    def __init__(self, record: Record, story: Story) -> None:
        self.record = record
        self.story = story
        self.transitions: list[Transition] = list(record.transitions())
        rules = record.game
        self.scores = [rules.scores(record.start), *[rules.scores(one.after) for one in self.transitions]]
        self.end = self.scores[-1]

    def all(self) -> None:
        [over] = [event for one in self.transitions for event in one.events if isinstance(event, GameOver)]
        assert self.story.winners == over.winners
        {"ahead": self._ahead_from}.get(self.story.plot, getattr(self, f"_{self.story.plot}"))()
        if self.story.move is not None:
            self._counts()

    def _ahead(self, move: int, seat: int) -> bool:
        """More worms than everybody else before this move."""
        worms = self.scores[move]
        return all(worms[seat] > other for rival, other in enumerate(worms) if rival != seat)

    @property
    def winner(self) -> int:
        [winner] = self.story.winners
        return winner

    @property
    def move(self) -> int:
        assert self.story.move is not None
        return self.story.move

    def _counts(self) -> None:
        """The turn or round, and how many came after it."""
        assert self.story.paragraph == 1 + sum(self.ended[: self.move])
        assert self.story.left == sum(self.ended) - self.story.paragraph
        assert self.story.left >= 0

    @property
    def ended(self) -> list[bool]:
        """Whether a turn or round ended with each move."""
        ends = kind_of(self.record.game).paragraphs
        return [any(isinstance(event, ends) for event in one.events) for one in self.transitions]

    @property
    def furthest_behind(self) -> tuple[int, int]:
        """By how many worms the winner was behind somebody who was ahead of everybody, at most, and after which move last."""
        return max(
            (worms[seat] - worms[self.winner], move)
            for move, worms in enumerate(self.scores[1:])
            for seat in range(len(worms))
            if self._ahead(move + 1, seat)
        )

    @property
    def far_behind(self) -> bool:
        worms, _ = self.furthest_behind
        return worms >= FAR_BEHIND and 2 * worms >= self.end[self.winner]

    def _hungry(self) -> None:
        assert set(self.end) == {0}
        assert len(self.story.winners) > 1

    def _shared(self) -> None:
        assert len(self.story.winners) > 1
        assert {self.end[seat] for seat in self.story.winners} == {self.story.worms} == {max(self.end)}

    def _tiebreak(self) -> None:
        level = {seat for seat, worms in enumerate(self.end) if worms == max(self.end)}
        assert level == {self.winner, *self.story.rivals}
        assert len(level) > 1
        assert self.story.worms == max(self.end)
        players = kind_of(self.record.game).open_view(self.record.game, self.record.end(), self.record.names).players
        highest = {seat: max([one.value for one in players[seat].stack], default=-1) for seat in level}
        assert highest[self.winner] == self.story.portion
        assert all(highest[rival] < highest[self.winner] for rival in self.story.rivals)

    def _wins_alone(self) -> None:
        assert self._ahead(-1, self.winner)

    def _stays_ahead(self) -> None:
        """From the move that turned the game to its end, and not just before."""
        assert all(self._ahead(move, self.winner) for move in range(self.move + 1, len(self.scores)))
        assert not self._ahead(self.move, self.winner)

    def _plain(self) -> None:
        self._wins_alone()
        assert self.story.worms == self.end[self.winner]

    def _comeback(self) -> None:
        self._wins_alone()
        leader = self.story.leader
        assert leader is not None
        assert self._ahead(self.move + 1, leader)
        now = self.scores[self.move + 1]
        assert now[leader] - now[self.winner] == self.story.worms >= 5
        assert (self.story.worms, self.move) == self.furthest_behind
        assert self.far_behind

    def _ahead_from(self) -> None:
        self._wins_alone()
        self._stays_ahead()
        assert self.story.left > LATE or self.story.left >= self.story.paragraph

    def _walkover(self) -> None:
        self._ahead_from()
        assert self.story.worms == self.end[self.winner]
        assert all(2 * worms <= self.story.worms for seat, worms in enumerate(self.end) if seat != self.winner)

    def _narrow(self) -> None:
        self._ahead_from()
        assert self.story.rival is not None
        assert self.end[self.winner] - self.end[self.story.rival] == 1

    def _turned(self) -> None:
        """What is told happened in that move, and to the people who are named."""
        self._wins_alone()
        self._stays_ahead()
        story, events = self.story, self.transitions[self.move].events
        assert story.portion is not None or story.how == "passes"
        if story.how in ("steals", "takes"):
            own = [one for one in events if isinstance(one, PortionStolen | PortionTaken) and one.seat == self.winner]
            assert story.portion == max(one.portion for one in own)
        if story.how == "steals":
            assert story.rival is not None
            assert PortionStolen(self.winner, story.rival, story.portion or 0) in events
        elif story.how == "takes":
            assert PortionTaken(self.winner, story.portion or 0) in events
        elif story.how == "robbed":
            assert story.seat is not None
            assert story.rival is not None
            assert self.winner not in (story.seat, story.rival)
            assert story.leader in (None, story.rival)
            assert PortionStolen(story.seat, story.rival, story.portion or 0) in events
        elif story.how == "loses":
            assert story.seat is not None
            assert story.seat != self.winner
            assert story.leader in (None, story.seat)
            assert PortionReturned(story.seat, story.portion or 0) in events

    def _led(self) -> None:
        self._turned()
        assert self.story.leader is not None
        assert self.story.leader != self.winner
        assert self._ahead(self.move, self.story.leader)
        first = self.move
        while first > 0 and self._ahead(first - 1, self.story.leader):
            first -= 1
        if self.story.how not in BLOWS and sum(self.ended[first : self.move]) < LONG:
            # Nobody remembers who was ahead for so short a time, if there is anything else to tell.
            assert not self.far_behind
            assert self.story.changes < SEESAW

    def _level(self) -> None:
        self._turned()
        assert not any(self._ahead(self.move, seat) for seat in range(len(self.end)))

    def _seesaw(self) -> None:
        self._turned()
        leaders: list[int] = []
        for move in range(len(self.scores)):
            leaders += [seat for seat in range(len(self.end)) if self._ahead(move, seat) and leaders[-1:] != [seat]]
        assert self.story.changes == len(leaders) - 1 >= 4


def test_every_plot_and_every_turn_of_fate_is_met() -> None:
    """So that the test above has seen them. A shared win is too rare to wait for."""
    met = Counter((story.plot, story.how if story.plot in TURNED else None) for _, story in told())
    plots = {plot for plot, _ in met}
    assert plots >= {"tiebreak", "led", "comeback", "walkover", "narrow", "ahead", "seesaw", "level"}
    assert {how for plot, how in met if plot in TURNED} >= {"steals", "takes", "robbed", "loses"}


@given(st.data())
def test_an_unfinished_game_has_no_story(data: st.DataObject) -> None:
    record = games("original", 2)[data.draw(st.integers(0, 5))]
    moves = data.draw(st.integers(0, len(record.moves) - 1))
    assert tell_story(Record(record.game, record.names, record.start, record.moves[:moves]), Words("en")) is None


# Told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_is_one_sentence(language: str) -> None:
    words = Words(language)
    for record, story in told()[::3]:
        sentence = story_sentence(record, story, words)
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert "None" not in sentence
        assert sentence[0].isupper()
        assert words.name(record.names[story.winners[0]]) in sentence


STORY = Story("led", (1,), 9, move=0, how="steals", leader=0, rival=0, portion=31, paragraph=20, left=2)


def tell(story: Story, language: str = "en", name: str = "original") -> str:
    rules = game(name)
    return story_sentence(Record(rules, ("Anna", "Ben", "Oma_Inge"), rules.new(3)), story, Words(language))


def test_the_story_as_people_tell_it() -> None:
    assert tell(STORY) == "Anna led until Ben stole 31 with two turns to go."
    assert tell(STORY, "de") == "Anna führte, bis Ben zwei Züge vor Schluss die 31 stahl."
    assert tell(STORY, "fr") == "Anna menait, mais à deux tours de la fin, Ben lui pique le 31."
    assert tell(STORY, "it") == "Anna era in testa, ma a due turni dalla fine Ben ruba la 31."
    assert tell(STORY, "nl") == "Anna stond voor, tot Ben twee beurten voor het einde de 31 stal."
    assert tell(replace(STORY, rival=2)) == "Anna led until Ben stole 31 from Oma Inge with two turns to go."
    assert tell(replace(STORY, left=9)) == "Anna led until Ben stole 31 with nine turns to go."
    assert tell(replace(STORY, left=10)) == "Anna led until Ben stole 31 on turn 20."


def test_in_a_card_game_rounds_are_counted() -> None:
    assert tell(STORY, name="karteneck") == "Anna led until Ben stole 31 with two rounds to go."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("left", [0, 1, 2, 9, 10])
@pytest.mark.parametrize("name", ["original", "karteneck"])
def test_every_plot_can_be_told_in_every_language(language: str, left: int, name: str) -> None:
    for plot in ("hungry", "shared", "tiebreak", "led", "comeback", "walkover", "narrow", "ahead", "seesaw", "level", "plain"):
        for how in ("steals", "takes", "robbed", "loses", "passes"):
            for worms in (1, 7):
                facts = replace(STORY, plot=plot, how=how, seat=2, rival=2, worms=worms, left=left, changes=5, rivals=(2,))
                sentence = tell(facts, language, name)
                assert "Ben" in sentence
                assert "  " not in sentence


# Big moments


@pytest.mark.parametrize(("name", "players"), [seating for seating in SEATINGS if seating[1] < 5])
def test_big_moments_happened(name: str, players: int) -> None:
    for record in games(name, players):
        course = course_of(record)
        transitions = list(record.transitions())
        found = highlights(course)
        assert len(found) <= MOST
        assert [one.move for one in found] == sorted({one.move for one in found})
        assert len({one.paragraph for one in found}) == len(found)
        for one in found:
            events = transitions[one.move].events
            if one.what == "steals":
                assert PortionStolen(one.seat, one.rival or 0, one.portion or 0) in events
            elif one.what in ("takes", "raven"):
                assert PortionTaken(one.seat, one.portion or 0) in events
            elif one.what == "loses":
                assert PortionReturned(one.seat, one.portion or 0) in events


def test_what_the_story_tells_of_is_a_big_moment() -> None:
    turned = [(record, story) for record, story in told()[::3] if story.plot in TURNED and story.how != "passes"]
    assert len(turned) > 5
    for record, story in turned:
        who = story.winners[0] if story.seat is None else story.seat
        assert (story.move, who, story.portion) in [(one.move, one.seat, one.portion) for one in highlights(course_of(record))]


def test_a_game_from_a_position_has_a_story() -> None:
    """A record may begin in the middle of a game."""
    whole = games("original", 3)[-1]
    middle = len(whole.moves) * 2 // 3
    start = list(whole.transitions())[middle].before
    record = Record(whole.game, whole.names, start, whole.moves[middle:])
    story = story_of(record)
    assert story is not None
    Check(record, story).all()
