# Was die Befehlszeile ausgibt.

replay-heading = { $game }: { $names }
replay-options = Hausregeln: { $options }
replay-scores = Würmer: { $scores }
replay-score = { $name } { $worms }
replay-next = Am Zug: { $name }

simulate-heading = { $games ->
    [one] Ein zufälliges Spiel { $game } mit { $players } Spielern, Startwert { $seed }
   *[other] { $games } zufällige Spiele { $game } mit { $players } Spielern, Startwert { $seed }
}
simulate-least = mindestens
simulate-mean = im Mittel
simulate-most = höchstens
simulate-seat = Platz
simulate-seat-wins = Siege
simulate-seat-share = Anteil
simulate-seat-shared = geteilt
simulate-seat-worms = Würmer im Mittel
simulate-worms = Würmer pro Spieler
simulate-records = Die Aufzeichnungen liegen in { $folder }.

statistic-turn-ended = Züge
statistic-failed-attempt = Fehlwürfe
statistic-portion-taken = Genommene Portionen
statistic-portion-stolen = Gestohlene Portionen
statistic-portion-turned-over = Umgedrehte Portionen
statistic-bratworm-taken = Rostbratwürmer
statistic-weasel-used = Wiesel genutzt

# Ärger außerhalb der Spiele.
error-no-file = Die Datei { $file } gibt es nicht.
error-is-folder = { $file } ist ein Ordner. Nenne eine Aufzeichnung darin.
error-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-no-folder = In { $folder } lässt sich nichts schreiben: { $reason }.
error-bad-pair = { $text } ist keine Option. Schreibe Name=Wert, zum Beispiel lower=any.
error-too-few-games = Es muss mindestens ein Spiel sein.
in-file = { $file }: { $sentence }
error-no-such-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt { $languages }.
error-file-or-flags = Gib eine Stellungskennung, eine Aufzeichnung oder Optionen an, aber nur eines davon.
error-odds-dice-only = Genaue Chancen gibt es nur für die Würfelspiele.
error-odds-record = In diesem Spiel gibt es Chancen nur zu einer Aufzeichnung. Nenne eine, etwa game.hmk.
error-odds-win-only = In diesem Spiel gibt es nur ein Ziel: win.
error-odds-kernel = Die Chancen dieses Spiels brauchen den kompilierten Rechenkern, und der fehlt in dieser Installation. Installiere Heckmeck auf einem Computer mit C++-Compiler.
error-turn-ended = Dieser Zug ist schon vorbei: Es gibt nichts mehr zu wählen.
error-bad-goal = „{ $text }“ ist kein Ziel. Möglich sind worms, total, win, atleast:N und exactly:N, wobei N eine mögliche Summe ist.
error-no-odds = Hier gibt es keine Chancen: Das Spiel ist aus, der Zufall ist am Zug, oder eine Frage ist offen. Wähle bei einer Frage das Ziel worms oder win.
error-bad-portions = { $text } ist keine Liste von Portionen. Schreibe sie als 21-28,30.
error-bad-dice = { $text } beschreibt keine Würfel. Schreibe sie als 555W, den Goldenen Würfel zuletzt hinter einem *.
error-not-eight-dice = Es gibt acht weiße Würfel: { $aside } beiseite und { $rolled } geworfen geht nicht auf.
error-no-such-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt { $bots } und cmd:PROGRAMM für einen eigenen Bot.
error-too-few-bots = { $players } Spieler brauchen { $players } Bots, nicht { $bots }.

odds-worms = Würmer
odds-total = Summe
odds-atleast = mindestens { $total }
odds-exactly = genau { $total }
odds-win = Siegchance
odds-estimate = Die Chancen sind geschätzt: Die Karten, die der Spieler nicht sieht, wurden viele Male zufällig verteilt, und jedes Mal wurde weitergespielt. ± ist die halbe Breite des 95-%-Intervalls, ≈ steht bei jeder Wahl, die vielleicht so gut ist wie die beste.
odds-fail = Fehlwurf
odds-steal = { $portion } von { $name }
odds-hen = die Glucke auf der { $portion } von { $name }
odds-rival = Mitspieler { $number }
odds-player = Spieler { $number }
rollout-progress = Simulation
rollout-champion = Meister haben { $games } Spiele gespielt. Startwert { $seed }.
rollout-rooster = Hähne haben { $games } Spiele gespielt. Startwert { $seed }.
rollout-rule = Nach einer einfachen Regel wurden { $games } Spiele gespielt. Startwert { $seed }.
rollout-gain = Das Glück ist herausgerechnet, soweit es sich berechnen lässt. Das Ergebnis ist deshalb so sicher wie das von { $games } Spielen, in denen das Glück mitzählt.
rollout-over = Das Spiel ist vorbei.
error-rollout-games = Möglich sind 2 bis { $most } Spiele.
error-rollout-player = „{ $player }“ kann dieses Spiel nicht simulieren. Zur Wahl stehen: { $players }.
error-rollout-stopped = Abgebrochen, bevor die ersten Spiele vorbei waren.
error-no-rollout = Dieses Spiel kann nicht simuliert werden.
error-rollout-kernel = Die Simulation braucht den kompilierten Rechenkern, und der fehlt in dieser Installation. Installiere Heckmeck auf einem Computer mit C++-Compiler.

