# The table of the dice games. $portion is a portion's number, $rival and $name are names.

# What is on the table
dice-portion = Portion { $portion }, { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
}
dice-portion-down = Portion { $portion }, turned over
dice-grill = Grill
dice-supply = { $count ->
    [one] One bratworm left in the supply
   *[other] { $count } bratworms left in the supply
}
dice-bratworms = { $count ->
    [one] One bratworm
   *[other] { $count } bratworms
}

# The hand of dice
dice-hand = Dice
dice-rolled = Rolled dice
dice-worm-face = worm
dice-face-group = { $face ->
    [worm] { $count ->
        [one] { $count } worm
       *[other] { $count } worms
    }
   *[other] { $count } × { $face }
}
dice-aside = Laid aside: { $dice }
dice-aside-nothing = No dice aside yet
dice-points = { $total ->
    [one] point
   *[other] points
}
dice-canned = with the canned worm
dice-failed = Failed!

# What to do
dice-choose-face = Which dice will you lay aside?
dice-roll = { $dice ->
    [one] Roll one die
   *[other] Roll { $dice } dice
}
dice-stop-take = Stop and take { $portion }
dice-stop-steal = Stop and steal { $portion } from { $rival }
dice-stop-hen = Stop and steal { $rival }’s sitting hen
dice-stop-choose = Stop and choose a portion
dice-stop-nothing = Stop with nothing
dice-give-up = Accept the failed attempt
dice-ask-portion = Which portion will you take?
dice-ask-bratworm = Whose bratworm will you take?
dice-ask-specialist = Which specialist will you keep?
dice-key-enter = Enter

# Real dice
dice-fell = { $dice ->
    [0] What does the golden die show?
    [one] What does your die show?
   *[other] What do your { $dice } dice show?
}
dice-fell-golden = And what does the golden die show?
dice-fell-so-far = Dice entered: { $count } of { $dice }
dice-fell-confirm = Confirm the roll
dice-undo = Undo

# The exact odds
dice-hints = Odds
dice-odds = Odds of every choice, best first
dice-odds-waiting = Calculating …
dice-odds-none = There are no odds for this choice.
dice-odds-worms = { $worms } worms on average
dice-odds-fail = { $chance } risk of failing
dice-odds-win = { $chance } chance to win

# The board and your own place
dice-rolls = { $name } is rolling …
dice-turn-of = { $name }’s turn
dice-your-roll = Your turn, { $name }: roll the dice
dice-roll-or-stop = Roll again or stop?
dice-weasel-or-fail = Only faces already aside: use the weasel?
dice-tag-steals = steals from { $rival }
dice-tag-takes = takes { $portion }
dice-tag-face-already-aside = already aside
dice-sure = Stop with nothing?
dice-sure-why = Your dice win no portion yet. If you stop now, the attempt counts as failed.
dice-sure-no = Play on

# Specialists: what they do and where they are.
dice-specialist-on = on portion { $portion }
dice-specialist-with = with { $name }
dice-keep-had = you have it
dice-keep-new = just arrived
