"""The parts of this installation: its version, and which parts are compiled."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from importlib.resources import files


def version() -> str:
    """The version of the installed package."""
    try:
        return installed_version("heckmeck")
    except PackageNotFoundError:  # the sources alone, on the path
        return "0+unknown"


def rules_compiled() -> bool:
    """mypyc compiled the rules. Otherwise they run as plain Python."""
    from heckmeck.rules import protocol

    return not str(protocol.__file__).endswith(".py")


def page_built() -> bool:
    """The page for the browser is part of the installation."""
    return (files("heckmeck") / "server" / "page" / "index.html").is_file()
