# What the command line prints.

replay-heading = { $game }: { $names }
replay-options = House rules: { $options }
replay-scores = Worms: { $scores }
replay-score = { $name } { $worms }
replay-next = Next to play: { $name }

simulate-heading = { $games ->
    [one] One random game of { $game } with { $players } players, seed { $seed }
   *[other] { $games } random games of { $game } with { $players } players, seed { $seed }
}
simulate-least = lowest
simulate-mean = average
simulate-most = highest
simulate-seat = Seat
simulate-seat-wins = wins
simulate-seat-share = share
simulate-seat-shared = shared
simulate-seat-worms = average worms
simulate-worms = Worms per player
simulate-records = The records are in { $folder }.

statistic-turn-ended = Turns
statistic-failed-attempt = Failed attempts
statistic-portion-taken = Portions taken
statistic-portion-stolen = Portions stolen
statistic-portion-turned-over = Portions turned over
statistic-bratworm-taken = Bratworms taken
statistic-weasel-used = Weasel uses

# Trouble outside the games.
error-no-file = There is no file { $file }.
error-is-folder = { $file } is a folder. Name a record in it.
error-unreadable = Cannot read { $file }: { $reason }.
error-no-folder = Cannot write to { $folder }: { $reason }.
error-bad-pair = { $text } is not an option. Write name=value, such as lower=any.
error-too-few-games = Play at least one game.
in-file = { $file }: { $sentence }
error-no-such-language = There is no language “{ $language }”. Choose one of { $languages }.
error-file-or-flags = Give a position id, a record or flags, but only one of these.
error-odds-dice-only = Only the dice games have exact odds.
error-odds-record = This game has odds only for a record. Give one, such as game.hmk.
error-odds-win-only = This game has only one goal: win.
error-odds-kernel = The odds of this game need the compiled kernel, which this installation lacks. Install Heckmeck on a machine with a C++ compiler.
error-turn-ended = This turn is already over: there is nothing left to choose.
error-bad-goal = “{ $text }” is not a goal. Choose worms, total, win, atleast:N or exactly:N, where N is a possible total.
error-no-odds = There are no odds here: the game is over, luck comes next, or a question is open. For a question, choose the goal worms or win.
error-bad-portions = { $text } is not a list of portions. Write them as 21-28,30.
error-bad-dice = { $text } is not a set of dice. Write them as 555W, with the golden die last, after a *.
error-not-eight-dice = There are eight white dice, but you gave { $aside } aside and { $rolled } rolled.
error-no-such-bot = There is no bot “{ $bot }”. Choose one of { $bots }, or cmd:PROGRAM for your own.
error-too-few-bots = { $players } players need { $players } bots, but you named { $bots }.

odds-worms = worms
odds-total = total
odds-atleast = at least { $total }
odds-exactly = exactly { $total }
odds-win = chance to win
odds-estimate = The chances are estimates: the cards that the player can’t see were imagined, and the game was played on many times. ± is half the 95% interval; ≈ marks a choice that may be as good as the best.
odds-fail = fails
odds-steal = { $portion } from { $name }
odds-hen = the sitting hen on { $portion } from { $name }
odds-rival = rival { $number }
odds-player = Player { $number }
rollout-progress = Roll-out
rollout-champion = Champions played { $games } games. Seed { $seed }.
rollout-rooster = Roosters played { $games } games. Seed { $seed }.
rollout-rule = A quick rule played { $games } games. Seed { $seed }.
rollout-gain = Known luck is left out, so this is as precise as { $games } games that include it.
rollout-over = The game is over.
error-rollout-games = A roll-out has 2 to { $most } games.
error-rollout-player = “{ $player }” plays no roll-outs of this game. Available: { $players }.
error-rollout-stopped = Stopped before the first games were over.
error-no-rollout = There are no roll-outs of this game.
error-rollout-kernel = A roll-out needs the compiled kernel, which this installation lacks. Install Heckmeck on a machine with a C++ compiler.

action-roll = { $golden ->
    [yes] Roll with the golden die
   *[no] Roll
}
action-stop = Stop
action-lay-aside = { $face ->
    [worm] Lay aside worms
   *[other] Lay aside { $face }s
}
action-use-weasel = Use the weasel

arena-heading = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-interrupted = { $games ->
    [one] Interrupted after { $games } game.
   *[other] Interrupted after { $games } games.
}
arena-bot = bot
arena-games = games
arena-wins = wins
arena-shared = shared
arena-losses = losses
arena-share = win rate, 95%
arena-worms = worms
arena-rating = Elo
arena-forfeit = { $games ->
    [one] { $bot } forfeited one game: { $reason }.
   *[other] { $bot } forfeited { $games } games: { $reason }.
}

# What a bot did, after “forfeited one game:”.
forfeit-not-json = its answer was not JSON ({ $text })
forfeit-no-such-number = it chose number { $number }, but the legal actions are numbered 0 to { $most }
forfeit-not-legal = it chose an action that is not legal there ({ $text })
forfeit-not-asked = it answered without being asked
forfeit-no-answer = it did not answer within { $seconds } seconds
forfeit-too-long = its answer was longer than { $bytes } bytes
forfeit-ended = it exited with code { $code }
forfeit-closed = it closed its output
forfeit-not-started = it could not be started ({ $error })

