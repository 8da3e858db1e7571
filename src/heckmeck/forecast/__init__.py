"""Every seat's chance to win a dice game, forecast from the board between two turns, and how that is learnt."""
