# Nach dem Spiel.

after-result = Ergebnis
after-winners = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
after-worms = { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}
after-empty = Hungrig nach Hause
after-skip = Ergebnis zeigen
after-what-next = Wie geht es weiter?
after-rematch = Revanche
after-home = Zur Startseite
after-save = Aufzeichnung speichern
after-loading = Das ganze Spiel wird geladen …
after-failed = Das Spiel ließ sich nicht laden. Läuft der Server noch?
after-again = Noch einmal versuchen

after-curve = Der Spielverlauf
after-curve-axis = vom Anfang bis zum Ende des Spiels
# $scores ist eine Liste aus after-curve-end.
after-curve-told = Würmer im Verlauf des Spiels. Am Ende: { $scores }.
after-curve-end = { $name } { $worms }
after-curve-table = Als Tabelle
after-step = Schritt

after-review = { $luck ->
    [cards] Die Karten und die Spieler
   *[dice] Die Würfel und die Spieler
}
after-review-loading = Rückblick auf das Spiel …
# $chances ist eine Liste aus review-change.
after-review-curve-told = Siegchancen vom Anfang bis zum Ende des Spiels: { $chances }.
# $changes ist eine Liste aus review-change.
after-review-point = { $kind ->
    [dice] Zug { $turn }, die Würfel von { $name }: { $changes }
    [cards] Zug { $turn }, die Karten ({ $name }): { $changes }
   *[choice] Zug { $turn }, die Entscheidung von { $name }: { $changes }
}
after-review-mistake = { $name }: { $size }, { $loss }. { $chosen }; besser: { $better }
after-review-look = Ansehen
after-review-choices = Was hier zur Wahl stand, mit der Siegchance
after-review-chosen = (gewählt)

after-replay = Das Spiel Schritt für Schritt
after-to-first = Zum Anfang
after-to-back = Schritt zurück
after-to-next = Schritt weiter
after-to-last = Zum Ende
after-slider = Schritt des Spiels
after-position = Schritt { $step } von { $steps }
after-begins = Das Spiel beginnt.

# $luck ist dice oder cards.
after-verify-title = { $luck ->
    [cards] Wurden die Karten ehrlich gemischt?
   *[dice] Waren die Würfel ehrlich?
}
after-verify-what = Vor dem Spiel hat sich der Server auf eine Geheimzahl festgelegt und ihren Fingerabdruck veröffentlicht, und jeder Browser hat eine eigene Zufallszahl beigesteuert. Aus diesen Zahlen folgen alle Würfe und Ziehungen. Jetzt liegt die Geheimzahl offen, und dein Browser kann jeden Wurf und jede Ziehung nachrechnen.
after-verify-real-dice = Ihr habt mit echten Würfeln gespielt: Da gibt es nichts nachzurechnen.
after-verify = { $luck ->
    [cards] Alle Karten prüfen
   *[dice] Alle Würfe prüfen
}
after-verified = { $luck ->
    [cards] { $count ->
        [one] Eine Ziehung geprüft: Sie war ehrlich.
       *[other] { $count } Ziehungen geprüft: Alle waren ehrlich.
    }
   *[dice] { $count ->
        [one] Ein Wurf geprüft: Er war ehrlich.
       *[other] { $count } Würfe geprüft: Alle waren ehrlich.
    }
}
after-verified-promise = Der Fingerabdruck ist genau der, den sich dieser Browser zu Beginn gemerkt hat.
after-verified-numbers = { $count ->
    [one] Die Zufallszahl dieses Browsers wurde verwendet.
   *[other] Alle { $count } Zufallszahlen dieses Browsers wurden verwendet.
}
after-wrong = { $count ->
    [one] Etwas stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
}
after-wrong-no-secret = Der Server hat seine Geheimzahl nicht veröffentlicht.
after-wrong-secret = Die Geheimzahl ist nicht die versprochene: Ihr Fingerabdruck ist { $found }, versprochen war { $expected }.
after-wrong-promise = Dieser Browser hat sich zu Beginn einen anderen Fingerabdruck gemerkt: { $expected }. Jetzt ist es { $found }.
after-wrong-number = Nicht die Zufallszahl { $expected } dieses Browsers wurde verwendet, sondern { $found }.
after-wrong-missing = Das Spiel zeigt { $expected } Würfe und Ziehungen, aber nur { $found } lassen sich prüfen.
after-wrong-order = Nummer { $draw } ist als { $found } statt als { $expected } gezählt.
after-wrong-tickets = Nummer { $draw } hätte { $expected } Möglichkeiten haben müssen, angegeben sind { $found }.
after-wrong-ticket = Nummer { $draw } hätte Los { $expected } ziehen müssen, angegeben ist { $found }.
after-wrong-outcome = Nummer { $draw } hätte { $expected } ergeben müssen, ergab aber { $found }.
after-wrong-shown = Nummer { $draw } ergab { $expected }, aber das Spiel zeigt { $found }.
after-wrong-more = { $count ->
    [one] Und noch etwas.
   *[other] Und { $count } weitere.
}
after-promise = Versprochener Fingerabdruck (SHA-256)
after-secret = Die Geheimzahl
