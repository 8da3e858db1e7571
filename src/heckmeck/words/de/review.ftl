# Der Rückblick auf ein Spiel.

review-player = Spieler
review-start = am Anfang
review-own-dice = eigene Würfel
review-cards = die Karten
# "\u00AD" ist ein weicher Trennstrich: Nur dort wird getrennt, wo der Platz nicht reicht.
review-own-choices = eigene Entschei{ "\u00AD" }dungen
review-others-dice = Würfel der anderen
review-others-choices = Entschei{ "\u00AD" }dungen der anderen
review-forecast-error = Schätz{ "\u00AD" }fehler
review-outcome = Ergebnis
review-stands = Stand
review-note = { $luck ->
    [cards] Um die Chancen zu schätzen, wird das Spiel viele Male schnell zu Ende gespielt. Eine Entscheidung wird an dem gemessen, was der Spieler sehen konnte. Was sich durch keine Entscheidung sicher erklären lässt, zählt zu den Karten.
   *[dice] Schätzfehler: Vor jedem Zug sind die Chancen geschätzt, im Zug genau berechnet. Der Unterschied ist weder Glück noch Können.
}
review-curve = Siegchancen, Zug um Zug:
review-turning-points = Die Wendepunkte:
# $place ist ein Zug in der Schreibweise der Aufzeichnungen, $changes eine Liste aus review-change.
review-turning-point = { $kind ->
    [dice] Zug { $turn }, { $place } – die Würfel: { $changes }
    [cards] Zug { $turn }, { $place } – die Karten: { $changes }
   *[choice] Zug { $turn }, { $place } – die Entscheidung: { $changes }
}
review-change = { $name } { $before } → { $after }
review-mistakes = Entscheidungen, die Siegchancen gekostet haben:
review-no-mistakes = Keine nennenswerten Fehler.
review-more-mistakes = { $count ->
    [one] Und noch eine.
   *[other] Und { $count } weitere.
}
# $size ist eines aus review-size; $chosen und $better sind je ein review-choice.
review-mistake = Zug { $turn }, { $place } – { $size }, { $loss }: { $chosen }; besser: { $better }
review-choice = { $choice } ({ $chance })
review-place = Zug { $turn }, { $place }
review-analyse = So siehst du dir den schlimmsten Moment an: heckmeck analyse { $position }
# Simulationen zu einem Fehler. $gap und $error sind Prozentpunkte.
review-confirming = Simulation der Fehler
review-confirmations = Die Fehler in der Simulation (Schätzungen):
review-confirmed = Die bessere Entscheidung bringt { $gap } ± { $error } Prozentpunkte mehr Siegchance, geschätzt aus { $games } Spielen unter Meistern für jede Entscheidung. { $verdict ->
    [confirmed] Das bestätigt den Fehler.
    [refuted] Die Entscheidung war also kein Fehler.
   *[open] Das bestätigt den Fehler nicht und widerlegt ihn nicht.
}
review-size-good = beste oder fast beste Wahl
review-size-inaccuracy = Ungenauigkeit
review-size-mistake = Fehler
review-size-blunder = grober Fehler

review-every-turn = { $luck ->
    [cards] Jeder Zug, jede Karte, jede Entscheidung
   *[dice] Jeder Zug, jeder Wurf, jede Entscheidung
}
# $change geht von einem Anteil zu einem anderen.
review-turn = Zug { $turn }, { $name }: { $change }
review-chances = Siegchancen

error-review-kernel = Der Rückblick auf Karteneck braucht den kompilierten Rechenkern, und der fehlt in dieser Installation. Installiere Heckmeck auf einem Computer mit C++-Compiler.
error-no-net = Für dieses Spiel mit { $players } Spielern gibt es kein Netz, also ist die Siegchance unbekannt. Trainiere eines mit: heckmeck train
error-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-no-review = Für dieses Spiel gibt es keine Vorhersage, also auch keinen Rückblick.
error-confirm-hidden = Beim Karteneck lassen sich Fehler nicht durch Simulation prüfen: Sie würde die Karten kennen, die der Spieler nicht sehen konnte.