serve-address = Heckmeck is at { $address }
serve-local = Only this computer can reach it. For your home network: heckmeck play --host 0.0.0.0
serve-open = Everyone on your network can reach it. Stop it with Ctrl-C.
serve-ended = Heckmeck has stopped. All tables are saved.
error-no-database = Cannot open the database ({ $reason }). Set another one in HECKMECK_DATABASE_URL.
error-bad-limit = { $variable } must be a whole number from 0 up, not { $text }.
error-bad-proxy = --trusted-proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas. { $text } is not such a list.
error-no-server = The server could not start.
error-workers-database = More than one worker needs PostgreSQL. Set its address in HECKMECK_DATABASE_URL, or leave out --workers.
error-workers-system = This system cannot run several workers. Leave out --workers.
error-cannot-listen = Cannot listen on { $host }, port { $port } ({ $reason }). Choose another with { $options }.
error-no-page = The page is not part of this installation. Install Heckmeck from its repository with: make play

verify-verified = { $draws ->
    [one] The only roll or draw is correct.
   *[other] All { $draws } rolls and draws are correct.
}
verify-published = The secret is the one whose SHA-256 was published at the start: { $sha256 }
verify-no-luck = This record has no header [committed …] or [luck …], so there is nothing to check.
verify-no-secret = The secret of this game was not yet published when the record was saved. Save it again when the game is over.
verify-other-secret = The secret is not the one whose SHA-256 was published at the start.
verify-other-roll = Roll or draw number { $number } of { $draws } does not follow from the secret and the numbers.
verify-other-number = The number of { $name } is not the one that { $name } committed to.
verify-failed-round = The failed round of { $name } is wrong: its secret or a number does not match its SHA-256.
verify-committed = These players committed to their numbers before anyone opened one, so nobody could pick a number to their own advantage: { $names }
verify-nobody = No player added a number. The server alone chose the secret.
verify-older = This game uses the older scheme without commitments: whoever gave a number last could pick it to their own advantage.
verify-failed-before = A round of commitments failed before this game: { $name } did not open a number.

train-heading = { $game } with { $players } players, seed { $seed }
train-phase = { $phase ->
    [play] Round { $round } of { $rounds }: playing
    [learn] Round { $round } of { $rounds }: learning
    [compare] Round { $round } of { $rounds }: comparing with games between different players
   *[check] Round { $round } of { $rounds }: trying it out against roosters
}
train-round = round
train-loss = loss
train-held-out = held out
train-won = win rate against roosters, 95%
tune-error = distance from its own turns, in percentage points
tune-bias = bias for the seat to act
train-final = At the end it won { $share } of { $games } games against roosters.
train-interrupted = { $rounds ->
    [0] Interrupted before the end of the first round: nothing is kept.
    [one] Interrupted after one round.
   *[other] Interrupted after { $rounds } rounds.
}
train-saved = The net is in { $file }. A file beside it says how it was made.
error-train-dice-only = Training works only for the dice games.
error-not-compiled = Training needs the compiled kernel, which this installation lacks. Install Heckmeck on a machine with a C++ compiler.
error-no-such-plan = There is no plan “{ $plan }”. Choose one of { $plans }.
error-cluster-not-installed = A cluster needs Dask. Install it with: pip install 'heckmeck[cluster]'
error-no-such-cluster = No Dask scheduler is answering at { $address }. Check the address and whether the scheduler is running.
error-cluster-empty = The cluster at { $address } has no workers. Start some with: dask worker { $address }
error-cluster-without-heckmeck = The scheduler or a worker of the cluster can’t import Heckmeck. Install the same version there as here.
error-cluster-versions = All machines need the same Heckmeck. This one has { $ours }, but a worker has { $theirs }.
error-cluster-kernels = The compiled kernel is installed only here, or only on a worker. Install the same Heckmeck everywhere.
error-cluster-lost = The cluster at { $address } is gone, or its workers kept dying. Restart it, then run the command again.

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
version-no-kernel = Kernel: missing. Training, roll-outs, finding puzzles, hints and reviews for Karteneck, and games in bulk are not available. The fox and the champion play Karteneck like the rooster.
version-page = { $built ->
    [yes] Page: built
   *[no] Page: missing. You can’t play in the browser.
}
kernel-missing = The compiled kernel is missing. Many things are slower, there are no roll-outs, Karteneck has no hints and no review, and the fox and the champion play Karteneck like the rooster. Install Heckmeck with a C++ compiler to get the kernel.
kernel-missing-bots = The compiled kernel is missing: the fox and the champion play Karteneck like the rooster.

error-bad-metrics = --metrics takes a port such as 9464, or an address and a port such as 127.0.0.1:9464. { $text } is neither.
error-no-metrics = Metrics need prometheus-client. Install it with: pip install 'heckmeck[metrics]'
error-no-push = Push messages need http-ece and py-vapid. Install them with: pip install 'heckmeck[push]'
error-bad-push-key = { $variable } is not a key. Make one with: heckmeck push-key
error-bad-push-contact = { $variable } must be an address where push services can reach you, such as mailto:you@example.org.
push-title = Your turn
push-turn = { $name }, it is your turn in { $game }.
backup-done = { $tables ->
    [one] One table is in { $file }.
   *[other] { $tables } tables are in { $file }.
}
restore-done = { $tables ->
    [one] One table has been restored.
   *[other] { $tables } tables have been restored.
}
error-backup-exists = { $file } already exists. Name a new file.
error-not-a-backup = { $file } is not a backup. Make one with: heckmeck backup FILE
error-restore-not-empty = The database already has tables ({ $tables }). Name an empty database in HECKMECK_DATABASE_URL.
