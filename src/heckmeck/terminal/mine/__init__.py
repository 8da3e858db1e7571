"""My play: what this computer remembers of finished games and own mistakes, and what that says about somebody's play."""
