# The game in the terminal, full screen and line by line. $action is a choice in words, $prize and $prizes what a total wins.

# The choices, and what they lead to
terminal-accept = Accept the failed attempt
terminal-stop-nothing = Stop with nothing: failed attempt
terminal-stop-choose = Stop and choose a portion
terminal-stop-takes = Stop and take { $prize }
terminal-leads-to = { $action } → { $total }
terminal-enough-for = { $action } → { $total }: enough for { $prizes }
terminal-prize = { $portion }
terminal-prize-stolen = { $portion } from { $name }
terminal-closed = { $action }: { $why }
terminal-odds = { $worms } worms on average, { $fail } risk of failing
terminal-odds-heading = { $name }: average worms, risk
terminal-odds-win = { $worms } worms on average, { $fail } risk of failing, { $win } chance to win
terminal-odds-heading-win = { $name }: average worms, risk, win
terminal-odds-estimate = about { $win } ± { $width } chance to win
terminal-odds-close = about { $win } ± { $width } chance to win, perhaps as good as the best
terminal-odds-heading-estimate = { $name }: chance to win, estimated

# What lies on the table
terminal-table-of = { $game } with { $names }
terminal-table-at = { $table }, on { $server }
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
terminal-would-win = If you stop, you win { $prizes }.
terminal-would-fail = If you stop now, you win nothing.
terminal-no-worm = No worm yet
terminal-your-cards = { $name }, your cards
terminal-turn-of = { $name }’s turn
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
terminal-welcome = The grill is glowing, the worms are sizzling. What shall we play?
terminal-game = Game
terminal-which-game = Which game?
terminal-players = Who is playing?
terminal-person = Person
terminal-name = Name
terminal-add = Add a player
terminal-start = Play
terminal-language = Language
terminal-hints = Allow hints
terminal-tutor = Tutor: warn me of costly choices
terminal-dice = Dice
terminal-dice-rolled = The computer rolls
terminal-dice-real = Real dice: type your roll
terminal-options = House rules
terminal-option-lower = If you can’t take the exact portion
terminal-option-lower-next = the next lower one
terminal-option-lower-any = any lower one
terminal-option-turn-over = The highest portion is turned over after a failed attempt
terminal-option-turn-over-print = unless just put back
terminal-option-turn-over-always = even if just put back
terminal-option-turn-over-every = even with nothing put back
terminal-option-golden-die = The golden die shows
terminal-option-golden-die-worms = 3 ones, 3 worms
terminal-option-golden-die-plain = 1 to 5 and a worm
terminal-new-game = A new game
terminal-go-on = Continue a game
terminal-sit-down = Take a free seat
terminal-sit = Sit down
terminal-waiting = Waiting for the others …
terminal-here = here
terminal-away = away
terminal-seat-bot = Add a hen
terminal-play-on = Let a hen take over for { $name }
terminal-play-turn = Let a hen play this turn for { $name }
terminal-remove = Remove { $name }
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
} show? (such as 44W*1, the golden one after *)
terminal-play-cards = Play { $cards } → { $total }
terminal-choose-cards = Choose cards of one kind.
terminal-lost = The connection is lost. Reconnecting … The game will continue.
terminal-gone = This table is not available.

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
terminal-review = Review the game
terminal-save = Save the record
terminal-to-start = Start screen
terminal-record-saved = The record is saved as { $file }.
terminal-not-saved = The record could not be saved: { $reason }.
terminal-other-number = The random number that this seat gave was not used for the rolls and draws.
terminal-nothing-kept = Not confirmed: this terminal did not open the random numbers of your seats, so it cannot say whether they were used.
terminal-no-proof = Not confirmed: this terminal opened a random number for your seat, but the record does not say how the luck came about.
terminal-other-promise = The server’s commitment is not the one that this terminal saw before the game.
terminal-other-commitments = The commitments in the record are not those that this terminal saw before it opened your number.
terminal-hidden-round = The record leaves out or changes a failed round in which this terminal opened your number.
terminal-no-own-number = You had no seat here, so none of the numbers is yours.
terminal-looking-back = Reviewing the game …
terminal-at-turn = Turn { $turn } of { $turns }: { $name }
terminal-at-step = step { $step } of { $steps }
terminal-at-end = The end of the game
terminal-luck-did = { $luck ->
    [cards] The cards
   *[dice] The dice
}
terminal-after-each = { $name }: chance to win after each choice
terminal-chances = Chances to win
terminal-no-more-mistakes = No more mistakes after this.
terminal-no-screen = Full-screen mode is not available here, so you play line by line.
terminal-no-game = There is no game to continue. Start one with: heckmeck terminal
error-bad-link = { $text } is not a link to a table, such as http://localhost:8000/t/ID.
error-unreachable = Cannot reach the server ({ $why }). Check the link and whether the server is running.
error-answer-too-large = This server sends more than a Heckmeck server ever would. Check the link.
