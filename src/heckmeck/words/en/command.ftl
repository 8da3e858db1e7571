# What the command line prints.

replay-heading = { $game }: { $names }
replay-options = House rules: { $options }
replay-scores = Worms: { $scores }
replay-score = { $name } { $worms }
replay-next = To act: { $name }

simulate-heading = { $games ->
    [one] One random game of { $game } with { $players } players, seed { $seed }
   *[other] { $games } random games of { $game } with { $players } players, seed { $seed }
}
simulate-least = least
simulate-mean = mean
simulate-most = most
simulate-seat = Seat
simulate-seat-wins = wins
simulate-seat-share = share
simulate-seat-shared = shared
simulate-seat-worms = mean worms
simulate-worms = Worms of a player
simulate-records = The records are in { $folder }.

statistic-turn-ended = Turns
statistic-failed-attempt = Failed attempts
statistic-portion-taken = Portions taken
statistic-portion-stolen = Portions stolen
statistic-portion-turned-over = Portions turned over
statistic-bratworm-taken = Bratworms taken
statistic-weasel-used = Weasel used

# Trouble outside the games.
error-no-file = There is no file { $file }.
error-is-folder = { $file } is a folder; name a record in it.
error-unreadable = { $file } cannot be read: { $reason }.
error-no-folder = Nothing can be written into { $folder }: { $reason }.
error-bad-pair = { $text } is not an option: write it as name=value, such as lower=any.
error-too-few-games = At least one game is needed.
in-file = { $file }: { $sentence }
error-no-such-language = There is no language “{ $language }”. There are { $languages }.
error-file-or-flags = Ask with a record or with flags, not with both.
error-odds-dice-only = There are odds for the dice games only.
error-turn-ended = This turn is already over: there is nothing left to choose.
error-bad-goal = “{ $text }” is no goal: it is worms, total, win, atleast:27 or exactly:27, with any total.
error-no-odds = There is nothing to roll for here: the game is over, or another choice is open.
error-bad-portions = { $text } names no portions: write them as 21-28,30.
error-bad-dice = { $text } shows no dice: write them as 555W, the golden die last behind a *.
error-not-eight-dice = There are eight white dice: { $aside } aside and { $rolled } rolled do not fit.
error-no-such-bot = There is no bot “{ $bot }”. There are { $bots }, and cmd:PROGRAM for one of your own.
error-too-few-bots = { $players } players need as many bots, and { $bots } are named.

odds-worms = worms
odds-total = total
odds-atleast = at least { $total }
odds-exactly = exactly { $total }
odds-win = wins the game
odds-fail = fails
odds-steal = { $portion } from { $name }
odds-hen = the sitting hen on { $portion } from { $name }
odds-rival = rival { $number }

action-roll = { $golden ->
    [yes] Roll with the golden die
   *[no] Roll
}
action-stop = Stop
action-lay-aside = { $face ->
    [worm] Lay aside worms
   *[other] Lay aside { $face }
}
action-use-weasel = Use the weasel

arena-heading = { $game }, { $games } games, seed { $seed }
arena-interrupted = Interrupted after { $games } games.
arena-bot = bot
arena-games = games
arena-wins = wins
arena-shared = shared
arena-losses = losses
arena-share = won, 95%
arena-worms = worms
arena-rating = Elo
arena-forfeit = { $games ->
    [one] { $bot } gave one game away: { $reason }.
   *[other] { $bot } gave { $games } games away: { $reason }.
}

# What a bot did, after “gave a game away:”.
forfeit-not-json = it answered what is not JSON ({ $text })
forfeit-no-such-number = it chose number { $number }, and the legal actions are numbered from 0 to { $most }
forfeit-not-legal = it chose what is not legal there ({ $text })
forfeit-not-asked = it spoke without being asked
forfeit-no-answer = it gave no answer within { $seconds } seconds
forfeit-too-long = it answered with more than { $bytes } bytes
forfeit-ended = it ended with exit code { $code }
forfeit-closed = it closed its output
forfeit-not-started = it could not be started ({ $error })

