"""`python -m heckmeck` is the command `heckmeck`."""

from heckmeck.cli import run

run()
