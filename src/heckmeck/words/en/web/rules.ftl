# The rules of the four games. Each paragraph is a message; what only some of the games have is a message of its own.

rules-title = The rules
rules-page = The rules: { $game }
rules-games = The four games
rules-contents = On this page
rules-learn = Learn it by playing
rules-whole = Open the full rules page
rules-print = Print
rules-play = Play
rules-up = Back to the top

rules-about-original = The pure dice game: roll, keep your nerve, and stop in time.
rules-about-extrawurm = The dice game with five specialists, bratworms and two extra portions.
rules-about-deluxe = The whole barbecue: dice, bratworms and six specialists, the apple among them.
rules-about-karteneck = The same hunger for worms, but with cards in your hand instead of dice.

# Words for pictures
rules-no-worm = no worm
rules-range = { $from }–{ $to }: { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
}
rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rules-dice-aside = Laid aside: { $dice }
rules-dice-rolled = Rolled: { $dice }
rules-dice-worm = worm
rules-example = Example
rules-cards-picture = Cards: { $cards }
rules-card-worm = worm with tag { $tag }

# Aim
rules-aim-title = The aim
rules-aim-grill = Chickens crowd around the grill. It is full of roasted worm portions, each with a number and one to four worms.
rules-aim-win = You roll the dice to reach these numbers. Reach one, and the portion is yours. Whoever has the most worms at the end wins.
rules-aim-win-extra = You roll the dice to reach these numbers. Reach one, and the portion is yours. Specialists help you, and bratworms count as worms too. Whoever has the most worms at the end wins.

# Material
rules-material-title = Components and setup
rules-material-players = For two to seven players.
rules-material-portions = Sixteen portions, 21 to 36. The number on top is what you have to roll; the worms below are what the portion is worth.
rules-material-portions-extra = Eighteen portions: 21 to 36, and also 11 and 13. The number on top is what you have to roll; the worms below are what the portion is worth. 11 and 13 have one worm each.
rules-material-dice = Eight white dice. Each shows the numbers 1 to 5 and a worm. A worm is worth 5 points.
rules-material-specialists-extrawurm = Five specialists: the canned worm, the sitting hen, the raven, the weasel and the golden die.
rules-material-specialists-deluxe = Six specialists: the canned worm, the sitting hen, the raven, the weasel, the golden die and the apple.
rules-material-bratworms = Seven round bratworms. Each is worth one worm at the end.
rules-setup-grill = All portions lie face up in a row, in ascending order. This row is the grill.
rules-setup-specialists = Each specialist stands on its portion, as the picture shows. The bratworms lie beside the grill: they are the supply.
rules-setup-first = Decide among yourselves who begins, or leave it to chance. Play continues clockwise.

# A turn
rules-turn-title = Your turn
rules-turn-roll = Roll all eight dice.
rules-turn-lay = Choose one face and lay aside all dice of this roll that show it. You must not have laid this face aside already this turn.
rules-turn-decide = Now decide: stop, or roll the dice that are left and choose again.
rules-turn-count = The dice aside are added up: that is your total. The worm is a face like the others, and each worm is worth 5 points.
rules-turn-stop = You may stop only right after laying dice aside: never before your first roll, and never while a roll lies in front of you from which you have taken nothing.
rules-turn-empty = Once all dice are aside, your turn ends by itself.
rules-turn-worm = Without at least one worm aside you get nothing, so go for a worm early.
rules-turn-worm-extra = Without at least one worm aside you get nothing, unless you have the canned worm. So go for a worm early.
rules-turn-example-1 = You roll eight dice and lay aside the three fives.
rules-turn-example-2 = Two more fives are tempting, but fives are already aside. You take the worm. There is no portion for 20, so you roll again.
rules-turn-example-3 = You take the two threes and stop at 26.
rules-turn-example-4 = A worm is among your dice, and 26 lies face up on the grill: it is yours, with two worms.