serve-address = Heckmeck is at { $address }
serve-local = Only this computer can reach it. For your home network: heckmeck play --host 0.0.0.0
serve-open = Everybody in your network can reach it. Stop it with Ctrl-C.
serve-ended = Heckmeck has stopped. All tables are saved.
error-no-database = The database cannot be opened ({ $reason }). Name another one in HECKMECK_DATABASE_URL.
error-bad-limit = { $variable } has to be a whole number, and { $text } is none.
error-bad-proxy = --trusted-proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas, and { $text } is not such a list.
error-no-server = The server could not start.
error-cannot-listen = It is not possible to listen at { $host }, port { $port } ({ $reason }). Choose another with --host or --port.
error-no-page = The page is not part of this installation. Install Heckmeck from its repository with: make play

verify-verified = { $draws ->
    [one] The only roll or draw is right.
   *[other] All { $draws } rolls and draws are right.
}
verify-published = They follow from the secret whose SHA-256 was published at the start: { $sha256 }
verify-no-luck = This record has no header [luck …], so there is nothing to check.
verify-no-secret = The secret of this game was not yet published when the record was saved. Save it again when the game is over.
verify-other-secret = The secret is not the one whose SHA-256 was published at the start.
verify-other-roll = Roll or draw number { $number } of { $draws } does not follow from the secret and the numbers.

train-heading = { $game } with { $players } players, seed { $seed }
train-phase = { $phase ->
    [play] Round { $round } of { $rounds }: playing
    [learn] Round { $round } of { $rounds }: learning
    [compare] Round { $round } of { $rounds }: comparing with games of different players
   *[check] Round { $round } of { $rounds }: trying it out against roosters
}
train-round = round
train-loss = loss
train-held-out = held out
train-won = won against roosters, 95%
train-final = At the end it won { $share } of { $games } games against roosters.
train-interrupted = { $rounds ->
    [0] Interrupted before the end of the first round: nothing is kept.
    [one] Interrupted after one round.
   *[other] Interrupted after { $rounds } rounds.
}
train-saved = The net, and how it was made, are in { $file } and beside it.
error-train-dice-only = Only the dice games can be learnt.
error-not-compiled = Training needs the compiled kernel, and this installation has none. Install Heckmeck on a machine with a C++ compiler.
error-no-such-plan = There is no plan “{ $plan }”. There are { $plans }.

version-heading = Heckmeck { $version } on Python { $python }
version-rules = { $compiled ->
    [yes] Rules: compiled
   *[no] Rules: plain Python
}
version-kernel = { $instructions ->
    [avx512] Kernel: compiled, runs with AVX-512
    [avx2] Kernel: compiled, runs with AVX2
   *[plain] Kernel: compiled, runs without special instructions
}
version-no-kernel = Kernel: missing. Training, reviews of Karteneck and games in bulk are not available. The fox and the champion play Karteneck like the rooster.
version-page = { $built ->
    [yes] Page: built
   *[no] Page: missing. You can't play in the browser.
}
kernel-missing = The compiled kernel is missing. Many things are slower, Karteneck has no review, and the fox and the champion play Karteneck like the rooster. Install Heckmeck with a C++ compiler to get the kernel.
kernel-missing-bots = The compiled kernel is missing: the fox and the champion play Karteneck like the rooster.

error-bad-metrics = --metrics takes a port such as 9464, or an address and a port such as 127.0.0.1:9464, and { $text } is neither.
error-no-metrics = Metrics need prometheus-client. Install it with: pip install heckmeck[metrics]
backup-done = { $tables ->
    [one] One table is in { $file }.
   *[other] { $tables } tables are in { $file }.
}
restore-done = { $tables ->
    [one] One table is in the database again.
   *[other] { $tables } tables are in the database again.
}
error-backup-exists = { $file } already exists. Name a new file.
error-not-a-backup = { $file } is not a backup. heckmeck backup writes one.
error-restore-not-empty = The database already has tables ({ $tables }). Name an empty database in HECKMECK_DATABASE_URL.
