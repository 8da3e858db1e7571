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
