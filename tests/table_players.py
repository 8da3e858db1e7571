"""Players at the tables of a real server, who choose at random among what they are offered and remember all they have seen."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from serving import Client, Server

from heckmeck.chance import commitment

Json = Any

BURST = 30
"""Messages after which a player connects anew: more in a short time would be too fast."""


class Player:
    """Somebody with a token at a table. Every step it was told is kept, and must never be told differently."""

    def __init__(self, server: Server, table: str, token: str | None) -> None:
        self.server, self.table, self.token = server, table, token
        self.version = 0
        self.steps: dict[int, Json] = {}
        self.sent = 0
        self.numbers: dict[tuple[str, int], str] = {}
        self.client: Client
        self.connect()

    def connect(self, server: Server | None = None) -> None:
        """Says which version it has, and gets what it missed."""
        self.server = server or self.server
        self.client = self.server.connect(self.table, self.token, self.version)
        self.sent = 1
        self._take(self.client.last)

    def _take(self, update: Json) -> None:
        assert update["version"] >= self.version, "earlier than what was seen"
        versions = [step["version"] for step in update["steps"]]
        assert versions == sorted(set(versions))
        assert all(self.version < version <= update["version"] for version in versions)
        self.version = update["version"]
        for step in update["steps"]:
            self.steps[step["version"]] = {**step, "view": None}

    @property
    def last(self) -> Json:
        return self.client.last

    def until(self, version: int) -> None:
        """Waits until it has seen this version."""
        while self.version < version:
            message = self.client.receive()
            assert message["type"] == "update", message
            self._take(message)

    def send(self, type: str, **more: Json) -> None:
        if self.sent >= BURST:
            self.client.close()
            self.connect()
        self.sent += 1
        self.client.send(type, **more)

    def give_numbers(self) -> None:
        """Commits to a number for each of its seats, and opens them if everybody has committed."""
        if self.last["table"]["commitment"] is None:
            return
        for seat in self.last["table"]["yours"]:
            if not self.last["table"]["commitment"]["commitments"][seat]:
                self.send("commit", seat=seat, sha256=commitment(self._number(seat)))
                while not self.last["table"]["commitment"]["commitments"][seat]:
                    self.until(self.version + 1)
        for seat in self.last["table"]["yours"] if self.all_committed else []:
            if not self.last["table"]["seats"][seat]["number_given"]:
                self.send("number", seat=seat, number=self._number(seat))
                while not self.last["table"]["seats"][seat]["number_given"]:
                    self.until(self.version + 1)

    def gather(self) -> None:
        """Commits, waits for those who do so elsewhere, and opens its numbers."""
        self.give_numbers()
        while not self.all_committed:
            self.until(self.version + 1)
        self.give_numbers()

    def _number(self, seat: int) -> str:
        """The same in each round, as long as the server's commitment is the same."""
        return self.numbers.setdefault((self.last["table"]["commitment"]["sha256"], seat), secrets.token_hex(32))

    @property
    def all_committed(self) -> bool:
        commitments = self.last["table"]["commitment"]["commitments"]
        pairs = zip(self.last["table"]["seats"], commitments, strict=True)
        return all(seat["kind"] == "bot" or sha256 for seat, sha256 in pairs)

    def act(self, random: Random) -> None:
        """Decides on what it saw last, and does not wait for the answer."""
        self.send("act", version=self.version, action=some_choice(self.last["situation"], random))


def some_choice(situation: Json, random: Random) -> Json:
    """Any of what the situation offers: a choice, or cards of one kind. Mostly a sensible one, so that games end."""
    choices = situation["choices"]
    ending = [choice["action"] for choice in choices if choice["wins"] and choice["action"]["action"] in ("stop", "pass")]
    if ending and random.random() < 0.9:
        return random.choice(ending)
    aside = [choice for choice in choices if choice["action"]["action"] == "lay_aside"]
    if aside and random.random() < 0.9:
        worms = [choice for choice in aside if choice["action"]["face"] == "W"]
        return max(worms or aside, key=lambda choice: int(choice["total"]))["action"]
    offered = [
        choice["action"] for choice in choices if len(choices) == 1 or choice["action"]["action"] != "stop" or random.random() < 0.1
    ]
    for playable in situation["playable"]:
        cards = random.sample(playable["cards"], random.randint(1, len(playable["cards"])))
        offered += [{"action": "play", "cards": cards}] * 2
    return random.choice(offered or [choice["action"] for choice in choices])


def all_give_numbers(players: list[Player]) -> None:
    """First all commit, then all open: with the last number the game starts."""
    for _ in range(2):
        for player in players:
            player.until(max(other.version for other in players))
            player.give_numbers()


def to_act(players: list[Player]) -> Player | None:
    """Who of them is to act now, all of them having seen how things stand; waits while bots play. None when the game is over."""
    while True:
        newest = max(player.version for player in players)
        for player in players:
            player.until(newest)
        if len({player.version for player in players}) > 1:
            continue
        last = players[0].last
        if last["table"]["phase"] == "finished":
            return None
        for player in players:
            if player.last["situation"]["yours"]:
                return player
        players[0].until(newest + 1)


def play(players: list[Player], random: Random, actions: int = 100_000) -> bool:
    """This many actions, each answered before the next; True when the game is over."""
    for _ in range(actions):
        acting = to_act(players)
        if acting is None:
            return True
        acting.act(random)
        acting.until(acting.version + 1)
    return to_act(players) is None
