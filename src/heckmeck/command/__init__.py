"""The commands of `heckmeck`, one module each. What a command needs it imports when it runs, so that `--help` comes at once.

The commands share three modules: `common` has options and errors, `question` reads a position, and `numbers` lays results out.
"""
