# Das Spiel im Terminal, im Vollbild und Zeile für Zeile. $action ist eine Wahl in Worten, $prize und $prizes, was eine Summe gewinnt.

# Was man wählen kann, und wozu es führt
terminal-accept = Den Fehlwurf hinnehmen
terminal-stop-nothing = Ohne Portion aufhören: Fehlwurf
terminal-stop-choose = Aufhören und eine Portion aussuchen
terminal-stop-takes = Aufhören und { $prize } nehmen
terminal-leads-to = { $action } → { $total }
terminal-enough-for = { $action } → { $total }: genug für { $prizes }
terminal-prize = die { $portion }
terminal-prize-stolen = die { $portion } von { $name }
terminal-closed = { $action }: { $why }
terminal-odds = im Mittel { $worms } Würmer, { $fail } Fehlwurf
terminal-odds-heading = { $name }: Würmer im Mittel, Fehlwurf
terminal-odds-win = im Mittel { $worms } Würmer, { $fail } Fehlwurf, { $win } Siegchance
terminal-odds-heading-win = { $name }: Würmer im Mittel, Fehlwurf, Sieg
terminal-odds-estimate = etwa { $win } ± { $width } Siegchance
terminal-odds-close = etwa { $win } ± { $width } Siegchance, vielleicht so gut wie die beste
terminal-odds-heading-estimate = { $name }: Siegchance, geschätzt

# Was auf dem Tisch liegt
terminal-table-of = { $game }: { $names }
terminal-table-at = { $table }, auf { $server }
terminal-seat-free = freier Platz
terminal-bratworms = { $count ->
    [one] ein Rostbratwurm
   *[other] { $count } Rostbratwürmer
}
terminal-worms = { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}
terminal-supply = { $count ->
    [0] Kein Rostbratwurm mehr
    [one] Noch ein Rostbratwurm
   *[other] Noch { $count } Rostbratwürmer
}
terminal-passed = gepasst
terminal-valid = gültig
terminal-in-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
terminal-in-hand-short = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
terminal-round = Runde { $round }: Nachziehstapel { $pile }, Reserve { $reserve }
terminal-rolled = Gewürfelt
terminal-to-roll = Zu würfeln
terminal-aside = Beiseite
terminal-total = Summe
terminal-would-win = Wenn du aufhörst, bekommst du { $prizes }.
terminal-would-fail = Wenn du jetzt aufhörst, bekommst du nichts.
terminal-no-worm = Noch kein Wurm
terminal-your-cards = { $name }, deine Karten
terminal-turn-of = { $name } ist am Zug
terminal-thinking = { $name } spielt …
terminal-choose = { $name }, deine Wahl
terminal-cannot = Jetzt nicht möglich
terminal-log = Verlauf
terminal-mark-canned-worm = D
terminal-mark-hen = G
terminal-mark-raven = R
terminal-mark-weasel = W
terminal-mark-golden-die = *
terminal-mark-apple = A

# Vor dem Spiel
terminal-welcome = Der Grill glüht, die Würmer brutzeln. Was spielen wir?
terminal-game = Spiel
terminal-which-game = Welches Spiel?
terminal-players = Wer spielt mit?
terminal-person = Mensch
terminal-name = Name
terminal-add = Spieler hinzufügen
terminal-start = Spielen
terminal-language = Sprache
terminal-hints = Tipps erlauben
terminal-tutor = Tutor: vor teurer Wahl warnen
terminal-dice = Würfel
terminal-dice-rolled = Der Computer würfelt
terminal-dice-real = Echte Würfel: Wurf eintippen
terminal-options = Hausregeln
terminal-option-lower = Wenn die passende Portion fehlt
terminal-option-lower-next = die nächstniedrigere
terminal-option-lower-any = jede niedrigere
terminal-option-turn-over = Nach einem Fehlwurf wird die höchste Portion umgedreht
terminal-option-turn-over-print = außer sie wurde zurückgelegt
terminal-option-turn-over-always = auch die zurückgelegte
terminal-option-turn-over-every = auch ohne Zurücklegen
terminal-option-golden-die = Der Goldene Würfel zeigt
terminal-option-golden-die-worms = 3 Einser, 3 Würmer
terminal-option-golden-die-plain = 1 bis 5 und einen Wurm
terminal-new-game = Ein neues Spiel
terminal-go-on = Weiterspielen
terminal-sit-down = Freien Platz nehmen
terminal-sit = Hinsetzen
terminal-waiting = Warten auf die anderen …
terminal-here = da
terminal-away = nicht da
terminal-seat-bot = Henne mitspielen lassen
terminal-play-on = Henne für { $name } weiterspielen lassen
terminal-play-turn = Henne diesen Zug für { $name } spielen lassen
terminal-remove = Platz von { $name } freigeben
terminal-watching = Alle Plätze sind besetzt: Du schaust zu.

