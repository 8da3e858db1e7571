"""The commands of `heckmeck`, one module each. What a command needs it imports when it runs, so that `--help` comes at once."""
