"""Every seat's chance to win a dice game, forecast from the board between two turns; how that is learnt, and the games for it."""
