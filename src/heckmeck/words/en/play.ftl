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
plain-choose = { $name }, your choice ({ $quit } leaves): {""}
plain-choose-hints = { $name }, your choice ({ $hints } shows the odds, { $quit } leaves): {""}
plain-dice = What fell? Type { $dice ->
    [one] the face of your die, W for a worm: {""}
   *[other] the faces of your { $dice } dice, W for a worm: {""}
}
plain-dice-golden = What fell? Type { $dice ->
    [0] the golden die behind *, such as *1, W for a worm: {""}
    [one] the face of your white die and the golden one behind *, such as W*1: {""}
   *[other] the faces of your { $dice } white dice and the golden one behind *, such as 44W*1: {""}
}
plain-not-understood = Type a number from 1 to { $most }, or cards such as 3 3 or W5.
plain-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter to see your cards: {""}
plain-free-seat = There are still free seats. { $bot } seats a hen, { $quit } leaves: {""}
plain-away = { $name } is not here. { $bot } lets a hen play on, { $quit } leaves: {""}
plain-what-next = { $end } ends, { $rematch } is a rematch, { $save } saves the record, { $review } looks back on the game: {""}
plain-left = The game is saved in { $place }. Go on with: { $command }
plain-over = The game is over. It is saved in { $place }.

# Before the game
plain-number = Your choice (Enter for { $usual }): {""}
plain-number-wrong = Type a number from 1 to { $most }.
plain-people = Who plays at this keyboard? Names, separated by commas (Enter for { $guest }): {""}
plain-bots = Which bots play along? Type their numbers, such as 2 3, or 0 for none; at most { $most } players (Enter for 2 3): {""}
plain-as-printed = As printed
plain-house-rules = By house rules
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
plain-score = { $name }: { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
}