# The end of a turn
rules-stop-title = What you get for your total
rules-stop-intro = If you stop with a worm among your dice, the first of these rules that fits applies:
rules-stop-intro-extra = If you stop with a worm (on a die or the canned worm), the first of these rules that fits applies:
rules-stop-take-title = Take
rules-stop-take = Exactly this number lies face up on the grill: you take that portion.
rules-stop-steal-title = Steal
rules-stop-steal = Exactly this number lies on top of another player’s stack: you steal it.
rules-stop-lower-title = The next lower portion
rules-stop-lower = Otherwise you take the highest portion on the grill that lies face up and is lower than your total.
rules-stop-none-title = Nothing
rules-stop-none = If there is no such portion either, your attempt fails.
rules-stop-must = You have no choice here: with the exact number, you must take or steal that portion.
rules-stop-special = 11 and 13 are special: you can win them only from the grill, and only with exactly 11 or 13 points. You never take them as the next lower portion, and nobody can steal them.
rules-stop-own = Your own top portion does not count. If your total equals it, you take the next lower one from the grill.
rules-stop-stack = Everyone has one stack, and new portions go on top. Only the top portion can be stolen, so it protects those below. Everyone may look at what is in a stack.
rules-stop-next = Then it is the next player’s turn.

# Failed attempt
rules-failed-title = A failed attempt
rules-failed-intro = There are three ways to fail:
rules-failed-faces = A roll shows only faces that you have already laid aside.
rules-failed-worm = You stop without a worm.
rules-failed-portion = You stop, and there is no portion for your total.
rules-failed-cost = A failed attempt has its price:
rules-failed-back = The top portion of your stack goes back to its place on the grill, face up.
rules-failed-over = Then the highest face-up portion on the grill is turned over. Nobody can win it any more.
rules-failed-highest = If the portion you have just put back is itself the highest, it stays face up, and none is turned over.
rules-failed-empty = If you have nothing to put back, nothing is turned over either.
rules-failed-empty-extra = If you put no portion back, because you have none or because only the sitting hen goes back, nothing is turned over either.
rules-failed-order = With specialists, this is the order: your portion goes back, the highest portion is turned over, your specialist goes back, and finally a specialist on the portion that was turned over moves.
rules-failed-example-1 = You have 30 points and two dice left. You want more and roll again.
rules-failed-example-2 = A five and a worm: you already have both. Your top portion, 27, goes back to the grill, and 36, the highest, is turned over.

# Bratworms
rules-bratworms-title = Bratworms
rules-bratworms-ones = If you lay aside two or more ones at once, you get a bratworm right away. You keep it however the turn ends. More ones do not earn more bratworms. A one on the golden die counts too.
rules-bratworms-raven = The raven brings a bratworm too.
rules-bratworms-supply = Bratworms come from the supply. If it is empty, you take one from another player of your choice, but never from the player with the sitting hen. If nobody can give one, you get none.
rules-bratworms-safe = You cannot lose bratworms in any other way. Each is worth one worm at the end.

# Specialists
rules-specialists-title = The specialists
rules-specialists-get = If you take a portion with a specialist from the grill, you get the specialist too. If you steal a portion, you also get the specialist of the player you stole from. The raven and the sitting hen are exceptions.
rules-specialists-use = As long as you have a specialist, it helps you.
rules-specialists-two = Nobody has two. If you get a second one, you choose which to keep; the other goes back to the grill.
rules-specialists-failed = After a failed attempt your specialist goes back to the grill. The sitting hen works a little differently.
rules-specialists-back = A specialist that goes back moves to the lowest face-up portion without a specialist. If there is none, it leaves the game.
rules-specialist-start = Starts on { $portion }

