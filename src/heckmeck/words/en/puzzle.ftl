# Puzzles, on the page and in the terminal.

puzzle-theme-stop-or-roll = Stop or roll
puzzle-theme-face = Which face
puzzle-theme-steal = Steal or not
puzzle-theme-specialist = Specialists
puzzle-theme-endgame = Endgame
puzzle-theme-play-or-pass = Play or pass
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-of-day = Puzzle for { $date }
puzzle-heading = { $game } · { $theme } · { $level }
puzzle-what-now = It is { $name }’s turn. What now?
puzzle-right = Right! The best choice is: { $choice }.
puzzle-wrong = Not the best choice. Better: { $choice }.
puzzle-exact = Solved exactly: the best choice adds { $gap } percentage points to the chance to win, compared with the second-best.
puzzle-rolled-out-champion = Confirmed by { $games } games between champions for each choice: the best one adds { $gap } ± { $error } percentage points to the chance to win, compared with the second-best.
puzzle-rolled-out-rule = Confirmed by { $games } games for each choice, with the hidden cards dealt at random and all players following a quick rule: the best one adds { $gap } ± { $error } percentage points to the chance to win, compared with the second-best.
puzzle-own-due = { $count ->
    [0] Your own positions: none due today
    [one] Your own positions: one due today
   *[other] Your own positions: { $count } due today
}
puzzle-own-none = None of your positions is due today. When a mistake costs you a lot in a dice game, the position comes back here the next day.
puzzle-own-next = None of your positions is due today. The next one comes back on { $date }.
puzzle-own-from = { $game } · from your game of { $date }
puzzle-own-again = You will see this position again on { $date }.
puzzle-estimate = This is an estimate by the forecast: the best choice adds { $gap } percentage points to the chance to win, compared with the second-best.
puzzle-as-good = Right! Just as good: { $choice }.

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
error-mine-alone = --mine practises the positions that are due. It takes none of --day, --practise, --game, --theme, --level, --file, --number and --json.
error-bad-puzzle = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a puzzle. Make puzzles with: heckmeck make-puzzles FILE
error-no-puzzles = There are no puzzles for this game.
error-puzzles-kernel = Finding puzzles needs the compiled kernel, which this installation lacks. Install Heckmeck on a machine with a C++ compiler.
error-nothing-to-choose = In this position there is nothing to choose.
