"""Who sits where: free seats, people who stay away, bots that stand in for them, and the same people again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from databases import kept
from table_kit import Client, Json, all_give_numbers, live, number, play_on, refused, sent, set_up, sitting

from heckmeck.table.host import Host
from heckmeck.table.tokens import new_token, owner_of


def seats(client: Client) -> list[Json]:
    found: list[Json] = client.look()["table"]["seats"]
    return found


async def two_far_apart(host: Host, game: str = "original", **more: object) -> tuple[str, str, str]:
    """A table of Ada, who set it up, and Ben, who came by the link: its id and both tokens."""
    seated = await host.create(set_up(game, "Ada", "free", **more))
    token = new_token()
    async with host.table(seated.table) as table:
        await table.sit(1, "Ben", token)
    return seated.table, seated.token, token


# Tokens and ids


def test_ids_and_tokens_cannot_be_guessed_and_tokens_are_not_kept(tmp_path: Path) -> None:
    async def create(host: Host) -> list[tuple[str, str]]:
        made = [await host.create(set_up("original", "Ada", "Ben", "hen Hilda")) for _ in range(5)]
        assert [seated.seats for seated in made] == [[0, 1]] * 5
        return [(seated.table, seated.token) for seated in made]

    made = live(tmp_path, create)
    assert len({text for pair in made for text in pair}) == 10
    assert all(len(table) >= 22 and len(token) >= 32 for table, token in made)
    found = kept(tmp_path)
    for table, token in made:
        assert table.encode() in found
        assert owner_of(token).encode() in found
        assert token.encode() not in found


@pytest.mark.parametrize(
    ("game", "names", "more"),
    [
        ("karteneck", ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"], {}),
        ("original", ["Ada", "Ben"], {"options": {"golden_die": "plain"}}),
        ("original", ["Ada", "Ben"], {"options": {"lower": "nonsense"}}),
        ("karteneck", ["Ada", "Ben"], {"real_dice": True}),
    ],
)
def test_a_table_that_the_rules_do_not_know_is_not_made(game: str, names: list[str], more: Json, tmp_path: Path) -> None:
    async def create(host: Host) -> None:
        with refused("not_possible" if "real_dice" in more else "illegal"):
            await host.create(set_up(game, *names, **more))

    live(tmp_path, create)


def test_there_is_no_table_of_another_id(tmp_path: Path) -> None:
    async def look(host: Host) -> None:
        for other in ("", "nowhere", "x" * 1000, "../tables.db", "' OR 1=1 --"):
            for _ in range(2):
                with refused("no_table", "no_such_table"):
                    async with host.table(other):
                        pass

    live(tmp_path, look)


# Taking a seat


def test_a_newcomer_takes_a_free_seat_and_the_game_starts_with_the_last_number(tmp_path: Path) -> None:
    async def gather(host: Host) -> None:
        seated = await host.create(set_up("deluxe", "Ada", "free", "hen Hilda"))
        token = new_token()
        async with sitting(host, seated.table, seated.token, token) as [ada, ben]:
            assert ben.look()["table"]["yours"] == []
            assert seats(ben)[1] == {
                "name": None,
                "kind": "open",
                "level": None,
                "here": False,
                "number_given": False,
                "avatar": 1,
                "group": -2,
            }
            await ada.give_numbers()
            assert (ada.version, ada.look()["table"]["phase"]) == (1, "gathering")
            with refused("not_possible", "not_all_committed"):
                await ada.open(0, number(f"{ada.token} 0"))
            await ada.live.sit(1, "Ben", token)
            assert (ben.look()["version"], ben.look()["table"]["yours"]) == (2, [1])
            with refused("not_possible", "not_started"):
                await ada.live.act(ada.owner, 2, sent({"action": "roll", "golden": False}))
            await ben.give_numbers()
            assert ada.look()["table"]["phase"] == "gathering"
            await ada.give_numbers()
            update = ada.updates[-1]
            assert (update["version"], update["table"]["phase"], update["situation"]["yours"]) == (6, "playing", True)
            assert [step["version"] for step in update["steps"]] == [6]

    live(tmp_path, gather)


def test_a_number_is_given_once_and_only_for_an_own_seat(tmp_path: Path) -> None:
    async def give(host: Host) -> None:
        table, ada_token, ben_token = await two_far_apart(host)
        async with sitting(host, table, ada_token, ben_token, None) as [ada, ben, stranger]:
            for client, seat in ((ben, 0), (stranger, 0), (ada, -1), (ada, 2), (ada, 99)):
                for give in (client.commit, client.open):
                    with refused("not_yours", "no_seat"):
                        await give(seat, number("x"))
            await ada.give_numbers()
            with refused("not_possible", "commitment_given"):
                await ada.commit(0, number("another"))
            await ben.give_numbers()
            with refused("not_possible", "number_given"):
                await ben.open(1, number(f"{ben_token} 1"))
            with refused("not_possible", "other_number"):
                await ada.open(0, number("another"))
            await ada.give_numbers()
            for give, reason in ((ada.commit, "commitment_given"), (ada.open, "number_given")):
                with refused("not_possible", reason):
                    await give(0, number("another"))
            assert ada.live.table.numbers == (number(f"{ada_token} 0"), number(f"{ben_token} 1"))

    live(tmp_path, give)


def test_a_seat_is_taken_only_once(tmp_path: Path) -> None:
    async def sit(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "free", "free", "hen Hilda"))
        async with host.table(seated.table) as table:
            for seat in (0, 3):
                with refused("not_possible", "seat_taken"):
                    await table.sit(seat, "Ben", new_token())
            for seat in (-1, 4, 10**30):
                with refused("not_possible", "no_such_seat"):
                    await table.sit(seat, "Ben", new_token())
            came = [table.sit(1, name, new_token()) for name in ("Ben", "Cleo", "Dan")]
            answers = await asyncio.gather(*came, return_exceptions=True)
            assert [answer is None for answer in answers] == [True, False, False]
            assert (table.table.names, table.table.version) == (("Ada", "Ben", "", "Hilda"), 1)

    live(tmp_path, sit)


def test_a_free_seat_can_be_given_to_a_bot(tmp_path: Path) -> None:
    async def fill(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "free", "free"))
        async with sitting(host, seated.table, seated.token, None) as [ada, stranger]:
            await ada.give_numbers()
            with refused("not_yours", "no_seat"):
                await ada.live.hand_over(stranger.owner, 1, "hen")
            await ada.live.hand_over(ada.owner, 2, "chick")
            await ada.live.sit(1, "Chick 2", new_token())
            assert ada.look()["table"]["phase"] == "gathering"
            assert [seat["name"] for seat in seats(ada)] == ["Ada", "Chick_2", "Chick_1"]
            with refused("not_possible", "still_here"):
                await ada.live.hand_over(ada.owner, 2, "hen")

    live(tmp_path, fill)


def test_with_the_last_free_seat_given_to_a_bot_the_game_starts_and_goes_to_its_end(tmp_path: Path) -> None:
    async def fill(host: Host) -> None:
        seated = await host.create(set_up("karteneck", "Ada", "free"))
        async with sitting(host, seated.table, seated.token) as [ada]:
            await ada.give_numbers()
            await ada.live.hand_over(ada.owner, 1, "hen")
            await play_on([ada], Random(1))
            assert ada.live.table.phase == "finished"

    live(tmp_path, fill)


# Staying away


def test_everybody_sees_who_is_here(tmp_path: Path) -> None:
    async def come_and_go(host: Host) -> None:
        table, ada_token, ben_token = await two_far_apart(host)
        async with sitting(host, table, ada_token) as [ada]:
            assert [seat["here"] for seat in seats(ada)] == [True, False]
            phone = await Client(ada.live, ben_token).enter()
            laptop = await Client(ada.live, ben_token).enter()
            assert [seat["here"] for seat in (await ada.news())["table"]["seats"]] == [True, True]
            phone.leave()
            assert [seat["here"] for seat in (await ada.news())["table"]["seats"]] == [True, True]
            laptop.leave()
            assert [seat["here"] for seat in (await ada.news())["table"]["seats"]] == [True, False]

    live(tmp_path, come_and_go)


@pytest.mark.parametrize("game", ["original", "karteneck"])
def test_who_stays_away_is_played_by_a_bot_and_has_the_seat_back_on_returning(game: str, tmp_path: Path) -> None:
    async def stay_away(host: Host) -> None:
        table, ada_token, ben_token = await two_far_apart(host, game)
        async with sitting(host, table, ada_token) as [ada]:
            ben = await Client(ada.live, ben_token).enter()
            await all_give_numbers(ada, ben)
            for seat in (0, 1):
                with refused("not_possible", "still_here"):
                    await ada.live.hand_over(ada.owner, seat, "hen")
            ben.leave()
            with refused("not_yours", "no_seat"):
                await ada.live.hand_over(None, 1, "hen")
            for seat in (-1, 2):
                with refused("not_possible", "no_such_seat"):
                    await ada.live.hand_over(ada.owner, seat, "hen")
            await ada.live.hand_over(ada.owner, 1, "hen")
            update = ada.look()
            assert update["steps"][-1]["events"] == [{"event": "seat_handed", "seat": 1, "level": "hen"}]
            assert (update["table"]["seats"][1]["level"], update["table"]["seats"][1]["kind"]) == ("hen", "person")
            await play_on([ada], Random(2), steps=30)
            assert {step["seat"] for update in ada.updates for step in update["steps"]} == {None, 0, 1}
            back = await Client(ada.live, ben_token, version=ben.version).enter()
            assert back.updates[0]["table"]["seats"][1]["level"] is None
            assert {"event": "seat_handed", "seat": 1, "level": None} in back.updates[0]["steps"][-1]["events"]
            await play_on([ada, back], Random(3))
            assert any(update["situation"]["yours"] for update in back.updates)
            with refused("not_possible"):
                await ada.live.hand_over(ada.owner, 1, "hen")
            back.leave()

    live(tmp_path, stay_away)


def test_somebody_with_two_seats_has_both_back(tmp_path: Path) -> None:
    async def stay_away(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "Ben", "free"))
        token = new_token()
        async with sitting(host, seated.table) as _, host.table(seated.table) as table:
            await table.sit(2, "Cleo", token)
            screen = await Client(table, seated.token).enter()
            cleo = await Client(table, token).enter()
            await all_give_numbers(screen, cleo)
            screen.leave()
            await table.hand_over(cleo.owner, 0, "chick")
            await table.hand_over(cleo.owner, 1, "hen")
            screen = await Client(table, seated.token).enter()
            assert [seat["level"] for seat in seats(screen)] == [None, None, None]
            await play_on([screen, cleo], Random(4), steps=20)
            screen.leave()
            cleo.leave()

    live(tmp_path, stay_away)


def test_a_bot_that_stands_in_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def stay_away(host: Host) -> tuple[str, str]:
        table, ada_token, ben_token = await two_far_apart(host)
        async with sitting(host, table, ada_token, ben_token) as clients:
            await all_give_numbers(*clients)
        async with sitting(host, table, ada_token) as [ada]:
            await ada.live.hand_over(ada.owner, 1, "chick")
        return table, ada_token

    table, ada_token = live(tmp_path, stay_away)

    async def go_on(host: Host) -> None:
        async with sitting(host, table, ada_token) as [ada]:
            assert [seat["level"] for seat in seats(ada)] == [None, "chick"]
            await play_on([ada], Random(5))
            assert ada.look()["table"]["phase"] == "finished"

    live(tmp_path, go_on)


# Once more


@pytest.mark.parametrize("game", ["deluxe", "karteneck"])
def test_once_more_with_the_same_people(game: str, tmp_path: Path) -> None:
    """The tokens work at the new table, and whoever began sits last."""

    async def again(host: Host) -> None:
        table, ada_token, ben_token = await two_far_apart(host, game)
        async with sitting(host, table, ada_token, ben_token, None) as [ada, ben, stranger]:
            with refused("not_possible", "not_over"):
                await host.rematch(ada.live, ada.owner)
            await play_on([ada, ben], Random(7))
            with refused("not_yours", "no_seat"):
                await host.rematch(ada.live, stranger.owner)
            assert ada.look()["table"]["rematch"] is None
            await asyncio.gather(host.rematch(ada.live, ada.owner), host.rematch(ada.live, ben.owner))
            await host.rematch(ada.live, ben.owner)
            found = {client.look()["table"]["rematch"] for client in (ada, ben, stranger)}
            assert len(found) == 1
            version, secret = ada.version, ada.live.table.secret
            assert version == ada.updates[-2]["version"] + 1
        [new] = found
        assert new not in (None, table)
        async with sitting(host, new, ada_token, ben_token) as [ada, ben]:
            assert [seat["name"] for seat in seats(ada)] == ["Ben", "Ada"]
            assert (ada.look()["table"]["yours"], ben.look()["table"]["yours"]) == ([1], [0])
            assert (ada.look()["table"]["game"], ada.look()["table"]["phase"]) == (game, "gathering")
            assert ada.live.table.secret != secret
            await play_on([ada, ben], Random(8), steps=5)
            assert ada.look()["table"]["phase"] == "playing"

    live(tmp_path, again)