rules-canned_worm-does = If you stop without a worm among your dice, the canned worm counts as one: 5 more points, and you have your worm. This happens automatically.
rules-canned_worm-example = So 6 points become 11, and 8 become 13.
rules-canned_worm-limit = You may still lay worms aside; the canned worm then does nothing. It does not save you from a roll that shows only faces you already have.
rules-hen-sits = The sitting hen sits on your top portion and guards it.
rules-hen-steal = Anyone who would steal that portion gets the hen instead, and nothing else. This is not a failed attempt, and you keep the portion. If the hen sits on 11 or 13, nothing can be stolen, not even the hen.
rules-hen-failed = If your attempt fails, only the hen goes back to the grill: you put no portion back, and none is turned over.
rules-hen-alone = If you have no portion, the hen stays with you after a failed attempt and cannot be stolen. It guards the next portion that you win.
rules-hen-bratworms = As long as you have the hen, nobody may take your bratworms.
rules-raven-gift = Nobody ever gets the raven. Whoever takes the portion it stands on gets a bratworm at once.
rules-raven-moves = Then the raven moves to the lowest free face-up portion. If its portion is turned over, it moves as well, but nobody gets anything. If no portion is free, it leaves the game.
rules-weasel-does = Once per turn, right after a roll and before laying dice aside, you may re-roll all the dice of that roll. The new roll stands.
rules-weasel-rescue = This works even for a roll that would fail because you already have all its faces.
rules-golden_die-does = Before your first roll you decide whether the golden die joins this turn as a ninth die. It is rolled, laid aside and counted like the others.
rules-golden_die-sides = It has three ones and three worms. With it a total can reach 45.
rules-apple-does = Whoever has the apple at the end gets three worms for it.

# End
rules-end-title = The end of the game
rules-end-when = The game ends when no portion is left face up on the grill.
rules-end-when-extra = The game ends when no portion is left face up on the grill. Everything that the last portion brings is settled first.
rules-end-score-original = Count the worms on your portions. The player with the most worms wins.
rules-end-score-extrawurm = Count the worms on your portions and add one for each bratworm. The player with the most worms wins.
rules-end-score-deluxe = Count the worms on your portions, and add one for each bratworm and three for the apple. The player with the most worms wins.
rules-end-tie = If there is a tie, the highest single portion decides. If none of the tied players has a portion, they share the win.

# House rules
rules-house-title = House rules
rules-house-intro = Unless you change something, you play by the rules above. When you set up a table, you can choose:
rules-house-lower-title = Any lower portion
rules-house-lower = If you can’t take the exact portion, you choose any lower face-up portion on the grill, not only the next lower one.
rules-house-lower-extra = If you can’t take the exact portion, you choose any lower face-up portion on the grill, not only the next lower one. 11 and 13 remain exceptions.
rules-house-always-title = No mercy for the highest
rules-house-always = After a failed attempt the highest portion is turned over even if it is the one you have just put back.
rules-house-every-title = Every failed attempt counts
rules-house-every = After every failed attempt the highest portion is turned over, even if you had none to put back. If the highest is the one just put back, it stays face up, and none is turned over.
rules-house-every-extra = After every failed attempt the highest portion is turned over, even if you have none to put back or only the sitting hen goes back. If the highest is the one just put back, it stays face up, and none is turned over.
rules-house-golden-title = Plain golden die
rules-house-golden = The golden die has the same sides as the white ones: 1 to 5 and a worm.

