# After the game.

after-result = Result
after-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
after-worms = { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
}
after-empty = Went home hungry
after-skip = Show the result
after-what-next = What next?
after-rematch = Rematch
after-home = Go to the start page
after-save = Save the record
after-loading = Loading the whole game …
after-failed = The game could not be loaded. Is the server still running?
after-again = Try again

after-share = Share the result
after-share-title = A picture of the result
after-share-now = Share
after-share-save = Save the picture
after-share-failed = This browser could not draw the picture.

after-played = How everyone played
after-skill-champion = Played like a champion
after-skill-nearly = Played almost like a champion
after-skill-well = Played well
after-skill-mixed = Hit and miss
after-skill-hunch = Played on instinct
after-skill-unknown = Too few choices to judge
after-luck-very_lucky = Very lucky
after-luck-lucky = Lucky
after-luck-little_lucky = A little lucky
after-luck-even = Neither lucky nor unlucky
after-luck-little_unlucky = A little unlucky
after-luck-unlucky = Unlucky
after-luck-very_unlucky = Very unlucky
after-accuracy = { $slips ->
    [0] Accuracy { $accuracy }, no slip in { $choices } choices
    [one] Accuracy { $accuracy }, one slip in { $choices } choices
   *[other] Accuracy { $accuracy }, { $slips } slips in { $choices } choices
}
after-luck-number = { $luck ->
    [cards] The cards: { $change } chance to win
   *[dice] Own dice: { $change } chance to win
}

after-moments = The big moments
# $unit is turn or round.
after-moment-place = { $unit ->
    [round] Round { $paragraph }
   *[turn] Turn { $paragraph }
}
after-moment-takes = { $name } takes { $portion }
after-moment-steals = { $name } steals { $portion } from { $rival }
after-moment-loses = { $name } fails and loses { $portion }
after-moment-raven = { $name } snatches { $portion } from the raven
after-moment-hen = { $name } takes the sitting hen from { $rival }
after-moment-lucky = { $luck ->
    [cards] A lucky card for { $name }
   *[dice] A lucky roll for { $name }
}
after-moment-unlucky = { $luck ->
    [cards] An unlucky card for { $name }
   *[dice] An unlucky roll for { $name }
}
after-moment-costly = A costly choice by { $name }
after-moment-better = { $chosen }. Better: { $better }
after-moment-chance = Chance to win { $before } → { $after }
after-moment-look = Show it
after-moment-copy = Copy link
after-moment-copied = Link copied

after-experts = For experts
after-experts-what = chances at every step, luck and choices in numbers, and whether the luck was fair

after-play = Play
after-to-paragraph-back = { $unit ->
    [round] Previous round
   *[turn] Previous turn
}
after-to-paragraph-next = { $unit ->
    [round] Next round
   *[turn] Next turn
}
after-to-moment-back = Previous big moment
after-to-moment-next = Next big moment

after-curve = How the game went
after-curve-axis = from the start to the end of the game
# $scores is a list of after-curve-end.
after-curve-told = Worms over the course of the game. At the end: { $scores }.
after-curve-end = { $name } { $worms }
after-curve-table = As a table
after-step = Step

after-review = { $luck ->
    [cards] The cards and the players
   *[dice] The dice and the players
}
after-review-loading = Reviewing the game …
# $chances is a list of review-change.
after-review-curve-told = Chances to win, from the start to the end of the game: { $chances }.
# $changes is a list of review-change.
after-review-point = { $kind ->
    [dice] Turn { $turn }, { $name }’s dice: { $changes }
    [cards] Turn { $turn }, the cards ({ $name }): { $changes }
   *[choice] Turn { $turn }, { $name }’s choice: { $changes }
}
after-review-mistake = { $name }: { $size }, { $loss }. { $chosen }; better: { $better }
after-review-look = Look at it
after-review-confirm = Confirm by roll-out
after-review-confirm-stop = Stop
after-review-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
after-review-choices = The choices here, with the chance to win
after-review-chosen = (chosen)

after-replay = Replay
after-to-first = First step
after-to-back = Previous step
after-to-next = Next step
after-to-last = Last step
after-slider = Step of the game
after-position = Step { $step } of { $steps }
after-begins = The game begins.
after-analyse = Analyse

# $luck is dice or cards.
after-verify-title = { $luck ->
    [cards] Were the cards dealt fairly?
   *[dice] Were the dice fair?
}
after-verify-what = Before the game, the server committed to a secret number, and every player’s device committed to a random number. They all showed only fingerprints. The numbers were opened once everyone had seen all fingerprints, so nobody could pick a number to their own advantage. All rolls and draws follow from the secret and these numbers. Now the secret is public, and your browser can check every roll and every draw.
after-verify-what-alone = Before the game, the server committed to a secret number and showed only its fingerprint. All rolls and draws follow from the secret and from any numbers that players added. Now the secret is public, and your browser can check every roll and every draw.
after-verify-real-dice = You rolled real dice: there is nothing to check.
after-verify = { $luck ->
    [cards] Check every card
   *[dice] Check every roll
}
after-verified = { $luck ->
    [cards] { $count ->
        [one] One draw checked: it was fair.
       *[other] { $count } draws checked: all of them were fair.
    }
   *[dice] { $count ->
        [one] One roll checked: it was fair.
       *[other] { $count } rolls checked: all of them were fair.
    }
}
after-verified-promise = The fingerprints are exactly those that this browser kept before it opened a number.
after-verified-numbers = { $count ->
    [one] The random number of this browser was used.
   *[other] All { $count } random numbers of this browser were used.
}
after-no-own-number = This browser gave no number for this game. It can confirm that everything follows from the secret and the players’ numbers, but not that one of them is yours.
after-scheme-committed = These players committed to their numbers before anyone opened one: { $names }
after-scheme-nobody = No player added a number. The server alone chose the secret.
after-scheme-older = This game uses the older scheme without commitments: whoever gave a number last could pick it to their own advantage.
after-failed-before = A round of commitments failed before this game: { $name } did not open a number.
after-unconfirmed = This browser cannot confirm your part in the rolls and draws:
after-wrong = { $count ->
    [one] Something is wrong:
   *[other] { $count } things are wrong:
}
after-wrong-no-secret = The server has not published its secret.
after-wrong-secret = The secret is not the one that was promised: its fingerprint is { $found }, but { $expected } was promised.
after-wrong-promise = This browser noted a different fingerprint at the start: { $expected }. Now it is { $found }.
after-wrong-number = The random number { $expected } of { $name }, which this browser opened, was not used. { $found } was used instead.
after-wrong-left-out = The random number { $expected } of { $name }, which this browser opened, was left out.
after-wrong-outcome = Roll or draw number { $draw } should have come out as { $expected }, but the game shows { $found }.
after-wrong-committed = The number of { $name } is not the one that { $name } committed to.
after-wrong-failed = The failed round of { $name } is wrong: its secret or a number does not match its fingerprint.
after-wrong-hidden = A round in which this browser opened a number is missing or changed. Its fingerprint is { $expected }.
after-wrong-unkept = This browser did not open the number of { $name }, so it cannot say whether that number was used. Perhaps another browser opened it, or this one forgot it.
after-wrong-commitments = The commitments of the game are not those that this browser saw before it opened its numbers.
after-wrong-impossible = After roll or draw number { $draw }, the game shows { $found }, which is impossible.
after-wrong-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
after-promise = Promised fingerprint (SHA-256)
after-secret = The secret
