"""A review as one page of HTML that needs nothing else: no script, no network."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from heckmeck.notation import Record
from heckmeck.review.lines import changes, heads, mistake, note, parts, signed, turning_point
from heckmeck.review.model import Moment, Review, Size
from heckmeck.review.picture import curve_svg, legend_svg
from heckmeck.review.places import place_of
from heckmeck.review.telling import tell_story
from heckmeck.words import Words
from heckmeck.words.telling import tell_action


def review_page(record: Record, found: Review, words: Words) -> str:
    names = [words.name(name) for name in record.names]
    game = words.say(f"game-{record.game.id}")
    title = words.say("replay-heading", game=game, names=", ".join(names))
    style = (files("heckmeck.review") / "page.css").read_text(encoding="utf-8")
    story = tell_story(record, words)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(record.date)}</p>" if record.date else "",
        "" if story is None else f'<p class="story">{escape(story)}</p>',
        _results(found, names, words),
        _curve(found, names, words),
        _list(words.say("review-turning-points"), [turning_point(record, found, one, words) for one in found.turning_points]),
        _list(
            words.say("review-mistakes" if found.mistakes else "review-no-mistakes"),
            [mistake(record, found, one, words) for one in found.mistakes],
        ),
        f"<h2>{escape(words.say('review-every-turn', luck=found.luck))}</h2>",
        *[_turn(record, found, number, words) for number in range(len(found.turns))],
    ]
    head = (
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
    )
    return head + "\n".join([part for part in body if part]) + "\n</main>\n</body>\n</html>\n"


def _results(found: Review, names: list[str], words: Words) -> str:
    told = [[name, *row] for name, row in zip(names, parts(found, words), strict=True)]
    return f'{_table(heads(found, words), told, "results")}\n<p class="note">{escape(note(found, words))}</p>'


def _table(heads: list[str], rows: list[list[str]], kind: str = "choices") -> str:
    """The first cell of a row names it."""
    top = "".join([f'<th scope="col">{escape(head)}</th>' for head in heads])
    lines = []
    for first, *rest in rows:
        cells = [f'<td data-head="{escape(head)}">{escape(cell)}</td>' for head, cell in zip(heads[1:], rest, strict=True)]
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{"".join(cells)}</tr>')
    return f'<table class="{kind}">\n<thead><tr>{top}</tr></thead>\n<tbody>\n' + "\n".join(lines) + "\n</tbody>\n</table>"


def _curve(found: Review, names: list[str], words: Words) -> str:
    label = words.say("review-curve")
    keys = "".join([f"<span>{legend_svg(seat)} {escape(name)}</span>" for seat, name in enumerate(names)])
    return f"<h2>{escape(label)}</h2>\n<figure>\n{curve_svg(found, label)}\n<figcaption>{keys}</figcaption>\n</figure>"


def _list(heading: str, items: list[str]) -> str:
    told = "\n".join([f"<li>{escape(item)}</li>" for item in items])
    return f"<h2>{escape(heading)}</h2>" + (f"\n<ol>\n{told}\n</ol>" if items else "")


def _turn(record: Record, found: Review, number: int, words: Words) -> str:
    """Folded: how a turn changed its player's chances. Unfolded: every roll, and the odds of every choice."""
    turn = found.turns[number]
    moments = [moment for moment in found.moments if moment.turn == number and (not moment.is_choice or len(moment.choices) > 1)]
    rows = "\n".join([_choice(record, found, one, words) if one.is_choice else _luck(record, found, one, words) for one in moments])
    summary = words.say(
        "review-turn", turn=number + 1, name=words.name(record.names[turn.seat]), change=_whole(found, number, words)
    )
    worst = max([moment.size for moment in moments], key=list(Size).index, default=Size.GOOD)
    badge = "" if worst is Size.GOOD else f" {_badge(worst, words)}"
    return f"<details>\n<summary>{escape(summary)}{badge}</summary>\n<ul>\n{rows}\n</ul>\n</details>"


def _whole(found: Review, number: int, words: Words) -> str:
    """The chances of the turn's player, before and after it."""
    seat = found.turns[number].seat
    return f"{words.percent(found.curve[number][seat])} → {words.percent(found.curve[number + 1][seat])}"


def _luck(record: Record, found: Review, moment: Moment, words: Words) -> str:
    told = f"{signed(moment.gain(moment.whose), words)} ({changes(record, moment, words)})"
    return f"<li><code>{escape(place_of(record, found, moment))}</code> <span>{escape(told)}</span></li>"


def _choice(record: Record, found: Review, moment: Moment, words: Words) -> str:
    heads = [words.say("review-chances"), *[words.name(name) for name in record.names]]
    rows = []
    for choice in moment.choices:
        told = tell_action(words, choice.action, record.names)
        mark = "▸ " if choice.action == moment.move else ""
        rows.append([mark + told, *[words.percent(chance) for chance in choice.chances]])
    badge = "" if moment.size is Size.GOOD else f" {_badge(moment.size, words)} {escape(signed(-moment.loss, words))}"
    place = escape(place_of(record, found, moment))
    return f"<li><code>{place}</code>{badge}{_table(heads, rows)}</li>"


def _badge(size: Size, words: Words) -> str:
    return f'<strong class="{size.value}">{escape(words.say(f"review-size-{size.value}"))}</strong>'
