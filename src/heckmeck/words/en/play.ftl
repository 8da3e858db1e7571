# Playing line by line.
plain-grill = Grill: { $portions }
plain-stack = { $name }: { $stack } ({ $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
})
plain-aside = Laid aside: { $dice }, total { $total }
plain-rolled = Rolled: { $dice }
plain-round = Round { $round }
plain-in-front = played { $cards }, total { $total }
plain-hand = Your hand: { $cards }
plain-choose = { $name }, your choice ({ $quit } to leave): {""}
plain-choose-hints = { $name }, your choice ({ $hints } for the odds, { $quit } to leave): {""}
plain-tutor = { $question } ({ $yes } to do it, { $hints } for the odds, Enter to choose again): {""}
plain-agree = Do you agree? ({ $yes } for yes, Enter for no): {""}
plain-dice = What did you roll? Type { $dice ->
    [one] the face of your die, W for a worm: {""}
   *[other] the faces of your { $dice } dice, W for a worm: {""}
}
plain-dice-golden = What did you roll? Type { $dice ->
    [0] the face of the golden die after *, such as *1, W for a worm: {""}
    [one] the face of your white die and the golden one after *, such as W*1: {""}
   *[other] the faces of your { $dice } white dice and the golden one after *, such as 44W*1: {""}
}
plain-not-understood = Type a number from 1 to { $most }, or cards such as 3 3 or W5.
plain-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter to see your cards: {""}
plain-free-seat = There are still free seats. { $bot } to add a hen, { $quit } to leave: {""}
plain-away = { $name } is not here. { $bot } to let a hen take over, { $quit } to leave: {""}
plain-deciding = { $name } has up to { $seconds ->
    [86400] a day
   *[other] { $seconds } seconds
} to decide. After that, { $bot } lets a hen play this turn; { $quit } to leave: {""}
plain-remove = { $name } is not here. { $bot } to remove { $name }, { $quit } to leave: {""}
plain-no-number = { $name } is here but has not given a random number. { $bot } to remove { $name }, { $quit } to leave: {""}
plain-what-next = { $end } to quit, { $rematch } for a rematch, { $save } to save the record, { $review } to review the game: {""}
plain-left = The game is saved in { $place }. Continue with: { $command }
plain-over = The game is over. It is saved in { $place }.

# Before the game
plain-number = Your choice (Enter for { $usual }): {""}
plain-number-wrong = { $most ->
    [one] Type 1.
   *[other] Type a number from 1 to { $most }.
}
plain-people = Who is playing at this keyboard? Type the names, separated by commas (Enter for { $guest }): {""}
plain-bots = Which bots are playing? Type their numbers, such as 2 3, or 0 for none; at most { $most } players (Enter for 2 3): {""}
plain-as-printed = As printed
plain-house-rules = With house rules
plain-your-name = What is your name? (Enter for { $guest }): {""}
plain-guest = Guest
bot-chick = Chick
bot-hen = Hen
bot-rooster = Rooster
bot-fox = Fox
bot-champion = Champion
error-real-dice = Real dice are for the dice games only.

action-take-portion = Take portion { $portion }
action-take-bratworm = Take a bratworm from { $rival }
action-keep-specialist = Keep { $object }
action-play = Play { $cards }
action-pass = { $steal ->
    [no_one] Pass
   *[other] Pass and steal from { $steal }
}
