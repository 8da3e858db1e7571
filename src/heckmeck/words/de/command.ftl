# Was die Befehlszeile ausgibt.

replay-heading = { $game }: { $names }
replay-options = Hausregeln: { $options }
replay-scores = Würmer: { $scores }
replay-score = { $name } { $worms }
replay-next = Am Zug: { $name }

simulate-heading = { $games ->
    [one] Eine zufällige Partie { $game } mit { $players } Spielern, Startwert { $seed }
   *[other] { $games } zufällige Partien { $game } mit { $players } Spielern, Startwert { $seed }
}
simulate-least = mindestens
simulate-mean = im Mittel
simulate-most = höchstens
simulate-seat = Platz
simulate-seat-wins = Siege
simulate-seat-share = Anteil
simulate-seat-shared = geteilt
simulate-seat-worms = Würmer im Mittel
simulate-worms = Würmer eines Spielers
simulate-records = Die Aufzeichnungen liegen in { $folder }.

statistic-turn-ended = Züge
statistic-failed-attempt = Fehlwürfe
statistic-portion-taken = Genommene BWP
statistic-portion-stolen = Gestohlene BWP
statistic-portion-turned-over = Umgedrehte BWP
statistic-bratworm-taken = Rostbratwürmer
statistic-weasel-used = Einsätze des Wiesels

# Ärger außerhalb der Spiele.
error-no-file = Die Datei { $file } gibt es nicht.
error-is-folder = { $file } ist ein Ordner; gefragt ist eine Aufzeichnung darin.
error-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-no-folder = In { $folder } lässt sich nichts schreiben: { $reason }.
error-bad-pair = { $text } ist keine Option. Optionen stehen als Name=Wert da, zum Beispiel lower=any.
error-too-few-games = Mindestens ein Spiel muss es sein.
in-file = { $file }: { $sentence }
error-no-such-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt { $languages }.
error-file-or-flags = Frage entweder mit einer Aufzeichnung oder mit Angaben, nicht mit beidem.
error-odds-dice-only = Chancen gibt es nur für die Würfelspiele.
error-turn-ended = Dieser Zug ist schon vorbei: Es gibt nichts mehr zu wählen.
error-bad-goal = „{ $text }“ ist kein Ziel: möglich sind worms, total, win, atleast:27 oder exactly:27 mit jeder Summe.
error-no-odds = Hier gibt es nichts zu würfeln: Das Spiel ist aus, oder eine andere Wahl steht an.
error-bad-portions = { $text } nennt keine BWP: schreibe sie als 21-28,30.
error-bad-dice = { $text } zeigt keine Würfel: schreibe sie als 555W, den Goldenen Würfel zuletzt hinter einem *.
error-not-eight-dice = Es gibt acht weiße Würfel: { $aside } beiseite und { $rolled } geworfen passen nicht dazu.
error-no-such-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt { $bots } und cmd:PROGRAMM für einen eigenen.
error-too-few-bots = { $players } Spieler brauchen ebenso viele Bots; genannt sind { $bots }.

odds-worms = Würmer
odds-total = Summe
odds-atleast = mindestens { $total }
odds-exactly = genau { $total }
odds-win = Siegchance
odds-fail = Fehlwurf
odds-steal = { $portion } von { $name }
odds-hen = die Glucke auf { $portion } von { $name }
odds-rival = Gegner { $number }

action-roll = { $golden ->
    [yes] Mit dem Goldenen Würfel werfen
   *[no] Würfeln
}
action-stop = Aufhören
action-lay-aside = { $face ->
    [worm] Würmer beiseitelegen
   *[other] { $face } beiseitelegen
}
action-use-weasel = Das Wiesel nutzen

arena-heading = { $game }, { $games } Spiele, Startwert { $seed }
arena-interrupted = Nach { $games } Spielen abgebrochen.
arena-bot = Bot
arena-games = Spiele
arena-wins = Siege
arena-shared = geteilt
arena-losses = verloren
arena-share = gewonnen, 95 %
arena-worms = Würmer
arena-rating = Elo
arena-forfeit = { $games ->
    [one] { $bot } hat ein Spiel verschenkt: { $reason }.
   *[other] { $bot } hat { $games } Spiele verschenkt: { $reason }.
}

# Was ein Bot getan hat, hinter „hat ein Spiel verschenkt:“.
forfeit-not-json = er antwortete mit etwas, das kein JSON ist ({ $text })
forfeit-no-such-number = er wählte Nummer { $number }, und die erlaubten Züge zählen von 0 bis { $most }
forfeit-not-legal = er wählte, was dort nicht erlaubt ist ({ $text })
forfeit-not-asked = er redete ungefragt
forfeit-no-answer = er gab in { $seconds } Sekunden keine Antwort
forfeit-too-long = er antwortete mit mehr als { $bytes } Bytes
forfeit-ended = er endete mit Code { $code }
forfeit-closed = er schloss seine Ausgabe
forfeit-not-started = er ließ sich nicht starten ({ $error })

