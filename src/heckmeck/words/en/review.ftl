# Looking back on a game.

review-player = player
review-start = at the start
review-own-dice = own dice
review-cards = the cards
review-own-choices = own choices
review-others-dice = others’ dice
review-others-choices = others’ choices
review-forecast-error = forecast error
review-outcome = outcome
review-stands = current standing
review-note = { $luck ->
    [cards] The chances come from many quick playouts. A choice is judged by what its player could see. Changes that no choice clearly explains count as cards.
   *[dice] Forecast error: the difference between the forecast before each turn and the exact odds of that turn. It is neither luck nor skill.
}
review-curve = Chances to win, turn by turn:
review-turning-points = Turning points:
# $place is a turn in the notation of records, $changes a list of review-change.
review-turning-point = { $kind ->
    [dice] Turn { $turn }, { $place } — the dice: { $changes }
    [cards] Turn { $turn }, { $place } — the cards: { $changes }
   *[choice] Turn { $turn }, { $place } — the choice: { $changes }
}
review-change = { $name } { $before } → { $after }
review-mistakes = Choices that cost chances to win:
review-no-mistakes = No significant mistakes.
review-more-mistakes = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
# $size is one of review-size; $chosen and $better are a review-choice.
review-mistake = Turn { $turn }, { $place } — { $size }, { $loss }: { $chosen }; better: { $better }
review-choice = { $choice } ({ $chance })
review-place = Turn { $turn }, { $place }
review-analyse = To look at the worst moment: heckmeck analyse { $position }
# Roll-outs of a mistake. $gap and $error are percentage points.
review-confirming = Playing on from the mistakes
review-confirmations = The mistakes by roll-out (estimates):
review-confirmed = The better choice adds { $gap } ± { $error } percentage points to the chance to win, estimated by { $games } games between champions for each choice. { $verdict ->
    [confirmed] This confirms the mistake.
    [refuted] So the choice was no mistake.
   *[open] This neither confirms nor refutes the mistake.
}
review-size-good = best, or nearly
review-size-inaccuracy = inaccuracy
review-size-mistake = mistake
review-size-blunder = blunder

review-every-turn = { $luck ->
    [cards] Every turn, card and choice
   *[dice] Every turn, roll and choice
}
# $change is from one share to another.
review-turn = Turn { $turn }, { $name }: { $change }
review-chances = chances to win

error-review-kernel = A review of Karteneck needs the compiled kernel, which this installation lacks. Install Heckmeck on a machine with a C++ compiler.
error-no-net = There is no net for this game with { $players } players, so the chance to win is unknown. Train one with: heckmeck train
error-unwritable = Cannot write { $file }: { $reason }.
error-no-review = There is no forecast for this game, so it can’t be reviewed.
error-confirm-hidden = Roll-outs can’t confirm mistakes in Karteneck: they would know the cards that were hidden from the player.
