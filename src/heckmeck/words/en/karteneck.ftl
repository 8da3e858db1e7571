# Heckmeck am Karteneck. Cards are shown as 3 or W12; $first is a name; $cards and $portions are lists, $count their length.

event-hand-dealt = { $cards ->
    [no_one] { $count ->
        [one] { $seat } is dealt one card.
       *[other] { $seat } is dealt { $count } cards.
    }
   *[other] { $seat } is dealt { $cards }.
}
event-grill-opened = { $count ->
    [one] A new round: portion { $portions } is on the grill.
   *[other] A new round: portions { $portions } are on the grill.
}
event-cards-played = { $seat } plays { $cards } for a total of { $total }.
event-passed = { $valid ->
    [yes] { $seat } passes with { $total }.
   *[no] { $seat } passes without a worm card.
}
event-cards-discarded = { $seat } discards { $cards }.
event-reshuffled = { $count ->
    [one] The draw pile is used up: the only discard becomes the new one.
   *[other] The draw pile is used up: the { $count } discards become the new one.
}
event-card-drawn = { $card ->
    [no_one] { $seat } draws a card.
   *[other] { $seat } draws card { $card }.
}
event-draws-lapsed = { $count ->
    [one] There is nothing left to draw: { $seat } draws one card fewer.
   *[other] There is nothing left to draw: { $seat } draws { $count } cards fewer.
}
event-round-ended = The round is over: { $first } got the last portion.

statistic-turn-began = Turns
statistic-round-ended = Rounds
statistic-reshuffled = Reshuffles
statistic-draws-lapsed = Draws missed

# Records
expected-card = a card such as 3 or W12
expected-card-play = cards of one kind (such as 3 3)
expected-card-pass = pass
expected-card-draw = a draw such as +2
expected-card-steal = steal= and a name
expected-grill-line = a grill: line with { $portions } portions
error-hand-missing = The hand of { $name } is missing.
error-draw-missing = { $name } still has to draw in the line above.
error-draw-not-owed = { $text } is one card too many: nothing more is drawn here.

# Rules
error-awaiting-hands = Deal the cards first.
error-awaiting-grill = Turn up the portions of the new round first.
error-awaiting-card = A player has to play cards or pass first.
error-awaiting-draw = Draw a card first.
error-no-cards = Play at least one card.
error-mixed-kinds = You can play only cards of one kind together.
error-kind-already-played = { $kind ->
    [worm] This player has already played worm cards this round.
   *[other] This player has already played a { $kind } this round.
}
error-card-not-in-hand = This player has no card { $card }, or too few of them.
error-steal-from-oneself = Nobody can steal from their own stack.
error-steal-without-worm = Nobody can steal without a worm card.
error-nothing-to-steal = There is nothing to steal: that stack is empty.
error-total-is-not-the-portion = The total is { $total }, but portion { $portion } is on top of that stack.
error-size-of-grill = { $players } players turn up { $players } portions, not { $portions }.
error-portion-not-face-down = Portion { $portion } is no longer face down.
error-card-not-in-pile = Card { $card } is not among the cards left to draw.
error-number-of-hands = { $players } players need { $players } hands, not { $hands }.
error-size-of-hand = Each player is dealt { $size } cards, not { $cards }.
error-no-such-card = There is no card { $card }.
error-card-too-often = { $most ->
    [one] There is only one card { $card }.
   *[other] There are only { $most } copies of card { $card }.
}
error-number-of-stacks = { $players } players have { $players } stacks, not { $stacks }.
error-portion-too-often = { $most ->
    [one] There is only one portion { $portion }.
   *[other] There are only { $most } copies of portion { $portion }.
}
error-not-whole-rounds = { $portions ->
    [one] One portion in the stacks is not a whole round for { $players } players.
   *[other] { $portions } portions in the stacks do not make whole rounds for { $players } players.
}
error-too-many-portions = { $portions } portions are in the stacks, but only { $most } are in the game.
