# What the page says: starting a game, coming to a table, what is around the board.
page-title = Heckmeck
page-title-turn = ● { $name }’s turn – Heckmeck
page-language = Language
page-close = Close
page-retry = Try again
page-to-start = To the start page

# Settings
page-settings = Settings
page-speed = Speed
page-speed-slow = leisurely
page-speed-normal = normal
page-speed-fast = brisk
page-speed-instant = no movement
page-theme = Colours
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-sound = Sounds
page-notices = Open-source licences

# The start page
page-welcome = The grill glows, the worms sizzle. What shall we play?
page-learn = Learn it in two minutes
page-rules = Rules
page-choose-game = Which game?
page-game-original = The classic: eight dice, sixteen portions, and greed costs you one.
page-game-extrawurm = Five specialists join in: sitting hen, raven, weasel, canned worm and golden die.
page-game-deluxe = Everything on the grill: all six specialists, bratworms and the apple.
page-game-karteneck = The card game: play, pass in time, share the menu.
page-players-number = { $least } to { $most } players
page-who-plays = Who is playing?
page-first-begins = The first one begins.
page-player = player { $number }
page-add-player = One more
page-remove-player = Remove { $name }
page-name = Name
page-name-of = Name of player { $number }
page-kind-of = Who is { $name }?
page-kind-person = Person here
page-kind-bots = Computer
page-kind-chick = Chick, easy
page-kind-hen = Hen, medium
page-kind-rooster = Rooster, strong
page-kind-fox = Fox, very strong
page-kind-champion = Champion, top
page-kind-open = Elsewhere, by link
page-open-seat = Free seat
page-somebody = somebody
page-bot-names = Henrietta, Peggy, Clucky, Mabel, Rusty, Dottie, Pearl
page-options = Options and house rules
page-options-changed = changed
page-hints = Allow hints.
page-hints-why = At the press of a button the exact odds stand beside every choice.
page-real-dice = Real dice.
page-real-dice-why = You roll your own dice and tap in what fell; the program is referee and scorer.
page-option-print = as printed
page-option-lower = When the exact portion is not to be had
page-option-lower-next = only the next lower portion on the grill
page-option-lower-any = any lower portion on the grill
page-option-turn_over = After a failed attempt the highest portion is turned over
page-option-turn_over-print = unless it is the one just put back
page-option-turn_over-always = even the one just put back
page-option-turn_over-every = even if nothing was put back
page-option-golden_die = The golden die shows
page-option-golden_die-worms = three ones and three worms
page-option-golden_die-plain = 1 to 5 and a worm, like the white dice
page-play = Let’s play!
page-invite = Set the table and invite
page-again = Like last time:
page-again-who = { $game } with { $names }
page-own-tables = Games to go on with
page-finished-tables = Already played
page-forget-table = Take the table with { $names } off the list
page-phase-gathering = waiting for players
page-phase-playing = still going
page-phase-finished = finished

# Coming to a table
page-connecting = The table is being set …
page-waiting = There are still free seats.
page-waiting-luck = It starts as soon as everybody is here.
page-seat-free = waiting for somebody
page-seat-yours = on this device
page-seat-here = is here
page-seat-away = is away just now
page-bot-instead = Seat it
page-sit-down = What is your name?
page-sit-too = Somebody else on this device?
page-sit = Sit down
page-or-watch = Or just watch: you will see the game here as soon as it begins.
page-watching = You are watching. You will see the game here as soon as it begins.
page-watching-chip = You are watching
page-invite-others = Invite players
page-invite-how = Whoever follows this link can take a free seat or watch.
page-invite-link = Link to the table
page-link-local = This address works on this computer only. How to open the game to your home network is shown where you started it.
page-qr = QR code of the link
page-copy = Copy
page-copied = Copied!
page-share = Share

# Around the board
page-menu = Menu
page-rules-of = Rules: { $game }
page-link-watch = Invite somebody to watch
page-link-own = Continue on another device
page-link-own-why = This link is your seat. Open it on the other device and give it to nobody.
page-leave = Leave the table
page-log = What happened
page-log-empty = The game begins.
page-log-open = Show all that happened
page-your-turn = { $name }, it is your turn.
page-plays = { $you ->
    [yes] your turn
   *[no] to play
}
page-absent = { $name } is not here.
page-hand-over = Let a hen play on
page-pass-device = Pass the device to { $name }
page-pass-why = The cards stay hidden until you are ready.
page-pass-ready = I am { $name }
page-rematch-go = To the rematch

# Trouble
page-connection-lost = The connection is lost. It is being tried again and again; the game will go on.
page-error-unreachable = The server cannot be reached. Check that it is running and try again.
page-error-unknown = That did not work. Load the page again and try once more.
page-lost-nowhere = Nobody clucks here.
page-lost-offline = This page could not be loaded. Check the connection and load it again.
page-lost-gone = There is no such table (any more). Check the link, or start a new game.