# Karteneck
rules-cards-aim-1 = Once again you are after portions with plenty of worms. This time each round offers as many portions as there are players, and everyone gets one.
rules-cards-aim-2 = Your cards earn you points. The highest total with a worm among its cards takes the best portion. Whoever has the most worms after the last round wins.
rules-cards-players = For two to six players.
rules-cards-material-cards = 110 cards: seventeen each of the numbers 1 to 5, and twenty-five worm cards. A worm card is worth 5 points. Each has a tag with a number from 1 to 25, every number once.
rules-cards-material-portions = 30 portions: three with the number 0, which have no worms, and one each of 16 to 42.
rules-cards-material-worms = The numbers of worms on the portions are provisional: no printed source states them, so we have chosen them.
rules-cards-setup-aside = First draw some portions unseen and put them aside. How many depends on the number of players. Shuffle the others face down: they are the reserve.
rules-cards-table-players = Players
rules-cards-table-aside = Portions put aside
rules-cards-table-rounds = Rounds
rules-cards-setup-hand = Everyone gets six cards and keeps them hidden. The others are the draw pile.
rules-cards-round-title = A round
rules-cards-round-grill = Turn up as many portions as there are players: this is the grill of the round.
rules-cards-round-first = In the first round the table decides who begins. Later, the player who was last to get a portion from the grill begins.
rules-cards-round-turns = On your turn you play cards or pass. Once you have passed, you are out for this round. The others continue clockwise until all have passed. The last player still in may take several turns in a row.
rules-cards-play-title = Playing cards
rules-cards-play-kind = Put one or more cards of one kind face up in front of you: only ones, only twos, and so on, or only worms. You must not have that kind in front of you already this round. You may keep some of them in your hand.
rules-cards-play-total = Everyone can see your total: the sum of all cards in front of you.
rules-cards-play-draw = Then you must draw a card.
rules-cards-pass-title = Passing
rules-cards-pass-may = You may pass whenever it is your turn. If you cannot play anything, you must.
rules-cards-pass-without = Without a worm card in front of you, you discard your cards and immediately take the portion with the lowest number from the grill. You take no part in the sharing. The same applies if you have played nothing at all.
rules-cards-pass-with = With a worm card in front of you, your combination is valid. Your cards stay where they are, and you take part in the sharing. Now you may also steal.
rules-cards-pass-draw = Finally you draw two cards if someone else is still in, and none if you are the last to pass.
rules-cards-steal-title = Stealing
rules-cards-steal-when = At the moment you pass with a valid combination, and only then, you may steal: if your total is exactly the number on top of another player’s stack, you may take that portion.
rules-cards-steal-extra = This is a bonus: you still get a portion in the sharing. The last player to pass may steal too.
rules-cards-steal-back = A stolen portion lies on top of your stack, so it can be stolen again in the same round. Portions numbered 0 are never stolen.
rules-cards-example-1 = You play three fours.
rules-cards-example-2 = On your next turn you play a worm. Now your combination is valid.
rules-cards-example-3 = Then you play two fives and keep a third one in your hand.
rules-cards-example-4 = You pass with 27. The 27 lies on top of another player’s stack: you steal it, draw two cards, and wait for the sharing.
rules-cards-share-title = The sharing
rules-cards-share-order = Once all have passed, those with valid combinations share what is left on the grill: the highest total takes the highest portion, the next total the next one, and so on.
rules-cards-share-tie = If totals are equal, the player with the highest worm tag goes first.
rules-cards-share-none = If all have passed without a worm card, there is nothing left to share: the last player to pass got the last portion and begins the next round.
rules-cards-share-discard = Then all cards that were played are discarded.
rules-cards-share-example = Two players have 27. The player with tag 19 goes first and takes 38; the player with tag 12 takes 31. The player with 22 is left with 24 and begins the next round.
rules-cards-stack = Portions always go on top of your one stack, however you won them. Only the top one can be stolen.
rules-cards-draw-title = Hand and draw pile
rules-cards-draw-hand = You keep your hand from round to round, and it may be as large as you like.
rules-cards-draw-pile = If you have to draw and the draw pile is empty, the discards are shuffled to make a new one. If there are none either, you draw as many cards as there are, perhaps none.
rules-cards-draw-order = When you pass, you first discard or steal, and then draw. So a card you have just discarded may come straight back to you.
rules-cards-end-when = The game ends after the round for which the last portions of the reserve were turned up.
rules-cards-end-score = Count the worms on your portions. The player with the most worms wins.
rules-cards-end-tie = If there is a tie, the highest single portion decides. Players who are still tied share the win.
rules-cards-house = This game has no house rules.
