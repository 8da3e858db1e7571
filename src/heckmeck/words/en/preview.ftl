# What a link looks like where people send it. The page doesn't need these sentences.

preview-home = Heckmeck – dice, worms and a hot grill
preview-home-text = Play Heckmeck in your browser: with friends by link, against the computer, or together on one screen. No account, nothing to install.
preview-invited = { $name } invites you to { $game }
preview-table = { $game } with { $names }
preview-free = { $seats ->
    [one] One seat is free.
   *[other] { $seats } seats are free.
} Open the link and sit down. No account, nothing to install.
preview-watch = Open the link to watch the game.
preview-over = The game is over. Open the link for the result and the replay.
