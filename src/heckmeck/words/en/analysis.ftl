# The analysis in the terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b to go back, r for the record, q to quit:{" "}
analysis-dice = What do the dice show? Just press Enter to roll. b goes back, q quits:{" "}
analysis-back = b to go back, r for the record, q to quit:{" "}
analysis-first = This is where you began.
analysis-luck = What comes? Type a card such as W7, or the portions of the round such as 18 21 30. Just press Enter to leave it to luck. b goes back, q quits:{" "}
analysis-bad-luck = { $text } is neither a card nor a list of portions. Type a card such as W7, or portions such as 18 21 30.
analysis-no-record = There is no record of these moves: a record begins at the start of a turn.
