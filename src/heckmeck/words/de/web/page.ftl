# Was die Seite sagt: ein Spiel beginnen, an einen Tisch kommen, rund um das Brett.
page-title = Heckmeck
page-title-turn = ● { $name } ist dran – Heckmeck
page-title-your-turn = ● Du bist dran – Heckmeck
page-language = Sprache
page-close = Schließen
page-retry = Noch einmal versuchen
page-to-start = Zur Startseite

# Einstellungen
page-settings = Einstellungen
page-speed = Tempo
page-speed-slow = gemütlich
page-speed-normal = normal
page-speed-fast = flott
page-speed-instant = ohne Animation
page-theme = Farben
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-sound = Ton
page-notices = Lizenzen der verwendeten Software

# Die Startseite
page-learn = In zwei Minuten lernen
page-puzzles = Rätsel
page-mine = Mein Spiel
page-rules = Regeln
page-choose-game = Welches Spiel?
page-game-original = Der Klassiker: acht Würfel, sechzehn Portionen, und wer zu viel will, verliert eine.
page-game-extrawurm = Fünf Spezialisten mischen mit: Glucke, Rabe, Wiesel, Dosenwurm und Goldener Würfel.
page-game-deluxe = Alles auf dem Grill: Rostbratwürmer und alle sechs Spezialisten samt Apfel.
page-game-karteneck = Das Kartenspiel: ausspielen, rechtzeitig passen, das Menü aufteilen.
page-players-number = { $least } bis { $most } Spieler
page-who-plays = Wer spielt mit?
page-way-friends = Mit Freunden spielen
page-way-friends-why = Per Link oder QR-Code kommen alle an den Tisch, jeder am eigenen Gerät. Freie Plätze können Bots übernehmen.
page-way-computer = Gegen den Computer
page-way-computer-why = Fünf Stärken, vom Küken bis zum Meister. Es geht sofort los.
page-way-screen = An diesem Bildschirm
page-way-screen-why = Alle spielen an diesem Gerät, der Reihe nach.
page-way-mixed = Gemischter Tisch
page-way-mixed-why = Jeder Platz, wie du willst: Leute hier, Leute per Link, Bots. Der erste Spieler beginnt.
page-seats = Spieler
page-bots = Gegner
page-level = Stärke:
page-fewer = Einer weniger
page-more = Einer mehr
page-your-name = Dein Name
page-avatar-choose = Dein Huhn aussuchen
page-avatar-of = Ein Huhn für { $name } aussuchen
page-avatar-0 = Huhn mit rotem Schal
page-avatar-1 = Huhn mit Brille
page-avatar-2 = Huhn mit Kochmütze
page-avatar-3 = Huhn mit Irokesenschnitt
page-avatar-4 = Huhn mit Strohhut
page-avatar-5 = Piratenhuhn
page-avatar-6 = Flauschiges Huhn mit Fliege
page-player = Spieler { $number }
page-add-player = Spieler hinzufügen
page-remove-player = { $name } entfernen
page-name = Name
page-name-of = Name von Spieler { $number }
page-kind-of = Wer ist { $name }?
page-kind-person = Jemand hier
page-kind-bots = Computer
page-kind-chick = Küken, leicht
page-kind-hen = Henne, mittel
page-kind-rooster = Hahn, stark
page-kind-fox = Fuchs, sehr stark
page-kind-champion = Meister, top
page-kind-open = Per Link
page-open-seat = Freier Platz
page-somebody = jemand
page-bot-names = Berta, Hilde, Gustl, Erna, Fridolin, Lotte, Käthe
page-options = Optionen und Hausregeln
page-options-changed = geändert
page-hints = Tipps erlauben.
page-hints-why = Auf Knopfdruck stehen neben jeder Wahl die Chancen.
page-tutor = Tutor.
page-tutor-why = Das Spiel fragt nach, bevor eine Wahl viel kostet, und bis du würfelst oder aufhörst, kannst du Würfel zurücknehmen.
page-tutor-first = In deinen ersten drei Spielen gegen den Computer ist er an.
page-tutor-on = Mit Tutor, wenn alle einverstanden sind.
page-tutor-declined = Ohne Tutor: Nicht alle sind einverstanden.
page-real-dice = Echte Würfel.
page-real-dice-why = Ihr würfelt am Tisch und tippt euren Wurf ein. Das Programm achtet auf die Regeln und zählt mit.
page-grace = Fällt jemand aus, darf ein Bot übernehmen
page-grace-0 = sofort
page-grace-10 = nach 10 Sekunden
page-grace-30 = nach 30 Sekunden
page-grace-120 = nach 2 Minuten
page-decision-time = Zeit für jede Entscheidung
page-decision-time-0 = unbegrenzt
page-decision-time-30 = 30 Sekunden
page-decision-time-60 = 60 Sekunden
page-decision-time-120 = 2 Minuten
page-decision-time-86400 = 1 Tag
page-option-print = wie im Regelheft
page-option-lower = Wenn du die genau passende Portion nicht nehmen kannst
page-option-lower-next = nur die nächstniedrigere Portion auf dem Grill
page-option-lower-any = eine beliebige niedrigere Portion auf dem Grill
page-option-turn_over = Nach einem Fehlwurf wird die höchste Portion umgedreht
page-option-turn_over-print = außer es ist die gerade zurückgelegte
page-option-turn_over-always = auch die gerade zurückgelegte
page-option-turn_over-every = auch wenn nichts zurückgelegt wurde
page-option-golden_die = Der Goldene Würfel zeigt
page-option-golden_die-worms = drei Einser und drei Würmer
page-option-golden_die-plain = 1 bis 5 und einen Wurm, wie die weißen
page-play = Spielen
page-invite = Tisch decken und einladen
page-own-tables = Weiterspielen
page-finished-tables = Schon gespielt
page-forget-table = Spiel mit { $names } entfernen
page-phase-gathering = wartet auf Mitspieler
page-phase-playing = läuft noch
page-phase-finished = zu Ende

