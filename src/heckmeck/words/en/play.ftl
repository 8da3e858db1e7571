# Playing line by line.
plain-grill = Grill: { $portions }
plain-stack = { $name }: { $stack } ({ $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
})
plain-hand = Your hand: { $cards }
plain-choose = { $name }, your choice ({ $quit } leaves): {""}
plain-dice = What did { $name } roll with { $dice ->
    [one] one die
   *[other] { $dice } dice
}? {""}
plain-not-understood = Type a number from 1 to { $most }, or cards such as 3 3 or W5.
plain-saved = The game is over and saved as { $file }.
plain-left = The game is saved. Go on with: heckmeck terminal --resume { $file }
plain-guest = Guest
bot-chick = Chick
bot-hen = Hen
bot-rooster = Rooster
error-real-dice = Real dice are for the dice games only.

action-take-portion = Take portion { $portion }
action-take-bratworm = Take a bratworm from { $rival }
action-keep-specialist = Keep { $object }
action-play = Play { $cards }
action-pass = { $steal ->
    [no_one] Pass
   *[other] Pass and steal from { $steal }
}
