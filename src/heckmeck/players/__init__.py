"""The players: bots by level, bots of your own, random play, and the arena in which they meet."""
