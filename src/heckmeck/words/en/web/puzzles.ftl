# The puzzles of the page.

puzzles-title = Puzzles
puzzles-daily = Puzzle of the day
puzzles-practice = Practice
puzzles-game = Game
puzzles-theme = Theme
puzzles-level = Level
puzzles-any = { $what }: all
puzzles-next = Next puzzle
puzzles-analyse = Analyse the position
puzzles-streak = { $streak ->
    [0] No streak
    [one] Streak: one day
   *[other] Streak: { $streak } days
}
puzzles-best = { $best ->
    [one] Longest: one day
   *[other] Longest: { $best } days
}
puzzles-score = { $right } of { $asked } right
puzzles-share = Share result
puzzles-copied = Copied!
puzzles-share-right = Heckmeck, puzzle for { $date }: solved ✓ { $streak ->
    [one] First day of my streak.
   *[other] { $streak } days in a row.
}
puzzles-share-wrong = Heckmeck, puzzle for { $date }: not solved ✗ Can you do it?
puzzles-other-day = This is the puzzle for { $date }. It does not count towards your streak.
puzzles-today = Go to today’s puzzle
