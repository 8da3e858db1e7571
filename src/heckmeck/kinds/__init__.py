"""The entries of the kinds of game: one folder a kind. `heckmeck.kind` says what an entry is."""