# An einen Tisch kommen
page-connecting = Der Tisch wird gedeckt …
page-waiting = Noch sind Plätze frei.
page-waiting-luck = Es geht los, sobald alle da sind.
page-seat-free = wartet auf jemanden
page-seat-yours = an diesem Gerät
page-seat-here = ist da
page-seat-away = ist gerade nicht da
page-bot-instead = Hinzufügen
page-remove = Platz freigeben
page-failed-round = { $name } hat die eigene Zufallszahl nicht aufgedeckt und den Platz verloren. Alle anderen beginnen mit neuen Zahlen.
page-sit-down = Wie heißt du?
page-sit-too = Noch jemand an diesem Gerät?
page-sit = Hinsetzen
page-or-watch = Oder schau einfach zu: Sobald das Spiel beginnt, siehst du es hier.
page-watching = Du schaust zu. Sobald das Spiel beginnt, siehst du es hier.
page-watching-chip = Du schaust zu
page-invite-others = Mitspieler einladen
page-invite-how = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen oder zuschauen.
page-invite-text = { $name } lädt dich zu { $game } ein
page-invite-link = Link zum Tisch
page-link-local = Diese Adresse gilt nur auf diesem Computer. Wie du das Spiel für dein Heimnetz öffnest, steht in dem Fenster, in dem du es gestartet hast.
page-qr = QR-Code des Links
page-copy = Kopieren
page-copied = Kopiert!
page-share = Teilen

