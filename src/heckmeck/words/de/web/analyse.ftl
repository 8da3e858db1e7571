# Das Analysebrett.

analyse-title = Analyse
analyse-position = Stellungskennung
analyse-open = Öffnen
analyse-new = Neue Stellung
analyse-players = Zahl der Spieler
analyse-count = { $count } Spieler
analyse-player = Spieler { $number }
analyse-choices = Entscheidungen
analyse-luck = Jetzt wird gewürfelt. Tippe ein, was die Würfel zeigen, oder lass den Computer würfeln.
analyse-roll = Würfeln
analyse-over = Das Spiel ist vorbei.
analyse-line = Schritte
analyse-start = Anfang
analyse-back = Einen Schritt zurück
analyse-branch = Variante { $number }
analyse-rollout = Ausspielen
analyse-rollout-stop = Anhalten
analyse-rollout-games = { $games ->
    [one] Ein Spiel unter Meistern; das Glück ist herausgerechnet, soweit es sich berechnen lässt.
   *[other] { $games } Spiele unter Meistern; das Glück ist herausgerechnet, soweit es sich berechnen lässt.
}
