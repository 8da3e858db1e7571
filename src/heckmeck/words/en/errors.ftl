# Why something is refused. Each sentence says what is wrong, and either it or `expected` says what to do.

at-place = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $sentence }
by-rule = { $sentence } (rule { $rule })
expected = Expected { $choices }.

expected-utf8 = text in UTF-8
expected-header = a header such as [game original]
expected-the-header = the header [{ $key } …]
expected-turn = a turn such as Ada: 44412W35>4 stop
expected-turn-of = a turn for { $name }
expected-name = a name of 1 to 24 characters, other than grill, without white space or any of , : ; = [ ] *
expected-one-of = one of { $choices }
expected-option = an option such as lower=any
expected-date = a date such as 2026-11-15
expected-number = a whole number
expected-grill-portion = a portion such as 27, 21-25, 27/golden_die or 36x
expected-specialist = one specialist
expected-position = a position with exactly the pieces of this game
expected-position-id = a position id such as original_21-36_-_-_1
expected-id-grill = a portion such as 27, 21-25, or 27g with the golden die on it
expected-id-seat = - for nothing, or a portion such as 27, one specialist such as w, or bratworms such as b2
expected-id-turn = the number of the player, then the dice aside and the roll, such as 1,555W,1244
expected-names = { $least } to { $most } names, separated by commas
expected-roll = { $dice ->
    [one] a roll of one die
   *[other] a roll of { $dice } dice
}
expected-roll-golden = { $dice ->
    [0] a roll of the golden die alone, such as *1
    [one] a roll of one white die and the golden die, such as W*1
   *[other] a roll of { $dice } white dice and the golden die, such as 124W*1
}
expected-choice = { $choice }
expected-the-result = = { $result }
expected-end-of-line = the end of the line
expected-end-of-record = the end of the record

# Records
error-too-large = This is larger than { $most } kB. No game is that long.
error-line-too-long = Line too long: at most { $most } words.
error-not-utf8 = This is not text.
error-control-character = The character { $code } does not belong in a record.
error-bad-header = { $text } is not a header.
error-bad-line = { $text } is neither a header nor a turn.
error-header-missing = The header [{ $key } …] is missing.
error-header-twice = The header [{ $key } …] appears twice.
error-header-after-body = The header [{ $key } …] comes after the first turn.
error-no-such-header = This game has no header [{ $key } …].
error-name-missing = A player’s name is missing here.
error-name-length = The name “{ $name }” is not 1 to { $most } characters long.
error-name-characters = The name “{ $name }” contains “{ $character }” ({ $number }). Names cannot contain this character.
error-name-grill = “grill” cannot be a name. Records use this word for the grill.
error-name-twice = Two players are called { $name }.
error-no-such-player = There is no player called { $name }.
error-bad-option = { $text } is not an option.
error-option-twice = The option { $option } appears twice.
error-bad-date = { $text } is not a date.
error-not-a-number = { $text } is not a whole number.
error-bad-grill = { $text } is not a portion on the grill.
error-one-specialist = Name exactly one specialist after the player.
error-one-number = Give exactly one number after the player.
error-empty-turn = This turn is empty.
error-bad-token = { $text } does not belong here.
error-roll-missing = The weasel’s new roll is missing.
error-no-choice = { $text } does not belong here: there is no such choice to make.
error-turn-over = { $text } comes too late: the turn is over.
error-turn-not-over = The turn is not over yet.
error-turn-unfinished = { $name }’s turn in the line above is not over.
error-wrong-turn = It is not { $name }’s turn.
error-wrong-result = The turn did not end like this: { $text }.
error-bad-id = “{ $text }” is not a position id.
error-no-position-ids = The game { $game } has no position ids. Its positions come from records.
error-no-such-house-rule = The game { $game } has no such house rule, or this rule is already set: { $text }.
error-bad-seat = { $text } does not belong to a player.
error-bad-turn = “{ $text }” does not describe a turn.

# Rules
error-number-of-players = This game is for { $least } to { $most } players.
error-no-such-game = There is no game “{ $game }”. Choose one of { $games }.
error-no-such-option = The game { $game } has no option { $option }.
error-no-such-value = The option { $option } cannot be { $value }. Choose one of { $values }.
error-no-such-seat = There is no such seat.
error-game-over = The game is over.
error-lay-aside-first = First lay aside all dice of one face.
error-nothing-aside = You have not laid any dice aside yet, so you cannot stop.
error-nothing-rolled = There is no roll to lay aside from.
error-face-not-rolled = The roll shows no { $face ->
    [worm] worm
   *[other] { $face }
}.
error-face-already-aside = { $face ->
    [worm] Worms are already aside.
   *[other] Dice showing { $face } are already aside.
}
error-wrong-number-of-dice = { $dice ->
    [0] No white dice are rolled here.
    [one] Exactly one white die is rolled here.
   *[other] Exactly { $dice } white dice are rolled here.
}
error-dice-in-the-air = The dice are still rolling.
error-nothing-in-the-air = No dice are rolling.
error-no-golden-die = This player does not have the golden die.
error-golden-die-too-late = The golden die can join only before the first roll of a turn.
error-golden-die-not-rolled = The golden die is not among the dice rolled here.
error-golden-die-missing = The golden die is rolled too: write its face after *.
error-golden-die-has-no-such-face = The golden die of this game has no { $face ->
    [worm] worm
   *[other] { $face }
}.
error-no-weasel = This player does not have the weasel.
error-weasel-used = The weasel helps only once per turn.
error-nothing-to-roll-again = There is no roll for the weasel to repeat.
error-nothing-asked = You cannot make this choice now.
error-question-open = Another choice comes first.
error-no-such-portion = This game has no portion { $portion }.
error-portion-twice = Portion { $portion } appears twice.
error-portion-missing = Portion { $portion } is neither on the grill nor in a stack.
error-no-such-specialist = This game has no specialist “{ $specialist }”.
error-specialist-twice = { $subject } appears twice.
error-specialist-not-on-face-up = A specialist has to stand on a face-up portion of the grill, and { $portion } is not one.
error-portion-occupied = Two specialists stand on portion { $portion }.
error-raven-held = Nobody ever has the raven.
error-number-of-bratworms = { $bratworms ->
    [0] There are no bratworms in this game.
   *[other] There are { $bratworms } bratworms in this game.
}
error-golden-die-twice = The golden die cannot be aside and in hand at once.
error-golden-die-not-aside = None of the dice aside can be the golden die.
error-no-dice-left = No dice are left to roll, so this turn is over.
error-roll-failed = The roll shows only faces that are already aside, so this turn is over.
error-no-such-question = This question cannot come up here.