action-roll = { $golden ->
    [yes] Mit dem Goldenen Würfel würfeln
   *[no] Würfeln
}
action-stop = Aufhören
action-lay-aside = { $face ->
    [worm] Würmer beiseitelegen
   *[other] { $face }er beiseitelegen
}
action-use-weasel = Das Wiesel nutzen

arena-heading = { $game }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
arena-interrupted = { $games ->
    [one] Nach { $games } Spiel abgebrochen.
   *[other] Nach { $games } Spielen abgebrochen.
}
arena-bot = Bot
arena-games = Spiele
arena-wins = Siege
arena-shared = geteilt
arena-losses = verloren
arena-share = gewonnen, 95 %
arena-worms = Würmer
arena-rating = Elo
arena-forfeit = { $games ->
    [one] { $bot } hat ein Spiel kampflos verloren: { $reason }.
   *[other] { $bot } hat { $games } Spiele kampflos verloren: { $reason }.
}

# Was ein Bot getan hat, hinter „hat ein Spiel kampflos verloren:“.
forfeit-not-json = Seine Antwort war kein JSON ({ $text })
forfeit-no-such-number = Er wählte Nummer { $number }, aber die erlaubten Aktionen haben die Nummern 0 bis { $most }
forfeit-not-legal = Er wählte etwas, das dort nicht erlaubt ist ({ $text })
forfeit-not-asked = Er antwortete, ohne gefragt worden zu sein
forfeit-no-answer = Er gab innerhalb von { $seconds } Sekunden keine Antwort
forfeit-too-long = Er antwortete mit mehr als { $bytes } Byte
forfeit-ended = Er endete mit Code { $code }
forfeit-closed = Er schloss seine Ausgabe
forfeit-not-started = Er ließ sich nicht starten ({ $error })

serve-address = Heckmeck läuft unter { $address }
serve-local = Nur dieser Computer kann es erreichen. Fürs Heimnetz: heckmeck play --host 0.0.0.0
serve-open = Alle in deinem Netz können es erreichen. Beende es mit Strg+C.
serve-ended = Heckmeck ist beendet. Alle Tische sind gespeichert.
error-no-database = Die Datenbank lässt sich nicht öffnen ({ $reason }). Nenne eine andere in HECKMECK_DATABASE_URL.
error-bad-limit = { $variable } muss eine ganze Zahl ab 0 sein, nicht { $text }.
error-bad-proxy = --trusted-proxy erwartet Adressen wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt. { $text } ist keine solche Liste.
error-no-server = Der Server ließ sich nicht starten.
error-workers-database = Mehrere Prozesse brauchen PostgreSQL. Gib seine Adresse in HECKMECK_DATABASE_URL an oder lass --workers weg.
error-workers-system = Auf diesem System kann Heckmeck nicht in mehreren Prozessen laufen. Lass --workers weg.
error-cannot-listen = { $host }, Port { $port }, ist nicht verfügbar ({ $reason }). Wähle etwas anderes mit { $options }.
error-no-page = Die Seite gehört nicht zu dieser Installation. Installiere Heckmeck aus seinem Repository mit: make play

verify-verified = { $draws ->
    [one] Der einzige Wurf oder die einzige Ziehung stimmt.
   *[other] Alle { $draws } Würfe und Ziehungen stimmen.
}
verify-published = Die Geheimzahl ist die, deren SHA-256 zu Beginn veröffentlicht wurde: { $sha256 }
verify-no-luck = Diese Aufzeichnung hat keine Kopfzeile [committed …] oder [luck …], es gibt also nichts zu prüfen.
verify-no-secret = Die Geheimzahl dieses Spiels war noch nicht veröffentlicht, als die Aufzeichnung gespeichert wurde. Speichere sie nach dem Ende noch einmal.
verify-other-secret = Die Geheimzahl ist nicht die, deren SHA-256 zu Beginn veröffentlicht wurde.
verify-other-roll = Wurf oder Ziehung Nummer { $number } von { $draws } folgt nicht aus der Geheimzahl und den Zufallszahlen.
verify-other-number = Die Zahl von { $name } ist nicht die, auf die sich { $name } festgelegt hat.
verify-failed-round = Die gescheiterte Runde von { $name } stimmt nicht: Die Geheimzahl oder eine Zahl passt nicht zum SHA-256.
verify-committed = Diese Spieler haben sich auf ihre Zahlen festgelegt, bevor jemand eine aufgedeckt hat, sodass niemand eine Zahl zum eigenen Vorteil wählen konnte: { $names }
verify-nobody = Niemand hat eine Zahl beigesteuert. Der Server allein hat die Geheimzahl gewählt.
verify-older = Dieses Spiel nutzt das ältere Verfahren ohne Festlegung: Wer seine Zahl als Letzter beisteuerte, konnte sie zum eigenen Vorteil wählen.
verify-failed-before = Vor diesem Spiel ist eine Runde von Festlegungen gescheitert: { $name } hat die eigene Zahl nicht aufgedeckt.

