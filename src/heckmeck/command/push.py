"""`heckmeck push-key`, and what the environment says about messages to people who are away."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from heckmeck.command.common import Language, fail, find_words, print_lines

if TYPE_CHECKING:
    from heckmeck.server.push import Push
    from heckmeck.server.watch import Watch
    from heckmeck.store import Store
    from heckmeck.words import Words

KEY = "HECKMECK_VAPID_KEY"
"""The server's private key for Web Push. Without it the server sends no messages."""
CONTACT = "HECKMECK_PUSH_CONTACT"
"""Where a push service finds whoever runs the server: a mailto: or https: address."""
GRACE = "HECKMECK_PUSH_GRACE"
"""Seconds that somebody may be away before a message is sent."""


def push_key(language: Language = "") -> None:
    """Print a new key for HECKMECK_VAPID_KEY. With it, the server can tell people who are away that it's their turn."""
    words = find_words(language)
    try:
        from heckmeck.server.push_send import new_key
    except ImportError:
        fail(words.say("error-no-push"))
    print_lines([new_key()])


def open_push(store: Store, watch: Watch, grace: int, words: Words) -> Push | None:
    """What sends the messages, if the host wants any."""
    key, contact = os.environ.get(KEY, ""), os.environ.get(CONTACT, "")
    if not key:
        return None
    try:
        from heckmeck.server import push_send
        from heckmeck.server.push import Push
        from heckmeck.store.pushes import Pushes
    except ImportError:
        fail(words.say("error-no-push"))
    try:
        push_send.check_key(key)
    except push_send.BadSetting:
        fail(words.say("error-bad-push-key", variable=KEY))
    try:
        sender = push_send.Sender(key, contact, push_send.PUBLIC)
    except push_send.BadSetting:
        fail(words.say("error-bad-push-contact", variable=CONTACT))
    return Push(Pushes(store), sender, watch, grace)
