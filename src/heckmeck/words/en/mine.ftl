# My play, on the page and in the terminal.

mine-level = { $level ->
    [chick] You play like a chick
    [hen] You play like a hen
    [rooster] You play like a rooster
    [fox] You play like a fox
   *[champion] You play like a champion
}
mine-level-why = That is the bot whose choices give away about as much as yours.
mine-level-soon = { $count ->
    [one] One more choice, and you will see which bot you play like.
   *[other] { $count } more choices, and you will see which bot you play like.
}
mine-games = Games
mine-won = Won
mine-rate = Share
mine-luck = Luck, in wins
mine-given = Given away per choice

mine-trend = Trend
mine-trend-told = Given away per choice: { $first } at first, { $last } now.
mine-by-game = By game
mine-by-rival = By opponent
mine-by-players = By players
mine-rival-person = People
mine-players = { $count } players

mine-habits = Your costliest habits
mine-habits-none = None yet. It takes { $count } mistakes of the same kind, in { $games } games or more.
mine-habit-times = { $count } times in { $games } games. Average cost: { $each } chance to win.
# $edge is a portion; 0 if there is none to name.
mine-habit-stops_early = { $edge ->
    [0] You stop too early.
   *[other] You stop too early below { $edge }.
}
mine-habit-rolls_on = { $edge ->
    [0] You roll on when you should stop.
   *[other] You roll on from { $edge } up when you should stop.
}
mine-habit-leaves_steal = You pass up portions that you could steal.
mine-habit-skips_worms = You leave the worms when you should lay them aside.
mine-habit-hurries_worms = You lay worms aside when other dice are better.
mine-habit-low_face = You lay low dice aside when higher ones are better.
mine-habit-high_face = You lay high dice aside when lower ones are better.
mine-habit-spends_weasel = You use the weasel too soon.
mine-habit-saves_weasel = You keep the weasel when you should use it.
mine-habit-spends_golden = You roll the golden die when you should leave it.
mine-habit-saves_golden = You leave the golden die when you should roll it.
mine-habit-wrong_specialist = You keep the wrong specialist.
mine-habit-wrong_rival = You take from the wrong player.
mine-habit-wrong_portion = You take the wrong portion.
mine-habit-passes_early = You pass too early.
mine-habit-plays_on = You play cards when you should pass.
mine-habit-few_cards = You play too few cards of a kind.
mine-habit-many_cards = You play too many cards of a kind.
mine-habit-wrong_cards = You play the wrong cards.
mine-imported = { $games ->
    [0] This file has no game that is new here.
    [one] One game was added.
   *[other] { $games } games were added.
}
mine-bad-foreign = This is not a file from My play. Choose one that My play saved.
mine-bad-damaged = This file is damaged, so nothing was added. Save it again on the other device.
mine-bad-newer = A newer version of Heckmeck saved this file. Update Heckmeck here, then add the file.

# Only in the terminal
mine-empty-terminal = No games yet. Every game that you finish in the terminal appears here. To add the games of your browser, save them there as a file, then run: heckmeck me --import FILE
mine-names = Games of { $names }. To see one player, use --player NAME.
mine-chart-legend = Given away per choice, from your first game to your latest. · is a game, ● the average of the last { $window } games. The ┄ lines show how much you may give away and still play like each bot.
mine-exported = Saved { $games ->
    [one] one game
   *[other] { $games } games
} and { $positions ->
    [one] one position
   *[other] { $positions } positions
} as { $file }.
mine-delete-ask-terminal = Delete all games and positions that the terminal remembers? This cannot be undone. ({ $yes } to delete, Enter to keep them): {""}
mine-deleted = All games and positions are deleted.
mine-not-deleted = Nothing was deleted.
error-me-one = Choose one of --player, --export, --import and --delete.
error-me-player = There are no games of { $player }. Known players: { $players }.
error-me-damaged = { $file } is damaged, so Heckmeck neither reads nor changes it. Put a saved file in its place, or delete it with: heckmeck me --delete
error-me-newer = A newer version of Heckmeck wrote { $file }. Update Heckmeck.
