"""What a link looks like where people send it: a title, a sentence and a picture, in the head of the page.

Messengers read the page and run no script, so the server writes this. It tells what everybody with the link may see at the table:
the game, names, and whether a seat is free. It tells nothing about how the game stands.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import quote, urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from heckmeck.languages import LANGUAGES
from heckmeck.table.table import Table
from heckmeck.words import Words, preferred_language
from heckmeck.words.telling import listing

WIDTH, HEIGHT = 1200, 630
"""Of the pictures that `tools/make_previews.py` draws."""
HOME: Final = "heckmeck"
"""The picture of no game in particular."""


@dataclass(frozen=True)
class Preview:
    language: str
    title: str
    text: str
    picture: str
    """The name of its picture: a game, or `HOME`."""
    path: str = "/"
    private: bool = False
    """Search engines are asked to leave it out."""


def home(language: str) -> Preview:
    """Of the start page and of every other page that is not a table."""
    words = Words(language)
    return Preview(language, words.say("preview-home"), words.say("preview-home-text"), HOME)


def of_table(table: Table, creator: str | None, language: str) -> Preview:
    """Of a table, in the language of whoever set it up. `language` is for tables that don't know theirs."""
    words = Words(table.language if table.language in LANGUAGES else language)
    free = sum(chair.kind == "open" for chair in table.chairs)
    people = [chair for chair in table.chairs if chair.kind == "person"]
    host = next((chair.name for chair in people if chair.owner == creator), None)
    game = words.say(f"game-{table.rules.id}")
    if free and host is not None:
        title = words.say("preview-invited", name=words.name(host), game=game)
    elif people or not free:
        title = words.say("preview-table", game=game, names=listing(words, [words.name(name) for name in table.names if name]))
    else:
        title = game
    if free:
        text = words.say("preview-free", seats=free)
    else:
        text = words.say("preview-over" if table.phase == "finished" else "preview-watch")
    return Preview(words.language, title, text, table.rules.id, f"/t/{quote(table.id, safe='')}", private=True)


def written(page: str, preview: Preview, origin: str) -> str:
    """The page with the preview in its head. Names may be any text, so all of it is escaped."""
    title = escape(preview.title)
    told = {
        "description": preview.text,
        "og:type": "website",
        "og:site_name": "Heckmeck",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": origin + preview.path,
        "og:image": f"{origin}/previews/{preview.picture}.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
        **({"robots": "noindex"} if preview.private else {}),
    }
    tags = [
        f'    <meta {"property" if key.startswith("og:") else "name"}="{key}" content="{escape(value)}" />\n'
        for key, value in told.items()
    ]
    page = page.replace('<html lang="en">', f'<html lang="{preview.language}">', 1)
    page = re.sub("<title>.*?</title>", lambda _: f"<title>{title}</title>", page, count=1)
    head, end, body = page.partition("  </head>")
    return head + "".join(tags) + end + body


def origin_of(scope: Scope) -> str:
    """Where the page was asked for, such as `https://heckmeck.example.org`. `Guard` knows the host and the proxies before it."""
    asked = urlsplit(f"//{Headers(scope=scope).get('host', '')}")
    name = asked.hostname or "localhost"
    try:
        port = "" if asked.port is None else f":{asked.port}"
    except ValueError:
        port = ""
    return f"{scope['scheme']}://{f'[{name}]' if ':' in name else name}{port}"


def language_of(scope: Scope) -> str:
    """The visitor's first language that is one of ours, else the server's own. Few messengers say one."""
    wanted: list[tuple[float, str]] = []
    for part in Headers(scope=scope).get("accept-language", "").split(",")[:20]:
        tag, _, rank = part.strip().partition(";q=")
        found = re.fullmatch(r"0(\.\d{1,3})?|1(\.0{1,3})?", rank.strip() or "1")
        language = tag[:2].lower()
        if found is not None and float(found[0]) > 0 and language in LANGUAGES and tag[2:3] in ("", "-"):
            wanted.append((-float(found[0]), language))
    # Sorting keeps the order of those that rank the same.
    return min(wanted, key=lambda one: one[0])[1] if wanted else preferred_language()
