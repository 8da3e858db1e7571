"""Tables brought to where a test wants them, over the wire: with real dice, which fall as they are told to."""

from __future__ import annotations

from random import Random
from typing import Any

from serving import Server
from table_players import Player


def seated_at(server: Server, game: str, *seats: str, **more: Any) -> Player:
    """A new table, and somebody who sits on all seats that are not bots. Its address is `address(player)`."""
    seated = server.set_up(game, *seats, **more)
    player = Player(server, seated["table"], seated["token"])
    player.give_numbers()
    return player


def address(player: Player, own: bool = True) -> str:
    """Where the page shows the table, to a player or to a spectator."""
    return f"/t/{player.table}" + (f"#key={player.token}" if own else "")


def decide(player: Player) -> None:
    """Anything sensible."""
    player.act(Random(player.version))
    player.until(player.version + 1)


def choose(player: Player, **action: Any) -> None:
    player.send("act", version=player.version, action=action)
    player.until(player.version + 1)


def roll(player: Player, dice: str, golden: bool = False) -> None:
    """All dice that the hand has left fall like this."""
    if player.last["view"]["awaiting"] != "fall":
        choose(player, action="roll", golden=golden)
    player.send("fell", version=player.version, dice=dice)
    player.until(player.version + 1)


def lay_aside(player: Player, dice: str) -> None:
    """A roll with these dice of one face among others, which are laid aside. `WWW` are three worms."""
    face, left = dice[0], player.last["view"]["turn"]["dice"]
    other = "2" if face == "4" else "4"
    roll(player, dice + other * (left - len(dice)))
    choose(player, action="lay_aside", face=face)


def turn(player: Player, *laid: str) -> None:
    """A whole turn: all this is laid aside, roll by roll, and then it stops."""
    seat = player.last["situation"]["seat"]
    for dice in laid:
        lay_aside(player, dice)
    if player.last["situation"]["seat"] == seat and player.last["table"]["phase"] == "playing":
        choose(player, action="stop")


def torn_between(server: Server, ask: bool = True, name: str = "Ada") -> Player:
    """Ada has the hen, of which there is most to say, and steals the weasel from Ben, who sits elsewhere. Which will she keep?

    Without `ask` she has yet to stop."""
    return torn_beside(server, ask, name)[0]


def torn_beside(server: Server, ask: bool = True, name: str = "Ada") -> tuple[Player, Player]:
    """The same, and Ben too, who may leave."""
    ada = seated_at(server, "deluxe", name, "free", real_dice=True)
    ben = Player(server, ada.table, server.sit(ada.table, 1, "Ben")["token"])
    ada.until(ben.version)
    turn(ada, "WWW", "33")
    ben.until(ada.version)
    turn(ben, "WWW", "55")
    ada.until(ben.version)
    lay_aside(ada, "WWW")
    lay_aside(ada, "55")
    if ask:
        choose(ada, action="stop")
        ben.until(ada.version)
    return ada, ben


def bratworms_gone(server: Server) -> Player:
    """Ada, Ben and Cleo have all bratworms. Then Ben takes the raven's portion: whose bratworm does he get?"""
    player = seated_at(server, "deluxe", "Ada", "Ben", "Cleo", real_dice=True)
    while player.last["view"]["bratworm_supply"] > 0:
        roll(player, "11112222")
        choose(player, action="lay_aside", face="1")
        roll(player, "1111")
    lay_aside(player, "WWWW")
    lay_aside(player, "3")
    choose(player, action="stop")
    return player
