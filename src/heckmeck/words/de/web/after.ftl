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

after-share = Ergebnis teilen
after-share-title = Ein Bild vom Ergebnis
after-share-now = Teilen
after-share-save = Bild speichern
after-share-failed = Dieser Browser konnte das Bild nicht zeichnen.

after-played = So wurde gespielt
after-skill-champion = Gespielt wie ein Meister
after-skill-nearly = Fast wie ein Meister gespielt
after-skill-well = Gut gespielt
after-skill-mixed = Mal getroffen, mal daneben
after-skill-hunch = Aus dem Bauch heraus gespielt
after-skill-unknown = Zu wenige Entscheidungen für ein Urteil
after-luck-very_lucky = Riesenglück
after-luck-lucky = Glück gehabt
after-luck-little_lucky = Ein wenig Glück
after-luck-even = Weder Glück noch Pech
after-luck-little_unlucky = Ein wenig Pech
after-luck-unlucky = Pech gehabt
after-luck-very_unlucky = Riesenpech
after-accuracy = { $slips ->
    [0] Genauigkeit { $accuracy }, kein Patzer bei { $choices } Entscheidungen
    [one] Genauigkeit { $accuracy }, ein Patzer bei { $choices } Entscheidungen
   *[other] Genauigkeit { $accuracy }, { $slips } Patzer bei { $choices } Entscheidungen
}
after-luck-number = { $luck ->
    [cards] Die Karten: { $change } Siegchance
   *[dice] Eigene Würfel: { $change } Siegchance
}

after-moments = Die großen Momente
# $unit ist turn oder round.
after-moment-place = { $unit ->
    [round] Runde { $paragraph }
   *[turn] Zug { $paragraph }
}
after-moment-takes = { $name } nimmt die { $portion }
after-moment-steals = { $name } stiehlt die { $portion } von { $rival }
after-moment-loses = Fehlwurf: { $name } verliert die { $portion }
after-moment-raven = { $name } schnappt dem Raben die { $portion } weg
after-moment-hen = { $name } nimmt { $rival } die Glucke weg
after-moment-lucky = { $luck ->
    [cards] Eine Glückskarte für { $name }
   *[dice] Ein Glückswurf von { $name }
}
after-moment-unlucky = { $luck ->
    [cards] Eine unglückliche Karte für { $name }
   *[dice] Ein unglücklicher Wurf von { $name }
}
after-moment-costly = Eine teure Entscheidung von { $name }
after-moment-better = { $chosen }. Besser: { $better }
after-moment-chance = Siegchance { $before } → { $after }
after-moment-look = Ansehen
after-moment-copy = Link kopieren
after-moment-copied = Link kopiert

after-experts = Für Fachleute
after-experts-what = Chancen bei jedem Schritt, Glück und Entscheidungen in Zahlen – und ob alles mit rechten Dingen zuging

after-play = Abspielen
after-to-paragraph-back = { $unit ->
    [round] Vorige Runde
   *[turn] Voriger Zug
}
after-to-paragraph-next = { $unit ->
    [round] Nächste Runde
   *[turn] Nächster Zug
}
after-to-moment-back = Voriger großer Moment
after-to-moment-next = Nächster großer Moment

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
after-review-confirm = Durch Simulation prüfen
after-review-confirm-stop = Anhalten
after-review-more = { $count ->
    [one] Noch eine zeigen
   *[other] { $count } weitere zeigen
}
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
after-analyse = Analysieren