train-heading = { $game } mit { $players } Spielern, Startwert { $seed }
train-phase = { $phase ->
    [play] Runde { $round } von { $rounds }: Es wird gespielt
    [learn] Runde { $round } von { $rounds }: Es wird gelernt
    [compare] Runde { $round } von { $rounds }: Vergleich mit Spielen verschiedener Spieler
   *[check] Runde { $round } von { $rounds }: Probe gegen Hähne
}
train-round = Runde
train-loss = Verlust
train-held-out = Validierung
train-won = gegen Hähne gewonnen, 95 %
tune-error = Abstand zu eigenen Zügen, Prozentpunkte
tune-bias = Verzerrung für den Platz am Zug
train-final = Am Ende hat das Netz { $share } von { $games } Spielen gegen Hähne gewonnen.
train-interrupted = { $rounds ->
    [0] Vor dem Ende der ersten Runde abgebrochen: Es wird nichts behalten.
    [one] Nach einer Runde abgebrochen.
   *[other] Nach { $rounds } Runden abgebrochen.
}
train-saved = Das Netz liegt in { $file }. Wie es entstanden ist, steht in einer Datei daneben.
error-train-dice-only = Training gibt es nur für die Würfelspiele.
error-not-compiled = Das Training braucht den kompilierten Rechenkern, und der fehlt in dieser Installation. Installiere Heckmeck auf einem Computer mit C++-Compiler.
error-no-such-plan = Den Plan „{ $plan }“ gibt es nicht. Es gibt { $plans }.
error-cluster-not-installed = Dafür fehlt die Bibliothek Dask. Installiere sie mit: pip install 'heckmeck[cluster]'
error-no-such-cluster = Unter { $address } antwortet kein Dask-Scheduler. Prüfe die Adresse und ob der Scheduler läuft.
error-cluster-empty = Der Cluster unter { $address } hat keine Worker. Starte welche mit: dask worker { $address }
error-cluster-without-heckmeck = Der Scheduler oder ein Worker des Clusters kann Heckmeck nicht importieren. Installiere es dort, in derselben Version wie hier.
error-cluster-versions = Alle Computer brauchen dasselbe Heckmeck. Hier ist es { $ours }, bei einem Worker { $theirs }.
error-cluster-kernels = Der kompilierte Rechenkern ist nur hier oder nur bei einem Worker installiert. Installiere überall dasselbe Heckmeck.
error-cluster-lost = Der Cluster unter { $address } ist weg, oder seine Worker sind immer wieder abgestürzt. Starte ihn neu und wiederhole den Befehl.

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
version-no-kernel = Rechenkern: fehlt. Ohne ihn gibt es kein Training, keine Simulation von Stellungen, keine Suche nach Rätseln, keine Tipps und keinen Rückblick bei Karteneck und keine Spiele in großer Zahl. Fuchs und Meister spielen Karteneck wie der Hahn.
version-page = { $built ->
    [yes] Seite: vorhanden
   *[no] Seite: fehlt. Im Browser kannst du nicht spielen.
}
kernel-missing = Der kompilierte Rechenkern fehlt. Vieles ist langsamer, Stellungen lassen sich nicht simulieren, Karteneck hat keine Tipps und keinen Rückblick, und Fuchs und Meister spielen Karteneck wie der Hahn. Installiere Heckmeck auf einem Computer mit C++-Compiler, dann ist der Rechenkern dabei.
kernel-missing-bots = Der kompilierte Rechenkern fehlt: Fuchs und Meister spielen Karteneck wie der Hahn.

error-bad-metrics = --metrics braucht einen Port wie 9464 oder Adresse und Port wie 127.0.0.1:9464, und { $text } ist keines von beiden.
error-no-metrics = Für die Metriken fehlt prometheus-client. Installiere es mit: pip install 'heckmeck[metrics]'
error-no-push = Für Push-Mitteilungen fehlen http-ece und py-vapid. Installiere sie mit: pip install 'heckmeck[push]'
error-bad-push-key = { $variable } ist kein Schlüssel. Erzeuge einen mit: heckmeck push-key
error-bad-push-contact = { $variable } muss eine Adresse sein, unter der Push-Dienste dich erreichen, etwa mailto:du@example.org.
push-title = Du bist dran
push-turn = { $name }, du bist dran bei { $game }.
backup-done = { $tables ->
    [one] Ein Tisch ist in { $file } gesichert.
   *[other] { $tables } Tische sind in { $file } gesichert.
}
restore-done = { $tables ->
    [one] Ein Tisch ist wieder in der Datenbank.
   *[other] { $tables } Tische sind wieder in der Datenbank.
}
error-backup-exists = { $file } gibt es schon. Nenne eine neue Datei.
error-not-a-backup = { $file } ist keine Sicherung. Erzeuge eine mit: heckmeck backup DATEI
error-restore-not-empty = In der Datenbank sind schon Tische ({ $tables }). Nenne in HECKMECK_DATABASE_URL eine leere Datenbank.
