# The analysis board.

analyse-title = Analysis
analyse-position = Position id
analyse-open = Open
analyse-new = New position
analyse-players = Number of players
analyse-count = { $count } players
analyse-player = Player { $number }
analyse-choices = Choices
analyse-luck = It is time to roll. Tap in what the dice show, or let the computer roll.
analyse-roll = Roll
analyse-over = The game is over.
analyse-line = Moves
analyse-start = Start
analyse-back = One move back
analyse-branch = Line { $number }
analyse-rollout = Roll out
analyse-rollout-stop = Stop
analyse-rollout-games = { $games ->
    [one] One game between champions, with known luck left out.
   *[other] { $games } games between champions, with known luck left out.
}

analyse-set-up = Set up a position
analyse-how = Choose a place, then tap the portions that belong there. In a stack, the one you tap last lies on top.
analyse-place = Place
analyse-place-grill = Grill
analyse-place-down = Face down
analyse-out = out of the game
analyse-on = on { $portion }
analyse-bratworms = { $name }’s bratworms
analyse-turn = Whose turn is it?
analyse-golden = The golden die this turn
analyse-golden-none = not used
analyse-golden-hand = in hand
analyse-golden-aside = aside
analyse-golden-rolled = rolled: { $face }
analyse-weasel-used = The weasel has been used this turn.
analyse-dice-aside = Laid aside
analyse-dice-roll = Rolled
analyse-clear = Clear
analyse-show = Show this position

analyse-record = Open a record
analyse-record-file = A file
analyse-record-text = Or paste the text
analyse-record-copy = Copy the record
analyse-record-copied = Copied
analyse-record-save = Save the record
analyse-record-none = There is no record of these moves: a record begins at the start of a turn.
analyse-record-place = Place in the record
analyse-luck-draw = A card is drawn. Choose it, or leave it to luck.
analyse-luck-grill = Cards are dealt or portions turned up. That is up to luck.
analyse-luck-go = Leave it to luck
analyse-rollout-rule = { $games ->
    [one] One game played by a quick rule, with all hands open.
   *[other] { $games } games played by a quick rule, with all hands open.
}
