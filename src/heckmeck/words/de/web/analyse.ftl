# Das Analysebrett.

analyse-title = Analyse
analyse-position = Stellungskennung
analyse-open = Öffnen
analyse-new = Neue Stellung
analyse-players = Zahl der Spieler
analyse-count = { $count } Spieler
analyse-player = Spieler { $number }
analyse-choices = Entscheidungen
analyse-luck = Die Würfel sind in der Luft. Tippe ein, was sie zeigen, oder lass sie fallen.
analyse-roll = Würfeln
analyse-over = Das Spiel ist vorbei.
analyse-line = Züge
analyse-start = Anfang
analyse-back = Einen Schritt zurück
analyse-branch = Variante { $number }
analyse-rollout = Ausspielen
analyse-rollout-stop = Anhalten
analyse-rollout-games = { $games ->
    [one] Ein Spiel unter Meistern, ohne das bekannte Glück.
   *[other] { $games } Spiele unter Meistern, ohne das bekannte Glück.
}