# $luck ist dice oder cards.
after-verify-title = { $luck ->
    [cards] Wurden die Karten fair gemischt?
   *[dice] Waren die Würfel fair?
}
after-verify-what = Vor dem Spiel hat sich der Server auf eine Geheimzahl festgelegt und das Gerät jedes Spielers auf eine Zufallszahl. Gezeigt wurden nur Fingerabdrücke. Erst als jeder alle Fingerabdrücke gesehen hatte, wurden die Zahlen aufgedeckt. So konnte niemand eine Zahl zum eigenen Vorteil wählen. Alle Würfe und Ziehungen folgen aus der Geheimzahl und diesen Zahlen. Jetzt liegt auch die Geheimzahl offen, und dein Browser kann jeden Wurf und jede Ziehung nachrechnen.
after-verify-what-alone = Vor dem Spiel hat sich der Server auf eine Geheimzahl festgelegt und nur ihren Fingerabdruck gezeigt. Alle Würfe und Ziehungen folgen aus der Geheimzahl und den Zahlen, die Spieler vielleicht beigesteuert haben. Jetzt liegt die Geheimzahl offen, und dein Browser kann jeden Wurf und jede Ziehung nachrechnen.
after-verify-real-dice = Ihr habt mit echten Würfeln gespielt: Da gibt es nichts nachzurechnen.
after-verify = { $luck ->
    [cards] Alle Karten prüfen
   *[dice] Alle Würfe prüfen
}
after-verified = { $luck ->
    [cards] { $count ->
        [one] Eine Ziehung geprüft: Sie war fair.
       *[other] { $count } Ziehungen geprüft: Alle waren fair.
    }
   *[dice] { $count ->
        [one] Ein Wurf geprüft: Er war fair.
       *[other] { $count } Würfe geprüft: Alle waren fair.
    }
}
after-verified-promise = Die Fingerabdrücke sind genau die, die sich dieser Browser gemerkt hat, bevor er eine Zahl aufdeckte.
after-verified-numbers = { $count ->
    [one] Die Zufallszahl dieses Browsers wurde verwendet.
   *[other] Alle { $count } Zufallszahlen dieses Browsers wurden verwendet.
}
after-no-own-number = Dieser Browser hat für dieses Spiel keine Zahl beigesteuert. Er kann sagen, dass alles aus der Geheimzahl und den Zahlen der Spieler folgt, aber nicht, dass eine Zahl von dir dabei ist.
after-scheme-committed = Diese Spieler haben sich auf ihre Zahlen festgelegt, bevor jemand eine aufgedeckt hat: { $names }
after-scheme-nobody = Niemand hat eine Zahl beigesteuert. Der Server allein hat die Geheimzahl gewählt.
after-scheme-older = Dieses Spiel nutzt das ältere Verfahren ohne Festlegung: Wer seine Zahl als Letzter beisteuerte, konnte sie zum eigenen Vorteil wählen.
after-failed-before = Vor diesem Spiel ist eine Runde von Festlegungen gescheitert: { $name } hat die eigene Zahl nicht aufgedeckt.
after-unconfirmed = Dieser Browser kann deinen Beitrag zum Zufall nicht bestätigen:
after-wrong = { $count ->
    [one] Etwas stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
}
after-wrong-no-secret = Der Server hat seine Geheimzahl nicht veröffentlicht.
after-wrong-secret = Die Geheimzahl ist nicht die versprochene: Ihr Fingerabdruck ist { $found }, versprochen war { $expected }.
after-wrong-promise = Dieser Browser hat sich zu Beginn einen anderen Fingerabdruck gemerkt: { $expected }. Jetzt ist es { $found }.
after-wrong-number = Die Zufallszahl { $expected } von { $name }, die dieser Browser aufgedeckt hat, wurde nicht verwendet. Stattdessen wurde { $found } verwendet.
after-wrong-left-out = Die Zufallszahl { $expected } von { $name }, die dieser Browser aufgedeckt hat, wurde weggelassen.
after-wrong-outcome = Wurf oder Ziehung Nummer { $draw } hätte { $expected } ergeben müssen, aber das Spiel zeigt { $found }.
after-wrong-committed = Die Zahl von { $name } ist nicht die, auf die sich { $name } festgelegt hat.
after-wrong-failed = Die gescheiterte Runde von { $name } stimmt nicht: Die Geheimzahl oder eine Zahl passt nicht zum Fingerabdruck.
after-wrong-hidden = Eine Runde, in der dieser Browser eine Zahl aufgedeckt hat, fehlt oder wurde verändert. Ihr Fingerabdruck ist { $expected }.
after-wrong-unkept = Dieser Browser hat die Zahl von { $name } nicht aufgedeckt und weiß nicht, ob sie verwendet wurde. Vielleicht hat ein anderer Browser sie aufgedeckt, oder dieser hat sie vergessen.
after-wrong-commitments = Die Festlegungen dieses Spiels sind nicht die, die dieser Browser gesehen hat, bevor er seine Zahlen aufdeckte.
after-wrong-impossible = Nach Wurf oder Ziehung Nummer { $draw } zeigt das Spiel { $found }, und das ist unmöglich.
after-wrong-more = { $count ->
    [one] Und noch etwas.
   *[other] Und { $count } weitere.
}
after-promise = Versprochener Fingerabdruck (SHA-256)
after-secret = Die Geheimzahl
