"""Numbers as lines of text and as JSON: statistics, odds, standings, training results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from heckmeck.notation import action_json
from heckmeck.rules.attempt import Prize, is_hen
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Action, Game
from heckmeck.words import Words
from heckmeck.words.columns import aligned, curve
from heckmeck.words.telling import key, tell_action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heckmeck.forecast.making import WinRate
    from heckmeck.forecast.train import Learnt, Training
    from heckmeck.forecast.tune import Tuned, Tuning
    from heckmeck.kinds.shapes import OddsOfChoice
    from heckmeck.players.arena import Contest, Standing
    from heckmeck.players.match import Forfeited
    from heckmeck.players.simulate import Statistics
    from heckmeck.solver.odds import Goal, Odds

BAR = 20

Also = tuple["Goal", Mapping[Action, float]]
"""What every choice is worth for another goal, to be shown beside the first."""


def statistics_lines(statistics: Statistics, words: Words) -> list[str]:
    """The lowest, average and highest count of each kind of event in a game; then each seat's wins and worms."""
    rows = [["", words.say("simulate-least"), words.say("simulate-mean"), words.say("simulate-most")]]
    for kind, counts in statistics.events.items():
        found = key("statistic", kind.__name__)
        if words.has(found):
            rows.append([words.say(found), *_spread(counts, words)])
    rows[1:] = sorted(rows[1:])
    worms = [score for scores in statistics.scores for score in scores]
    rows.append([words.say("simulate-worms"), *_spread(worms, words)])
    names = ("simulate-seat", "simulate-seat-wins", "simulate-seat-share", "simulate-seat-shared", "simulate-seat-worms")
    seats = [[words.say(name) for name in names]]
    for seat in range(statistics.players):
        mean = sum(scores[seat] for scores in statistics.scores) / statistics.games
        share = words.percent(statistics.wins[seat] / statistics.games)
        seats.append([str(seat + 1), str(statistics.wins[seat]), share, str(statistics.shared[seat]), words.decimal(mean)])
    return [*aligned(rows), "", *aligned(seats)]


def _spread(counts: list[int], words: Words) -> list[str]:
    return [str(min(counts)), words.decimal(sum(counts) / len(counts)), str(max(counts))]


def odds_lines(
    found: list[Odds], goal: Goal, board: Board, names: tuple[str, ...], words: Words, also: Also | None = None
) -> list[str]:
    """A row and a bar for every choice, the best first, and below it the portions it wins, with their chances."""
    best = max(abs(one.value) for one in found) or 1.0
    columns = [(goal, {one.action: one.value for one in found}), *[each for each in (also,) if each]]
    headings = [words.say(f"odds-{shown.kind}", total=shown.total) for shown, _ in columns]
    rows = [["", *headings, words.say("odds-fail"), ""]]
    for one in found:
        values = [_value(shown, values[one.action], words) for shown, values in columns]
        bar = "█" * round(BAR * max(0.0, one.value) / best)
        rows.append([tell_action(words, one.action), *values, words.percent(one.fail), bar.ljust(BAR)])
    table = aligned(rows)
    lines = [table[0]]
    for one, row in zip(found, table[1:], strict=True):
        lines.append(row)
        wins = [f"{_prize(prize, board, names, words)} {words.percent(chance)}" for prize, chance in one.wins.items()]
        if wins:
            lines.append("  " + ", ".join(wins))
    return lines


def _value(goal: Goal, value: float, words: Words) -> str:
    return words.percent(value, 4) if goal.is_chance else words.decimal(value, 4)


def _prize(prize: Prize, board: Board, names: tuple[str, ...], words: Words) -> str:
    if prize.rival is None:
        return str(prize.portion)
    if is_hen(board, prize):
        return words.say("odds-hen", portion=prize.portion, name=words.name(names[prize.rival]))
    return words.say("odds-steal", portion=prize.portion, name=words.name(names[prize.rival]))


def odds_json(
    found: list[Odds],
    goal: str,
    rules: DiceGame,
    state: DiceState,
    names: tuple[str, ...],
    also: Also | None = None,
) -> object:
    return {
        "goal": goal,
        "choices": [
            {
                **action_json(rules, one.action, names),
                "value": one.value,
                **({also[0].kind: also[1][one.action]} if also else {}),
                "fail": one.fail,
                "portions": [
                    {
                        "portion": prize.portion,
                        "from": None if prize.rival is None else names[prize.rival],
                        "only_hen": is_hen(state.board, prize),
                        "chance": chance,
                    }
                    for prize, chance in one.wins.items()
                ],
            }
            for one in found
        ],
    }


def estimates_json(found: list[OddsOfChoice], rules: Game[Any], names: tuple[str, ...]) -> object:
    return {
        "goal": "win",
        "choices": [
            {**action_json(rules, one.action, names), "value": one.win, "half_width": one.half_width, "close": one.close}
            for one in found
        ],
    }


