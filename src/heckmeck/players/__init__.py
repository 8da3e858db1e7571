"""Those who play: the random player now, bots beside it."""
