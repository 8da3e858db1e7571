# What the page says: starting a game, coming to a table, what is around the board.
page-title = Heckmeck
page-title-turn = ● { $name }’s turn – Heckmeck
page-title-your-turn = ● Your turn – Heckmeck
page-language = Language
page-close = Close
page-retry = Try again
page-to-start = Go to the start page

# Settings
page-settings = Settings
page-speed = Speed
page-speed-slow = relaxed
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = no animation
page-theme = Colours
page-theme-auto = same as the device
page-theme-light = light
page-theme-dark = dark
page-sound = Sounds
page-notices = Open-source licences

# The start page
page-learn = Learn it in two minutes
page-puzzles = Puzzles
page-mine = My play
page-rules = Rules
page-choose-game = Which game?
page-game-original = The classic: eight dice, sixteen portions, and greed costs you one.
page-game-extrawurm = Five specialists join in: sitting hen, raven, weasel, canned worm and golden die.
page-game-deluxe = Everything on the grill: bratworms and all six specialists, the apple among them.
page-game-karteneck = The card game: play, pass in time, share the menu.
page-players-number = { $least } to { $most } players
page-who-plays = Who is playing?
page-way-friends = Play with friends
page-way-friends-why = A link and a QR code bring everyone to the table on their own device. Bots can take free seats.
page-way-computer = Against the computer
page-way-computer-why = Five levels, from chick to champion. The game starts at once.
page-way-screen = On this screen
page-way-screen-why = Everyone plays on this device, one after another.
page-way-mixed = Mixed table
page-way-mixed-why = Every seat as you like: people here, people by link, bots. The first player begins.
page-seats = Players
page-bots = Opponents
page-level = Level:
page-fewer = One fewer
page-more = One more
page-your-name = Your name
page-avatar-choose = Choose your chicken
page-avatar-of = Choose a chicken for { $name }
page-avatar-0 = Chicken with a red scarf
page-avatar-1 = Chicken with glasses
page-avatar-2 = Chicken with a chef’s hat
page-avatar-3 = Chicken with a mohawk
page-avatar-4 = Chicken with a straw hat
page-avatar-5 = Pirate chicken
page-avatar-6 = Fluffy chicken with a bow tie
page-player = Player { $number }
page-add-player = Add a player
page-remove-player = Remove { $name }
page-name = Name
page-name-of = Name of player { $number }
page-kind-of = Who is { $name }?
page-kind-person = Person here
page-kind-bots = Computer
page-kind-chick = Chick, easy
page-kind-hen = Hen, medium
page-kind-rooster = Rooster, hard
page-kind-fox = Fox, very hard
page-kind-champion = Champion, pro
page-kind-open = By link
page-open-seat = Free seat
page-somebody = someone
page-bot-names = Henrietta, Peggy, Clucky, Mabel, Rusty, Dottie, Pearl
page-options = Options and house rules
page-options-changed = changed
page-hints = Allow hints.
page-hints-why = At the press of a button, you see the odds of every choice.
page-tutor = Tutor.
page-tutor-why = The game asks before a choice that costs you a lot, and you can take dice back until you roll or stop.
page-tutor-first = On for your first three games against the computer.
page-tutor-on = With a tutor, if everyone agrees.
page-tutor-declined = Without a tutor: not everyone has agreed.
page-real-dice = Real dice.
page-real-dice-why = You roll your own dice and tap in the result. The program checks the rules and keeps score.
page-grace = If someone drops out, a bot may take over
page-grace-0 = at once
page-grace-10 = after 10 seconds
page-grace-30 = after 30 seconds
page-grace-120 = after 2 minutes
page-decision-time = Time for each decision
page-decision-time-0 = no limit
page-decision-time-30 = 30 seconds
page-decision-time-60 = 60 seconds
page-decision-time-120 = 2 minutes
page-decision-time-86400 = 1 day
page-option-print = as printed
page-option-lower = If you can’t take the exact portion
page-option-lower-next = only the next lower portion on the grill
page-option-lower-any = any lower portion on the grill
page-option-turn_over = After a failed attempt the highest portion is turned over
page-option-turn_over-print = unless it is the one just put back
page-option-turn_over-always = even if it is the one just put back
page-option-turn_over-every = even if nothing was put back
page-option-golden_die = The golden die shows
page-option-golden_die-worms = three ones and three worms
page-option-golden_die-plain = 1 to 5 and a worm, like the white dice
page-play = Play
page-invite = Set the table and invite players
page-own-tables = Continue a game
page-finished-tables = Finished games
page-forget-table = Remove the game with { $names }
page-phase-gathering = waiting for players
page-phase-playing = in progress
page-phase-finished = finished

