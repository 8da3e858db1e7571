# The game in the terminal, full screen and line by line. $action is a choice in words, $prize and $prizes what a total wins.

# What can be chosen, and what it leads to
terminal-accept = Accept the failed attempt
terminal-stop-nothing = Stop with nothing: failed attempt
terminal-stop-choose = Stop and choose a portion
terminal-stop-takes = Stop and take { $prize }
terminal-leads-to = { $action } → { $total }
terminal-enough-for = { $action } → { $total }: enough for { $prizes }
terminal-closed = { $action }: { $why }
terminal-odds = Ø { $worms } worms, fails { $fail }
terminal-odds-heading = { $name }: Ø worms, fails
terminal-odds-win = Ø { $worms } worms, fails { $fail }, wins the game { $win }
terminal-odds-heading-win = { $name }: Ø worms, fails, wins

# What lies on the table
terminal-table-of = { $game } with { $names }
terminal-table-at = { $table }, at { $server }
terminal-seat-free = free seat
terminal-bratworms = { $count ->
    [one] one bratworm
   *[other] { $count } bratworms
}
terminal-worms = { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
}
terminal-supply = { $count ->
    [one] One bratworm left
   *[other] { $count } bratworms left
}
terminal-passed = passed
terminal-valid = valid
terminal-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
terminal-in-hand-short = { $count ->
    [one] one card
   *[other] { $count } cards
}
terminal-round = Round { $round }: draw pile { $pile }, reserve { $reserve }
terminal-rolled = Rolled
terminal-to-roll = To roll
terminal-aside = Laid aside
terminal-total = Total
terminal-would-win = Stopping wins { $prizes }.
terminal-would-fail = Stopping now wins nothing.
terminal-no-worm = No worm yet
terminal-your-cards = { $name }, your cards
terminal-turn-of = { $name } to play
terminal-thinking = { $name } is playing …
terminal-choose = { $name }, your choice
terminal-cannot = Not possible now
terminal-log = What happened
terminal-mark-canned-worm = C
terminal-mark-hen = H
terminal-mark-raven = R
terminal-mark-weasel = W
terminal-mark-golden-die = *
terminal-mark-apple = A

# Before the game
terminal-welcome = The grill glows, the worms sizzle. What shall we play?
terminal-game = Game
terminal-which-game = Which game?
terminal-players = Who plays?
terminal-person = Person
terminal-name = Name
terminal-add = One more
terminal-start = Let’s play!
terminal-language = Language
terminal-hints = Allow hints
terminal-dice = Dice
terminal-dice-rolled = The computer rolls
terminal-dice-real = Real dice: type what fell
terminal-options = House rules
terminal-option-lower = If the exact portion is not to be had
terminal-option-lower-next = the next lower one
terminal-option-lower-any = any lower one
terminal-option-turn-over = Turned over after a failed attempt: the highest portion
terminal-option-turn-over-print = unless just put back
terminal-option-turn-over-always = even if just put back
terminal-option-turn-over-every = even with nothing put back
terminal-option-golden-die = The golden die shows
terminal-option-golden-die-worms = 3 ones, 3 worms
terminal-option-golden-die-plain = 1 to 5 and a worm
terminal-new-game = A new game
terminal-go-on = Go on with
terminal-sit-down = Take a free seat
terminal-sit = Sit down
terminal-waiting = Waiting for the others …
terminal-here = here
terminal-away = away
terminal-seat-bot = Seat a hen
terminal-play-on = Let a hen play on for { $name }
terminal-watching = All seats are taken: you are watching.

# During the game
terminal-pass-keyboard = Pass the keyboard to { $name }
terminal-pass-why = The cards stay hidden until you are ready.
terminal-ready = I am { $name }
terminal-fell = { $dice ->
    [0] What does the golden die show? (such as *1, W is a worm)
    [one] What does your die show? (W is a worm)
   *[other] What do your { $dice } dice show? (such as 4412W, W is a worm)
}
terminal-fell-golden = What do { $dice ->
    [one] your white die and the golden one
   *[other] your { $dice } white dice and the golden one
} show? (such as 44W*1, the golden one behind *)
terminal-play-cards = Play { $cards } → { $total }
terminal-choose-cards = Choose cards of one kind.
terminal-lost = The connection is lost. It is being tried again; the game will go on.
terminal-gone = This table cannot be had.

# Keys, in a word or two
terminal-key-roll = Roll
terminal-key-stop = Stop
terminal-key-weasel = Weasel
terminal-key-aside = Lay aside
terminal-key-choose = Choose
terminal-key-cards = Cards
terminal-key-play = Play
terminal-key-pass = Pass
terminal-key-hints = Odds
terminal-key-skip = Any key: faster
terminal-key-leave = Leave
terminal-key-quit = Quit
terminal-key-fields = Next field
terminal-key-start = Start
terminal-key-save = Save
terminal-key-react = React
terminal-key-steps = Step by step
terminal-key-points = Turning points
terminal-key-mistakes = Mistakes
terminal-key-step = Step
terminal-key-turn = Turn
terminal-key-next-mistake = Next mistake
terminal-key-back = Back

# After the game
terminal-wins = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
terminal-rematch = Rematch
terminal-review = Look back
terminal-save = Save the record
terminal-to-start = Back to the start
terminal-record-saved = The record is saved as { $file }.
terminal-not-saved = The record could not be saved: { $reason }.
terminal-other-number = The random number that this seat gave was not used for the dice.
terminal-looking-back = Looking back on the game …
terminal-at-turn = Turn { $turn } of { $turns }: { $name }
terminal-at-step = step { $step } of { $steps }
terminal-at-end = The end of the game
terminal-luck-did = { $luck ->
    [cards] The cards
   *[dice] The dice
}
terminal-after-each = { $name }: chance to win after each choice
terminal-chances = Chances to win
terminal-no-more-mistakes = No mistake comes after this.
terminal-no-screen = There is no screen to draw on here, so the game is played line by line.
terminal-no-game = There is no game to go on with. Start one with: heckmeck terminal
error-bad-link = { $text } is no link to a table, such as http://localhost:8000/t/ID.
error-unreachable = The server cannot be reached ({ $why }). Check the link, and that the server is running.
