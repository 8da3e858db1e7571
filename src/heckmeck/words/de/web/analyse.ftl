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
analyse-rollout = Simulieren
analyse-rollout-stop = Anhalten
analyse-rollout-games = { $games ->
    [one] Ein Spiel unter Meistern; das Glück ist herausgerechnet, soweit es sich berechnen lässt.
   *[other] { $games } Spiele unter Meistern; das Glück ist herausgerechnet, soweit es sich berechnen lässt.
}

analyse-set-up = Stellung aufbauen
analyse-how = Wähle einen Ort und tippe dann die Portionen an, die dorthin gehören. In einem Stapel liegt die zuletzt angetippte oben.
analyse-place = Ort
analyse-place-grill = Grill
analyse-place-down = Umgedreht
analyse-out = aus dem Spiel
analyse-on = auf der { $portion }
analyse-bratworms = Rostbratwürmer von { $name }
analyse-turn = Wer ist am Zug?
analyse-golden = Der Goldene Würfel in diesem Zug
analyse-golden-none = nicht dabei
analyse-golden-hand = in der Hand
analyse-golden-aside = beiseitegelegt
analyse-golden-rolled = gewürfelt: { $face }
analyse-weasel-used = Das Wiesel wurde in diesem Zug schon genutzt.
analyse-dice-aside = Beiseitegelegt
analyse-dice-roll = Gewürfelt
analyse-clear = Leeren
analyse-show = Stellung zeigen

analyse-record = Aufzeichnung öffnen
analyse-record-file = Eine Datei
analyse-record-text = Oder füge den Text ein
analyse-record-copy = Aufzeichnung kopieren
analyse-record-copied = Kopiert
analyse-record-save = Aufzeichnung speichern
analyse-record-none = Von diesen Schritten gibt es keine Aufzeichnung: Eine Aufzeichnung beginnt immer mit dem Anfang eines Zugs.
analyse-record-place = Stelle in der Aufzeichnung
analyse-luck-draw = Eine Karte wird gezogen. Wähle sie, oder überlass es dem Glück.
analyse-luck-grill = Karten werden ausgeteilt oder Portionen aufgedeckt. Das ist Sache des Glücks.
analyse-luck-go = Dem Glück überlassen
analyse-rollout-rule = { $games ->
    [one] Ein Spiel nach einer einfachen Regel, mit offenen Karten.
   *[other] { $games } Spiele nach einer einfachen Regel, mit offenen Karten.
}
