"""`heckmeck rollout`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import AsJson, Language, fail, find_words, needed_position, print_lines, refusals
from heckmeck.command.crew import Cluster, here_or_cluster

if TYPE_CHECKING:
    from heckmeck.forecast.rollout import RolledOut
    from heckmeck.words import Words

MOST_GAMES = 1_000_000


def rollout(
    position: Annotated[str, typer.Argument(metavar="ID|FILE", help="A position id, or a record. The games begin at its end.")],
    games: Annotated[int, typer.Option(help="Number of games.")] = 1296,
    player: Annotated[
        str | None, typer.Option(help="Who plays in every seat: champion or rooster. Karteneck is played by a quick rule.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games on every machine.")] = 1,
    cluster: Cluster = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Play on from a position many times and count who wins. Stop with Ctrl-C to see the result so far."""
    from heckmeck.kind import kind_of

    words = find_words(language)
    rules, state, names = needed_position(position, words)
    known = kind_of(rules).rollout_players
    if not 2 <= games <= MOST_GAMES:
        fail(words.say("error-rollout-games", most=MOST_GAMES))
    if player is not None and player not in known:
        fail(words.say("error-rollout-player", player=player[:40], players=", ".join(known)))
    player = player or next(iter(known), "")
    with refusals(words), here_or_cluster(cluster, words) as crew:
        found = _played(kind_of(rules).roll_out(rules, state, player, games, seed, crew), games, words)
    if found is None:
        fail(words.say("error-rollout-stopped"))
    if as_json:
        typer.echo(json.dumps(rollout_json(found, names, player, seed), ensure_ascii=False))
    else:
        print_lines(rollout_lines(found, names, player, seed, words))


def _played(reports: Iterator[RolledOut], games: int, words: Words) -> RolledOut | None:
    """The last report. Ctrl-C ends the games, not the command."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    found: RolledOut | None = None
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(words.say("rollout-progress"), total=games)
            for found in reports:
                progress.update(task, completed=found.games)
    except KeyboardInterrupt:
        pass
    return found


def rollout_lines(found: RolledOut, names: tuple[str, ...], player: str, seed: int, words: Words) -> list[str]:
    """Each player's chance to win with its 95% interval, then what was played and how many games leaving out known luck saved."""
    from heckmeck.words.columns import aligned

    rows = [
        [words.name(name), f"{words.percent(chance, 2)} ± {words.decimal(100 * width)}"]
        for name, chance, width in zip(names, found.chances, found.half_widths, strict=True)
    ]
    lines = aligned([["", words.say("odds-win")], *rows])
    if not found.games:
        return [*lines, words.say("rollout-over")]
    lines.append(words.say(f"rollout-{player}", games=found.games, seed=str(seed)))
    if found.gain >= 1.5:
        lines.append(words.say("rollout-gain", games=round(found.games * found.gain)))
    return lines


def rollout_json(found: RolledOut, names: tuple[str, ...], player: str, seed: int) -> object:
    return {
        "games": found.games,
        "player": player,
        "seed": seed,
        "gain": found.gain,
        "players": [
            {"name": name, "win": chance, "win_95": width}
            for name, chance, width in zip(names, found.chances, found.half_widths, strict=True)
        ],
    }
