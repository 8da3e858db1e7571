"""The commands of `heckmeck`, one module each. A command imports what it needs when it runs, so `--help` comes at once.

The commands share three modules: `common` has options and errors, `question` reads a position, and `numbers` lays results out.
"""