# Rund um das Brett
page-menu = Menü
page-rules-of = Regeln: { $game }
page-link-watch = Zum Zuschauen einladen
page-link-own = Auf einem anderen Gerät weiterspielen
page-link-own-why = Dieser Link ist dein Platz. Öffne ihn auf dem anderen Gerät und gib ihn nicht weiter.
page-key-other = Der Link eines anderen Platzes
page-key-other-who = Dieser Link ist für { $then }. In diesem Browser spielst du hier als { $now }.
page-key-stay = Als { $now } weiterspielen
page-key-take = Als { $then } spielen
page-key-other-why = Wenn du wechselst, vergisst dieser Browser { $now }. Sichere vorher diesen Link, um zurückkehren zu können:
page-leave = Tisch verlassen
page-delete = Tisch löschen
page-delete-ask = Soll dieser Tisch für alle gelöscht werden? Namen, Züge und Ergebnis sind dann weg, und niemand kann sie zurückholen.
page-delete-no = Tisch behalten
page-delete-yes = Für immer löschen
page-log = Verlauf
page-log-empty = Das Spiel beginnt.
page-log-more = Ältere Ereignisse zeigen
page-log-open = Ganzen Verlauf zeigen
page-your-turn = { $name }, du bist dran.
page-plays = { $you ->
    [yes] du bist dran
   *[no] am Zug
}
page-absent = { $name } ist nicht da.
page-absent-soon = { $seconds ->
    [one] { $name } ist nicht da. In einer Sekunde darf eine Henne weiterspielen.
   *[other] { $name } ist nicht da. In { $seconds } Sekunden darf eine Henne weiterspielen.
}
page-time-over = Die Zeit von { $name } ist um.
page-play-turn = Henne diesen Zug spielen lassen
page-time-own = Dir bleiben noch { $seconds } Sekunden.
page-time-own-over = Deine Zeit ist um. Die anderen dürfen diesen Zug einer Henne geben.
page-hours = { $hours } h
page-minutes = { $minutes } min
page-hand-over = Henne weiterspielen lassen
page-pass-device = Gib das Gerät an { $name } weiter
page-pass-why = Die Karten bleiben verdeckt, bis du bereit bist.
page-pass-ready = Ich bin { $name }
page-rematch-go = Zur Revanche

# Ärger
page-connection-lost = Keine Verbindung. Die Seite versucht es weiter.
page-error-unreachable = Der Server ist nicht zu erreichen. Prüfe, ob er läuft, und versuch es noch einmal.
page-error-unknown = Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
page-lost-nowhere = Hier gackert niemand.
page-lost-offline = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.
page-lost-gone = Diesen Tisch gibt es nicht (mehr). Prüfe den Link oder beginne ein neues Spiel.

# Wie schnell gezeigt wird, was andere tun
page-pace = Tempo
page-pause = Pause
page-go-on = Weiter
page-rate = { $rate }×
page-skip = Schritt überspringen
page-to-my-turn = Bis ich dran bin
page-to-present = Vorspulen
page-sound-on = Ton ist an
page-sound-off = Ton ist aus

# Mitteilungen
page-notify = Sag mir, wenn ich dran bin
page-notify-why = Die anderen müssen nicht so lange warten, wenn du sofort erfährst, dass du dran bist, auch während du etwas anderes machst. Dein Browser fragt, ob du das erlaubst.
page-notify-open = Du erfährst es, solange diese Seite offen ist, auch im Hintergrund.
page-notify-closed = Du erfährst es auch, wenn diese Seite geschlossen ist.
page-notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen und versuch es noch einmal.
page-notify-impossible = Dieser Browser kann keine Mitteilungen zeigen. Auf iPhone und iPad muss die Seite zuerst auf den Home-Bildschirm.
page-notify-insecure = Für Mitteilungen ist eine Seite mit https nötig.

# Die Plätze um das Brett und die Schlagzeile
page-players = Spieler
page-you = du
page-worms = { $worms ->
    [one] Wurm
   *[other] Würmer
}
page-stack = { $count ->
    [one] Stapel von { $name }: Portion { $portions }
   *[other] Stapel von { $name } mit { $count } Portionen, die oberste zuletzt: { $portions }
}
page-stack-empty = { $name } hat keine Portion
page-times = ×{ $count }
page-own-place = Dein Platz
page-just-now = Eben: { $what }
page-just-now-portion-taken = Eben: { $seat } nimmt die { $portion }.
page-just-now-portion-stolen = Eben: { $seat } stiehlt { $rival } die { $portion }.
page-just-now-failed-attempt = Eben: Fehlwurf für { $seat }.
page-thinking = { $name } überlegt …
page-ahead = → { $total }