serve-address = Heckmeck ist unter { $address } zu finden
serve-local = Nur dieser Rechner erreicht es. Fürs Heimnetz: heckmeck play --host 0.0.0.0
serve-open = Alle in deinem Netz können es erreichen. Beende es mit Strg-C.
serve-ended = Heckmeck ist beendet. Alle Tische sind gespeichert.
error-no-database = Die Datenbank lässt sich nicht öffnen ({ $reason }). Nenne eine andere in HECKMECK_DATABASE_URL.
error-bad-limit = { $variable } muss eine ganze Zahl sein, und { $text } ist keine.
error-bad-proxy = --trusted-proxy erwartet Adressen wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt, und { $text } ist keine solche Liste.
error-no-server = Der Server ließ sich nicht starten.
error-cannot-listen = { $host }, Port { $port }, ist nicht zu haben ({ $reason }). Wähle etwas anderes mit --host oder --port.
error-no-page = Die Seite gehört nicht zu dieser Installation. Installiere Heckmeck aus seinem Repository mit: make play

verify-verified = { $draws ->
    [one] Der einzige Wurf oder Zug aus dem Stapel stimmt.
   *[other] Alle { $draws } Würfe und gezogenen Karten stimmen.
}
verify-published = Sie folgen aus dem Geheimnis, dessen SHA-256 zu Beginn veröffentlicht wurde: { $sha256 }
verify-no-luck = Diese Aufzeichnung hat keine Kopfzeile [luck …], es gibt also nichts zu prüfen.
verify-no-secret = Das Geheimnis dieses Spiels war noch nicht veröffentlicht, als die Aufzeichnung gespeichert wurde. Speichere sie nach dem Ende noch einmal.
verify-other-secret = Das Geheimnis ist nicht das, dessen SHA-256 zu Beginn veröffentlicht wurde.
verify-other-roll = Wurf oder Karte Nummer { $number } von { $draws } folgt nicht aus dem Geheimnis und den Zahlen.

train-heading = { $game } mit { $players } Spielern, Startwert { $seed }
train-phase = { $phase ->
    [play] Runde { $round } von { $rounds }: Es wird gespielt
    [learn] Runde { $round } von { $rounds }: Es wird gelernt
    [compare] Runde { $round } von { $rounds }: Vergleich mit Partien verschiedener Spieler
   *[check] Runde { $round } von { $rounds }: Probe gegen Hähne
}
train-round = Runde
train-loss = Verlust
train-held-out = an Ungelerntem
train-won = gegen Hähne gewonnen, 95 %
train-final = Am Ende hat es { $share } von { $games } Spielen gegen Hähne gewonnen.
train-interrupted = { $rounds ->
    [0] Vor dem Ende der ersten Runde abgebrochen: Nichts wird behalten.
    [one] Nach einer Runde abgebrochen.
   *[other] Nach { $rounds } Runden abgebrochen.
}
train-saved = Das Netz liegt in { $file }, und wie es entstand daneben.
error-train-dice-only = Lernen lassen sich nur die Würfelspiele.
error-not-compiled = Das Training braucht den kompilierten Rechenkern, und der fehlt in dieser Installation. Installiere Heckmeck auf einem Rechner mit C++-Compiler.
error-no-such-plan = Den Plan „{ $plan }“ gibt es nicht. Es gibt { $plans }.

version-heading = Heckmeck { $version } mit Python { $python }
version-rules = { $compiled ->
    [yes] Regeln: kompiliert
   *[no] Regeln: reines Python
}
version-kernel = { $instructions ->
    [avx512] Rechenkern: kompiliert, läuft mit AVX-512
    [avx2] Rechenkern: kompiliert, läuft mit AVX2
   *[plain] Rechenkern: kompiliert, läuft ohne besondere Befehlssätze
}
version-no-kernel = Rechenkern: fehlt. Ohne ihn gibt es kein Training, keinen Rückblick auf Karteneck und keine Spiele in großer Zahl. Fuchs und Meister spielen Karteneck wie der Hahn.
version-page = { $built ->
    [yes] Seite: vorhanden
   *[no] Seite: fehlt. Im Browser kann man nicht spielen.
}
kernel-missing = Der kompilierte Rechenkern fehlt. Vieles ist langsamer, Karteneck hat keinen Rückblick, und Fuchs und Meister spielen Karteneck wie der Hahn. Mit einem C++-Compiler installiert, hat Heckmeck ihn.
kernel-missing-bots = Der kompilierte Rechenkern fehlt: Fuchs und Meister spielen Karteneck wie der Hahn.

error-bad-metrics = --metrics braucht einen Port wie 9464 oder Adresse und Port wie 127.0.0.1:9464, und { $text } ist keines von beiden.
error-no-metrics = Für die Metriken fehlt prometheus-client. Installiere es mit: pip install heckmeck[metrics]
backup-done = { $tables ->
    [one] Ein Tisch ist in { $file } gesichert.
   *[other] { $tables } Tische sind in { $file } gesichert.
}
restore-done = { $tables ->
    [one] Ein Tisch ist wieder in der Datenbank.
   *[other] { $tables } Tische sind wieder in der Datenbank.
}
error-backup-exists = { $file } gibt es schon. Nenne eine neue Datei.
error-not-a-backup = { $file } ist keine Sicherung. Sicherungen schreibt heckmeck backup.
error-restore-not-empty = In der Datenbank sind schon Tische ({ $tables }). Nenne in HECKMECK_DATABASE_URL eine leere Datenbank.
