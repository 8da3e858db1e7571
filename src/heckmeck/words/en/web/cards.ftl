# The table of Heckmeck am Karteneck.

cards-grill = Grill
cards-grill-empty = The grill is empty.
cards-reserve = reserve
cards-draw-pile = draw pile
cards-discards = discards
cards-round = round

cards-number-card = Card { $number }
cards-worm-card = Worm card, tag { $tag }
# A card that cannot be played, and why.
cards-closed = { $card }: { $why }

cards-hand = Your hand
cards-in-hand = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
cards-table = Cards on the table
cards-total = Total { $total }
cards-valid = With a worm card: valid
cards-not-valid = No worm card yet
cards-passed = passed
cards-tie = Equal totals: the highest worm tag goes first.

cards-turn-yours = Your turn: play cards or pass.
cards-turn-yours-of = { $name }, your turn: play cards or pass.
cards-help = Tap cards of one kind.
cards-must-pass = You can only pass.
cards-choose = Choose cards
# $cards such as 3 3; $total is the total after it.
cards-play = Play { $cards } → { $total }
cards-clear = Clear
# $action is the button’s text (Pass).
cards-pass-takes = { $action } and take { $portion }

# The odds, which are estimates. ≈ is a mark in the list.
cards-hints = Odds
cards-odds = Chance to win after every play and pass, best first
cards-odds-waiting = Calculating …
cards-odds-close = perhaps as good as the best
cards-odds-why = Estimated chance to win with ± half its 95% interval, from games played on with imagined hands. ≈ may be as good as the best.
