# My play: what this device remembers of all games.

mine-title = My play
mine-empty = No games yet. Every game that you finish on this device appears here.
mine-private = All of this is kept only on this device.
mine-player = Player
mine-everyone = Everyone at this device
mine-given-why = { $decisions ->
    [one] Chance to win, in one choice
   *[other] Chance to win, on average over { $decisions } choices
}
mine-trend-axis = from your first game to your latest
mine-trend-legend = Given away per choice. Each dot is a game. The line is the average of the last { $window } games. The dashed lines show how much you may give away and still play like each bot.

mine-wins = Wins

mine-file = Keep it, move it
mine-file-why = Save it as a file and add that file on another device. No game is counted twice.
mine-export = Save as a file
mine-import = Add a file
mine-delete = Delete everything
mine-delete-ask = Delete all games and positions that this device remembers? This cannot be undone.
mine-delete-no = Keep them
mine-delete-yes = Delete for good
