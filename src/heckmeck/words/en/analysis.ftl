# The analysis in the terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b to go back, q to quit:{" "}
analysis-dice = What do the dice show? Just press Enter to roll. b goes back, q quits:{" "}
analysis-back = b to go back, q to quit:{" "}
analysis-first = This is where you began.