expected-luck = the SHA-256, the secret and a number for each seat, all in hexadecimal, with - for anything missing
error-luck-count = { $seats } seats need a SHA-256, a secret and { $seats } numbers here.
error-bad-luck = { $text } is not a hexadecimal number of the right length.
expected-committed = the SHA-256, the secret and for each seat its commitment and number joined by =, all in hexadecimal, with - for a bot and for a secret that is not public yet
expected-failed = a player’s name, the SHA-256, the secret and for each seat its commitment and number joined by =, with - for a bot and for a number that was not opened
expected-commitment = a commitment and its number in hexadecimal, joined by =, or - for a bot
error-committed-count = { $seats } seats need a SHA-256, a secret and { $seats } commitments here.
error-bad-commitment = { $text } is not a commitment with its number.
error-luck-and-committed = A record has the header committed or the older header luck, not both.

# Tables
error-stale = The game has moved on. Look again and choose again.
error-not-your-turn = It is not your turn.
error-no-seat = You have no seat at this table that can do that.
error-bot-plays = A bot is playing for this seat. Reload the page to take the seat back.
error-seat-taken = This seat is already taken. Choose another one.
error-key-unknown = This personal link belongs to no seat at this table. Check that it is complete.
error-token-used = This token has already set up another table. Make a new token.
error-number-given = This seat has already opened its random number.
error-still-here = This player is still here.
error-back-soon = { $seconds ->
    [one] This player has only just left. Wait one more second.
   *[other] This player has only just left. Wait { $seconds } more seconds.
}
error-no-decision-time = This table has no time limit for decisions.
error-still-thinking = { $seconds ->
    [one] There is one second left for this decision.
   *[other] There are { $seconds } seconds left for this decision.
}
error-own-turn = This is your own turn. Only the others can give it to a bot.
error-nobody-decides = Nobody has to decide anything right now.
error-handed-too-often = Seats have gone back and forth too often. Continue the game first.
error-commitment-given = This seat has already committed to a random number.
error-no-numbers = This table uses real dice and needs no random numbers.
error-not-all-committed = Not everyone has committed to a random number yet. Open yours once all have.
error-other-number = This is not the number that this seat committed to. Send the number behind the commitment.
error-already-started = The game has already started.
error-wait-longer = { $seconds ->
    [one] Wait one more second for this player.
   *[other] Wait { $seconds } more seconds for this player.
}
error-remove-first = The game has not started yet. Remove this player first. Then a bot can take the seat.
error-barred = You did not open your random number at this table, so you cannot play here any more. You can watch.
error-too-many-failed = Too many rounds of random numbers have failed at this table, so nobody else can sit down here. A bot can take the free seat, or you can set up a new table.
error-no-such-table = There is no such table. Check the link, or start a new game.
error-no-dice-to-type = There are no dice to type in now.
error-not-an-action = This is not a move in any of the games.
error-hints-forbidden = This table plays without hints.
error-no-hints-now = There are no odds to show here.
error-no-tutor = This table has no tutor, so nothing can be taken back.
error-nothing-to-take-back = There is nothing to take back: only dice laid aside since the last roll can be taken back.
error-taken-back-too-often = You have taken dice back too often. Roll or stop first.
error-not-started = The game has not started yet.
error-record-secret = The record shows every card, so you can get it only after the game.
error-not-over = The game is not over yet.
error-foreign-origin = This request came from another page. Open the game at its own address.
error-message-too-large = This message is larger than { $most } bytes.
error-too-fast = That was too fast. Wait a moment.
error-not-understood = This message cannot be understood.
error-hello-first = A connection must begin with hello.
error-not-saved = This could not be saved, so it did not happen. Try again.
error-stopping = The server is being stopped. Try again in a moment.
error-too-many-tables = Too many tables were set up from here. Try again later.
error-too-many-connections = Your network has too many connections to this server. Close a few pages and try again.
error-server-full = The server is full. Try again in a minute.
error-too-slow = The request took too long to arrive. Try again.
error-push-off = This server sends no notifications.
error-bad-subscription = This is not a browser’s subscription to notifications. Switch them off and on again.

# The database
error-save-unsure = The database is not answering, so nobody knows yet whether this was saved. Wait a moment and look again.
error-table-damaged = This table is damaged in the database and cannot be opened. Ask the person who runs the server to restore it from a backup.
error-newer-database = The database has schema { $version }, which is newer than this version of Heckmeck. Install the latest version, or name another database in HECKMECK_DATABASE_URL.
error-newer-backup = { $file } was written by a newer version of Heckmeck. Install the latest version.
error-other-version = This server and this program are different versions of Heckmeck. Update the older one.
error-not-creator = Only the person who set up this table can delete it.
error-name-alike = The name “{ $name }” looks like “{ $other }”, a name already at this table. Choose another name.
