"""The entries of the kinds of game: one folder for each kind. `heckmeck.kind` says what an entry is."""
