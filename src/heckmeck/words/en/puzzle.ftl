# Puzzles, on the page and in the terminal.

puzzle-theme-stop-or-roll = Stop or roll
puzzle-theme-face = Which face
puzzle-theme-steal = Steal or not
puzzle-theme-specialist = Specialists
puzzle-theme-endgame = Endgame
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-of-day = Puzzle for { $date }
puzzle-heading = { $game } · { $theme } · { $level }
puzzle-what-now = It is { $name }’s turn. What now?
puzzle-right = Right! The best choice is: { $choice }.
puzzle-wrong = Not the best choice. Better: { $choice }.
puzzle-exact = Solved exactly: the best choice adds { $gap } percentage points to the chance to win, compared with the second-best.
puzzle-rolled-out = Confirmed by { $games } games between champions for each choice: the best one adds { $gap } ± { $error } percentage points to the chance to win, compared with the second-best.

# Only in the terminal
puzzle-prompt = 1–{ $count }, or q to quit:{" "}
puzzle-not-a-choice = { $count ->
    [one] Type 1.
   *[other] Type a number from 1 to { $count }.
}
puzzle-score = { $right } of { $asked } right.
puzzle-search = Searching games
puzzle-made = { $count ->
    [0] No puzzle was found.
    [one] Added one puzzle to { $file }.
   *[other] Added { $count } puzzles to { $file }.
}
error-no-such-puzzle = There is no such puzzle. Choose another game, theme or level.
error-no-puzzles-in-file = { $file } has no puzzles yet. Make some with: heckmeck make-puzzles { $file }
error-bad-day = “{ $text }” is not a date. Write it as 2026-11-18.
error-day-or-practice = Each day’s puzzle has its own game, theme and level. Give a day or practise, not both.
error-bad-puzzle = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a puzzle. Make puzzles with: heckmeck make-puzzles FILE
error-no-puzzles = There are no puzzles for this game.
error-puzzles-kernel = Finding puzzles needs the compiled kernel, which this installation lacks. Install Heckmeck on a machine with a C++ compiler.
error-nothing-to-choose = In this position there is nothing to choose.
