"""`heckmeck push-key`, and a server that is told to send messages to people who are away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from serving import environment
from typer.testing import CliRunner

from heckmeck.cli import app

WITHOUT = "import sys; sys.modules.update(http_ece=None, py_vapid=None, cryptography=None); from heckmeck.cli import run; run()"
"""The command where heckmeck[push] is not installed."""


def push_key() -> str:
    done = CliRunner().invoke(app, ["push-key"])
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def run(*arguments: str, program: tuple[str, ...] = ("-m", "heckmeck"), env: dict[str, str] | None = None) -> tuple[int, str, str]:
    done = subprocess.run([sys.executable, *program, *arguments], capture_output=True, text=True, timeout=300, env=env)
    return done.returncode, done.stdout, done.stderr


def play(folder: Path, program: tuple[str, ...] = ("-m", "heckmeck"), **more: str) -> tuple[int, str, str]:
    return run("play", "--no-browser", "--language", "en", program=program, env=environment(folder, **more))


def test_a_new_key_is_one_line_and_never_the_same() -> None:
    keys = {push_key() for _ in range(2)}
    assert len(keys) == 2
    assert all(len(key) == 44 and key.endswith("\n") for key in keys)


def test_without_the_libraries_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    sentence = "Push messages need http-ece and py-vapid. Install them with: pip install 'heckmeck[push]'\n"
    assert run("push-key", "--language", "en", program=("-c", WITHOUT)) == (1, "", sentence)
    settings = {"HECKMECK_VAPID_KEY": push_key().strip(), "HECKMECK_PUSH_CONTACT": "mailto:host@example.org"}
    assert play(tmp_path, ("-c", WITHOUT), **settings) == (1, "", sentence)


def test_a_server_that_sends_no_messages_needs_no_libraries() -> None:
    code = "import sys; sys.modules.update(http_ece=None, py_vapid=None, cryptography=None); import heckmeck.server.app"
    assert run(program=("-c", code)) == (0, "", "")


@pytest.mark.parametrize("key", ["secret", "A" * 43])
def test_what_is_no_key_is_said_before_anybody_comes(tmp_path: Path, key: str) -> None:
    told = play(tmp_path, HECKMECK_VAPID_KEY=key, HECKMECK_PUSH_CONTACT="mailto:host@example.org")
    assert told == (1, "", "HECKMECK_VAPID_KEY is not a key. Make one with: heckmeck push-key\n")


@pytest.mark.parametrize("contact", ["", "me"])
def test_a_key_needs_a_contact(tmp_path: Path, contact: str) -> None:
    told = play(tmp_path, HECKMECK_VAPID_KEY=push_key().strip(), HECKMECK_PUSH_CONTACT=contact)
    reason = "must be an address where push services can reach you, such as mailto:you@example.org."
    assert told == (1, "", f"HECKMECK_PUSH_CONTACT {reason}\n")