def arena_lines(contest: Contest, standing: Standing, words: Words) -> list[str]:
    """Each bot's wins with its 95% interval and its mean worms; ratings if more than two met; and who forfeited games."""
    from heckmeck.players.elo import ratings

    heading = words.say("arena-heading", game=words.say(f"game-{contest.game}"), games=standing.games, seed=str(contest.seed))
    names = ("bot", "games", "wins", "shared", "losses", "share", "worms")
    rows = [[words.say(f"arena-{name}") for name in names]]
    rated = ratings(standing.beaten) if len(contest.bots) > 2 else []
    if rated:
        rows[0].append(words.say("arena-rating"))
    for number, (bot, score) in enumerate(zip(contest.bots, standing.scores, strict=True)):
        share, width = score.share()
        worms, spread = score.mean_worms()
        rows.append(
            [
                bot,
                *[str(count) for count in (score.games, score.wins, score.shared, score.losses)],
                f"{words.percent(share, 2)} ± {words.decimal(100 * width)}",
                f"{words.decimal(worms)} ± {words.decimal(spread)}",
                *[str(round(rated[number])) for _ in rated[:1]],
            ]
        )
    given_up = [
        words.say(
            "arena-forfeit", bot=contest.bots[bot], games=count, reason=words.say(f"forfeit-{why.reason}", **dict(why.details))
        )
        for bot, why, count in _forfeits(standing)
    ]
    return [heading, "", *aligned(rows), *([""] if given_up else []), *given_up]


def _forfeits(standing: Standing) -> list[tuple[int, Forfeited, int]]:
    """Every way in which a bot forfeited games, with the number of games."""
    counts: dict[tuple[int, Forfeited], int] = {}
    for bot, reason in standing.forfeits:
        counts[bot, reason] = counts.get((bot, reason), 0) + 1
    return [(bot, reason, count) for (bot, reason), count in counts.items()]


def arena_json(contest: Contest, standing: Standing) -> object:
    from heckmeck.players.elo import ratings

    rated = ratings(standing.beaten)
    return {
        "game": contest.game,
        "options": dict(contest.options),
        "players": contest.players,
        "seed": contest.seed,
        "games": standing.games,
        "bots": [
            {
                "bot": bot,
                "games": score.games,
                "wins": score.wins,
                "shared": score.shared,
                "losses": score.losses,
                "share": score.share()[0],
                "share_95": _finite(score.share()[1]),
                "worms": score.mean_worms()[0],
                "worms_95": _finite(score.mean_worms()[1]),
                "elo": rated[number],
            }
            for number, (bot, score) in enumerate(zip(contest.bots, standing.scores, strict=True))
        ],
        "forfeits": [
            {"bot": contest.bots[bot], "reason": why.reason, "details": dict(why.details), "games": count}
            for bot, why, count in _forfeits(standing)
        ],
    }


def _finite(width: float) -> float | None:
    """One group alone has no interval."""
    return width if width < float("inf") else None


def training_lines(training: Training | Tuning, words: Words) -> list[str]:
    """What came of the rounds so far, and how the net fared in the end."""
    from heckmeck.forecast.tune import Tuning

    if not training.rounds_done:
        return []
    lines = aligned(_tuned(training.tuned, words) if isinstance(training, Tuning) else _learnt(training.learnt, words))
    if training.final is not None:
        lines += ["", words.say("train-final", share=_win_rate(training.final, words), games=training.final.games)]
    return lines


def _learnt(learnt: Sequence[Learnt], words: Words) -> list[list[str]]:
    """A row for every round, and the curves of loss and wins."""
    rows = [[words.say("train-round"), words.say("train-loss"), words.say("train-held-out"), words.say("train-won")]]
    for number, each in enumerate(learnt, 1):
        losses = [words.decimal(each.loss, 4), words.decimal(each.held_out, 4)]
        rows.append([str(number), *losses, _win_rate(each.win_rate, words)])
    rows.append(["", "", curve([each.held_out for each in learnt]), curve([each.win_rate.share for each in learnt])])
    return rows


def _tuned(tuned: Sequence[Tuned], words: Words) -> list[list[str]]:
    """A row for every tenth of the rounds, its last round, and the curve of the error."""
    rows = [[words.say("train-round"), words.say("tune-error"), words.say("tune-bias")]]
    step = max(len(tuned) // 10, 1)
    shown = range(step - 1, len(tuned), step)
    rows += [[str(at + 1), words.decimal(100 * tuned[at].error, 2), words.decimal(100 * tuned[at].bias, 2)] for at in shown]
    rows.append(["", curve([tuned[at].error for at in shown]), ""])
    return rows


def _win_rate(rate: WinRate, words: Words) -> str:
    return f"{words.percent(rate.share, 2)} ± {words.decimal(100 * rate.half_width)}"