# Während des Spiels
terminal-pass-keyboard = Gib die Tastatur an { $name } weiter
terminal-pass-why = Die Karten bleiben verdeckt, bis du bereit bist.
terminal-ready = Ich bin { $name }
terminal-fell = { $dice ->
    [0] Was zeigt der Goldene Würfel? (etwa *1, W ist ein Wurm)
    [one] Was zeigt dein Würfel? (W ist ein Wurm)
   *[other] Was zeigen deine { $dice } Würfel? (etwa 4412W, W ist ein Wurm)
}
terminal-fell-golden = Was zeigen { $dice ->
    [one] dein weißer Würfel und der Goldene
   *[other] deine { $dice } weißen Würfel und der Goldene
}? (etwa 44W*1, der Goldene hinter *)
terminal-play-cards = { $cards } ausspielen → { $total }
terminal-choose-cards = Wähle gleiche Karten aus.
terminal-lost = Die Verbindung ist unterbrochen. Sie wird wiederhergestellt … Danach geht das Spiel weiter.
terminal-gone = Dieser Tisch ist nicht verfügbar.

# Tasten, in ein, zwei Worten
terminal-key-roll = Würfeln
terminal-key-stop = Aufhören
terminal-key-weasel = Wiesel
terminal-key-aside = Beiseite
terminal-key-choose = Wählen
terminal-key-cards = Karten
terminal-key-play = Ausspielen
terminal-key-pass = Passen
terminal-key-hints = Chancen
terminal-key-skip = Jede Taste: schneller
terminal-key-leave = Verlassen
terminal-key-quit = Beenden
terminal-key-fields = Nächstes Feld
terminal-key-start = Beginnen
terminal-key-save = Speichern
terminal-key-react = Reagieren
terminal-key-steps = Schritt für Schritt
terminal-key-points = Wendepunkte
terminal-key-mistakes = Fehler
terminal-key-step = Schritt
terminal-key-turn = Zug
terminal-key-next-mistake = Nächster Fehler
terminal-key-back = Zurück

# Nach dem Spiel
terminal-wins = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
terminal-rematch = Revanche
terminal-review = Rückblick
terminal-save = Aufzeichnung speichern
terminal-to-start = Startbildschirm
terminal-record-saved = Die Aufzeichnung ist als { $file } gespeichert.
terminal-not-saved = Die Aufzeichnung ließ sich nicht speichern: { $reason }.
terminal-other-number = Die Zufallszahl, die dieser Platz beigesteuert hat, wurde nicht verwendet.
terminal-nothing-kept = Nicht bestätigt: Dieses Terminal hat die Zufallszahlen deiner Plätze nicht aufgedeckt und weiß nicht, ob sie verwendet wurden.
terminal-no-proof = Nicht bestätigt: Dieses Terminal hat eine Zufallszahl für deinen Platz aufgedeckt, aber die Aufzeichnung sagt nicht, wie Würfe und Ziehungen zustande kamen.
terminal-other-promise = Die Festlegung des Servers ist nicht die, die dieses Terminal vor dem Spiel gesehen hat.
terminal-other-commitments = Die Festlegungen in der Aufzeichnung sind nicht die, die dieses Terminal gesehen hat, bevor es deine Zahl aufdeckte.
terminal-hidden-round = Die Aufzeichnung verschweigt oder verändert eine gescheiterte Runde, in der dieses Terminal deine Zahl aufgedeckt hat.
terminal-no-own-number = Du hattest hier keinen Platz, also ist keine Zahl von dir dabei.
terminal-looking-back = Rückblick auf das Spiel …
terminal-at-turn = Zug { $turn } von { $turns }: { $name }
terminal-at-step = Schritt { $step } von { $steps }
terminal-at-end = Das Ende des Spiels
terminal-luck-did = { $luck ->
    [cards] Die Karten
   *[dice] Die Würfel
}
terminal-after-each = { $name }: Siegchance nach jeder Wahl
terminal-chances = Siegchancen
terminal-no-more-mistakes = Danach kommt kein Fehler mehr.
terminal-no-screen = Ein Vollbild ist hier nicht möglich. Du spielst deshalb Zeile für Zeile.
terminal-no-game = Es gibt kein Spiel zum Weiterspielen. Beginne eines mit: heckmeck terminal
error-bad-link = { $text } ist kein Link zu einem Tisch wie http://localhost:8000/t/ID.
error-unreachable = Der Server ist nicht zu erreichen ({ $why }). Prüfe den Link und ob der Server läuft.
error-answer-too-large = Dieser Server schickt mehr, als ein Heckmeck-Server je schicken würde. Prüfe den Link.
