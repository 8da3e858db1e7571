"""Practice: positions with one clearly best choice, the puzzle of the day, and how puzzles are found."""
