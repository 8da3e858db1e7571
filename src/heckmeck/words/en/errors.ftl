# Why something is refused. Each says what is wrong; what to do follows from `expected` or stands in the sentence.

at-place = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $sentence }
by-rule = { $sentence } (rule { $rule })
expected = Expected { $choices }.

expected-utf8 = text in UTF-8
expected-header = a header such as [game original]
expected-the-header = the header [{ $key } …]
expected-turn = a turn such as Ada: 44412W35>4 stop
expected-turn-of = a turn of { $name }
expected-name = a name of 1 to 24 characters, other than grill, without white space or any of , : ; = [ ] *
expected-one-of = one of { $choices }
expected-option = an option such as lower=any
expected-date = a date such as 2026-11-15
expected-number = a whole number
expected-grill-portion = a portion such as 27, 21-25, 27/golden_die or 36x
expected-specialist = one specialist
expected-position = a position made of this game’s pieces, none of them missing, twice or too often
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
error-too-large = This is larger than { $most } kB, and no game is.
error-line-too-long = This line has more than { $most } words, and none says so much.
error-not-utf8 = This is not text.
error-control-character = The character { $code } has no place in a record.
error-bad-header = { $text } is not a header.
error-bad-line = { $text } is neither a header nor a turn.
error-header-missing = The header [{ $key } …] is missing.
error-header-twice = The header [{ $key } …] stands here for the second time.
error-header-after-body = The header [{ $key } …] comes after the first turn.
error-no-such-header = This game has no header [{ $key } …].
error-name-missing = A player’s name belongs here.
error-name-length = The name “{ $name }” is not 1 to { $most } characters long.
error-name-characters = The name “{ $name }” contains “{ $character }” ({ $number }). Names cannot contain this character.
error-name-grill = “grill” cannot be a name. Records use this word for the grill.
error-name-twice = Two players are called { $name }.
error-no-such-player = There is no player { $name }.
error-bad-option = { $text } is not an option.
error-option-twice = The option { $option } stands here for the second time.
error-bad-date = { $text } is not a date.
error-not-a-number = { $text } is not a whole number.
error-bad-grill = { $text } describes no portion on the grill.
error-one-specialist = Exactly one specialist belongs behind the name.
error-one-number = Exactly one number belongs behind the name.
error-empty-turn = This turn says nothing.
error-bad-token = { $text } cannot be read here.
error-roll-missing = The weasel’s new roll is missing.
error-no-choice = { $text } says nothing: there is no such choice to make here.
error-turn-over = { $text } comes too late: the turn is over.
error-turn-not-over = The turn is not over yet.
error-turn-unfinished = The turn of { $name } in the line above is not over.
error-wrong-turn = It is not the turn of { $name }.
error-wrong-result = { $text } is not how the turn ended.

# Rules
error-number-of-players = This game is for { $least } to { $most } players.
error-no-such-game = There is no game “{ $game }”. There are { $games }.
error-no-such-option = The game { $game } has no option { $option }.
error-no-such-value = The option { $option } cannot be { $value }: it is one of { $values }.
error-no-such-seat = There is no such seat.
error-game-over = The game is over.
error-lay-aside-first = First lay aside all dice of one face.
error-nothing-aside = Nothing lies aside yet, so there is nothing to stop with.
error-nothing-rolled = There is no roll to lay aside from.
error-face-not-rolled = The roll shows no { $face ->
    [worm] worm
   *[other] { $face }
}.
error-face-already-aside = { $face ->
    [worm] Worms already lie aside.
   *[other] Dice showing { $face } already lie aside.
}
error-wrong-number-of-dice = { $dice ->
    [0] No white dice are rolled here.
    [one] Exactly one white die is rolled here.
   *[other] Exactly { $dice } white dice are rolled here.
}
error-dice-in-the-air = The dice are still rolling.
error-nothing-in-the-air = No dice were thrown.
error-no-golden-die = This player does not have the golden die.
error-golden-die-too-late = Only before the first roll of a turn may the golden die join it.
error-golden-die-not-rolled = The golden die is not among the dice rolled here.
error-golden-die-missing = The golden die is rolled too: its face belongs behind *.
error-golden-die-has-no-such-face = The golden die of this game has no side with { $face ->
    [worm] a worm
   *[other] { $face }
}.
error-no-weasel = This player does not have the weasel.
error-weasel-used = The weasel helps only once in a turn.
error-nothing-to-roll-again = There is no roll that the weasel could repeat.
error-nothing-asked = There is no such choice to make now.
error-question-open = An open choice comes first.
error-no-such-portion = This game has no portion { $portion }.
error-portion-twice = Portion { $portion } is there twice.
error-portion-missing = Portion { $portion } is neither on the grill nor in a stack.
error-no-such-specialist = This game has no specialist “{ $specialist }”.
error-specialist-twice = { $subject } is there twice.
error-specialist-not-on-face-up = A specialist stands on a face-up portion of the grill, and { $portion } is none.
error-portion-occupied = Two specialists stand on portion { $portion }.
error-raven-held = Nobody ever has the raven.
error-number-of-bratworms = There are { $bratworms } bratworms in this game.

expected-luck = the SHA-256, the secret and a number for each seat, all in hexadecimal, with - for what is not there
error-luck-count = { $seats } seats need a SHA-256, a secret and { $seats } numbers here.
error-bad-luck = { $text } is no hexadecimal number of the right length.

# Tables
error-stale = The table has moved on meanwhile. Look again and choose once more.
error-not-your-turn = It is not your turn.
error-no-seat = You have no seat at this table that could do that.
error-bot-plays = A bot is playing for this seat. Load the page again to take it back.
error-seat-taken = Somebody has already taken this seat. Choose another one.
error-number-given = This seat has already given its random number.
error-still-here = This player is still here.
error-no-such-table = There is no such table. Check the link, or start a new game.
error-no-dice-to-type = No dice are waiting to be typed in.
error-not-an-action = This is not something that can be done in a game.
error-hints-forbidden = This table plays without hints.
error-no-hints-now = There are no odds to show here.
error-not-started = The game has not started yet.
error-record-secret = The record shows every card, so it can be had only when the game is over.
error-not-over = The game is not over yet.
error-foreign-origin = This request came from another page. Open the game at its own address.
error-message-too-large = This message is larger than { $most } bytes.
error-too-fast = That was too fast. Wait a moment.
error-not-understood = This message cannot be understood.
error-hello-first = A connection begins with hello.
error-not-saved = This could not be saved, so it was not done. Try again.
error-stopping = The server is being stopped. Try again in a moment.
error-too-many-tables = Too many tables were set up from here. Try again later.
error-too-many-connections = Your network has too many connections to this server. Close a few pages and try again.
error-server-full = The server is full. Try again in a minute.
error-too-slow = The request took too long to arrive. Try again.

# The database
error-save-unsure = The database does not answer, so nobody knows yet whether this was saved. Wait a moment and look again.
error-table-damaged = This table is damaged in the database and cannot be opened. Ask the person who runs the server to restore it from a backup.
error-newer-database = The database has schema { $version }, which is newer than this version of Heckmeck. Install the latest version, or name another database in HECKMECK_DATABASE_URL.
error-other-version = This server speaks another version than this program. Update the older of the two.
error-not-creator = Only the person who set up this table can delete it.
error-name-alike = The name “{ $name }” looks like “{ $other }”, who is at this table. Choose another name.
