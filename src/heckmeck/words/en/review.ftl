# A game looked back on.

review-player = player
review-start = at the start
review-own-dice = own dice
review-cards = the cards
review-own-choices = own choices
review-others-dice = others’ dice
review-others-choices = others’ choices
review-outcome = outcome
review-stands = as it stands
# $parts is a list of names with a share each.
review-correction = { $luck ->
    [cards] The chances come from many games played on quickly. A choice is measured by what its player could see; what no choice surely explains counts as cards.
   *[dice] Where the exact odds of a turn differ from the forecast before it, the dice have to answer for it: { $parts }
}
review-curve = Chances to win, turn by turn:
review-turning-points = Where it turned:
# $place is a turn in the notation of records, $changes a list of review-change.
review-turning-point = { $kind ->
    [dice] Turn { $turn }, { $place } — the dice: { $changes }
    [cards] Turn { $turn }, { $place } — the cards: { $changes }
   *[choice] Turn { $turn }, { $place } — the choice: { $changes }
}
review-change = { $name } { $before } → { $after }
review-mistakes = Choices that gave something away:
review-no-mistakes = Nobody gave anything worth mentioning away.
review-more-mistakes = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
# $size is one of review-size; $chosen and $better are a review-choice.
review-mistake = Turn { $turn }, { $place } — { $size }, { $loss }: { $chosen }; better: { $better }
review-choice = { $choice } ({ $chance })
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

error-review-kernel = A review of Karteneck needs the compiled kernel, and this installation has none. Install Heckmeck on a machine with a C++ compiler.
error-no-net = Nothing was learnt for this game with { $players } players, so there is no chance to win to tell. It can be learnt: heckmeck train
error-unwritable = { $file } cannot be written: { $reason }.
error-no-review = Nothing forecasts this game, so it can’t be reviewed.