# Coming to a table
page-connecting = The table is being set …
page-waiting = There are still free seats.
page-waiting-luck = The game starts as soon as everyone is here.
page-seat-free = waiting for someone
page-seat-yours = on this device
page-seat-here = is here
page-seat-away = is away
page-bot-instead = Add
page-remove = Remove
page-failed-round = { $name } did not open a random number and lost the seat. Everyone else starts again with fresh numbers.
page-sit-down = What is your name?
page-sit-too = Is someone else playing on this device?
page-sit = Sit down
page-or-watch = Or just watch: the game appears here as soon as it begins.
page-watching = You are watching. The game appears here as soon as it begins.
page-watching-chip = You are watching
page-invite-others = Invite players
page-invite-how = Anyone with this link can take a free seat or watch.
page-invite-text = { $name } invites you to { $game }
page-invite-link = Link to the table
page-link-local = This address works only on this computer. To open the game to your home network, see the message where you started it.
page-qr = QR code of the link
page-copy = Copy
page-copied = Copied!
page-share = Share

# Around the board
page-menu = Menu
page-rules-of = Rules: { $game }
page-link-watch = Invite someone to watch
page-link-own = Continue on another device
page-link-own-why = This link is your seat. Open it on the other device and do not share it.
page-key-other = A link to another seat
page-key-other-who = This link is for { $then }. In this browser you play as { $now }.
page-key-stay = Stay as { $now }
page-key-take = Play as { $then }
page-key-other-why = If you switch, this browser forgets { $now }. To come back, save this link first:
page-leave = Leave the table
page-delete = Delete this table
page-delete-ask = Delete this table for everyone? Names, moves and the result will be gone, and nobody can bring them back.
page-delete-no = Keep the table
page-delete-yes = Delete for good
page-log = What happened
page-log-empty = The game begins.
page-log-more = Show what happened earlier
page-log-open = Show everything that happened
page-your-turn = { $name }, it is your turn.
page-plays = { $you ->
    [yes] your turn
   *[no] to play
}
page-absent = { $name } is not here.
page-absent-soon = { $seconds ->
    [one] { $name } is not here. A hen can take over in one second.
   *[other] { $name } is not here. A hen can take over in { $seconds } seconds.
}
page-time-over = { $name }’s time is up.
page-play-turn = Let a hen play this turn
page-time-own = You have { $seconds } seconds left.
page-time-own-over = Your time is up. The others may give this turn to a hen.
page-hours = { $hours } h
page-minutes = { $minutes } min
page-hand-over = Let a hen take over
page-pass-device = Pass the device to { $name }
page-pass-why = The cards stay hidden until you are ready.
page-pass-ready = I am { $name }
page-rematch-go = Go to the rematch

# Trouble
page-connection-lost = No connection. The page keeps trying.
page-error-unreachable = Cannot reach the server. Check that it is running and try again.
page-error-unknown = That did not work. Reload the page and try again.
page-lost-nowhere = Nobody clucks here.
page-lost-offline = This page could not be loaded. Check the connection and reload the page.
page-lost-gone = There is no such table (any more). Check the link, or start a new game.

# How fast what others do is shown
page-pace = Pace
page-pause = Pause
page-go-on = Continue
page-rate = { $rate }×
page-skip = Skip this step
page-to-my-turn = To my turn
page-to-present = Skip ahead
page-sound-on = Sound is on
page-sound-off = Sound is off

# Notifications
page-notify = Tell me when it is my turn
page-notify-why = The others wait less if you hear at once that it is your turn, even while you are doing something else. Your browser will ask whether you allow it.
page-notify-open = You are notified as long as this page is open, even in the background.
page-notify-closed = You are notified even when this page is closed.
page-notify-refused = Your browser does not allow notifications from this page. Allow them in its settings, then try again.
page-notify-impossible = This browser offers no notifications. On iPhones and iPads, add this page to the home screen first.
page-notify-insecure = Notifications need an https page.

# The players around the board, and its headline
page-players = Players
page-you = you
page-worms = { $worms ->
    [one] worm
   *[other] worms
}
page-stack = { $count ->
    [one] { $name }’s stack: portion { $portions }
   *[other] { $name }’s stack of { $count } portions, top one last: { $portions }
}
page-stack-empty = { $name } has no portions
page-times = ×{ $count }
page-own-place = Your place
page-just-now = Just now: { $what }
page-just-now-portion-taken = Just now: { $seat } takes { $portion }.
page-just-now-portion-stolen = Just now: { $seat } steals { $portion } from { $rival }.
page-just-now-failed-attempt = Just now: { $seat } fails.
page-thinking = { $name } is thinking …
page-ahead = → { $total }
