# Warum etwas nicht geht. Jeder Satz sagt, was falsch ist; was zu tun ist, folgt aus `expected` oder steht im Satz.

at-place = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $sentence }
by-rule = { $sentence } (Regel { $rule })
expected = Erwartet: { $choices }.

expected-utf8 = Text in UTF-8
expected-header = eine Kopfzeile wie [game original]
expected-the-header = die Kopfzeile [{ $key } …]
expected-turn = ein Zug wie Ada: 44412W35>4 stop
expected-turn-of = ein Zug von { $name }
expected-name = ein Name aus 1 bis 24 Zeichen, nicht grill, ohne Leerraum und ohne , : ; = [ ] *
expected-one-of = eins von { $choices }
expected-option = eine Option wie lower=any
expected-date = ein Datum wie 2026-11-15
expected-number = eine ganze Zahl
expected-grill-portion = eine Portion wie 27, 21-25, 27/golden_die oder 36x
expected-specialist = ein Spezialist
expected-position = eine Stellung aus genau den Teilen dieses Spiels
expected-position-id = eine Stellungskennung wie original_21-36_-_-_1
expected-id-grill = eine Portion wie 27, 21-25 oder 27g mit dem Goldenen Würfel darauf
expected-id-seat = - für nichts oder eine Portion wie 27, ein einziger Spezialist wie w oder Rostbratwürmer wie b2
expected-id-turn = die Nummer des Spielers, dann die beiseitegelegten Würfel und der Wurf, wie 1,555W,1244
expected-names = { $least } bis { $most } Namen, durch Kommas getrennt
expected-roll = { $dice ->
    [one] ein Wurf mit einem Würfel
   *[other] ein Wurf mit { $dice } Würfeln
}
expected-roll-golden = { $dice ->
    [0] ein Wurf mit dem Goldenen Würfel allein wie *1
    [one] ein Wurf mit einem weißen und dem Goldenen Würfel wie W*1
   *[other] ein Wurf mit { $dice } weißen Würfeln und dem Goldenen Würfel wie 124W*1
}
expected-choice = { $choice }
expected-the-result = = { $result }
expected-end-of-line = das Ende der Zeile
expected-end-of-record = das Ende der Aufzeichnung

# Aufzeichnungen
error-too-large = Das ist größer als { $most } kB. So lang ist kein Spiel.
error-line-too-long = Diese Zeile ist zu lang: höchstens { $most } Wörter.
error-not-utf8 = Das ist kein Text.
error-control-character = Das Zeichen { $code } gehört nicht in eine Aufzeichnung.
error-bad-header = { $text } ist keine Kopfzeile.
error-bad-line = { $text } ist weder eine Kopfzeile noch ein Zug.
error-header-missing = Die Kopfzeile [{ $key } …] fehlt.
error-header-twice = Die Kopfzeile [{ $key } …] steht hier zum zweiten Mal.
error-header-after-body = Die Kopfzeile [{ $key } …] steht erst hinter dem ersten Zug.
error-no-such-header = Dieses Spiel hat keine Kopfzeile [{ $key } …].
error-name-missing = Hierher gehört der Name eines Spielers.
error-name-length = Der Name „{ $name }“ muss 1 bis { $most } Zeichen lang sein.
error-name-characters = Im Namen „{ $name }“ steht „{ $character }“ ({ $number }). Dieses Zeichen darf ein Name nicht enthalten.
error-name-grill = „grill“ kann kein Name sein: So heißt in Aufzeichnungen der Grill.
error-name-twice = Zwei Spieler heißen { $name }.
error-no-such-player = Es gibt keinen Spieler { $name }.
error-bad-option = { $text } ist keine Option.
error-option-twice = Die Option { $option } steht hier zum zweiten Mal.
error-bad-date = { $text } ist kein Datum.
error-not-a-number = { $text } ist keine ganze Zahl.
error-bad-grill = { $text } beschreibt keine Portion auf dem Grill.
error-one-specialist = Hinter den Namen gehört genau ein Spezialist.
error-one-number = Hinter den Namen gehört genau eine Zahl.
error-empty-turn = Dieser Zug ist leer.
error-bad-token = { $text } gehört nicht hierher.
error-roll-missing = Der neue Wurf nach dem Wiesel fehlt.
error-no-choice = { $text } passt hier nicht: Diese Wahl steht jetzt nicht an.
error-turn-over = { $text } kommt zu spät: Der Zug ist zu Ende.
error-turn-not-over = Der Zug ist noch nicht zu Ende.
error-turn-unfinished = Der Zug von { $name } in der Zeile davor ist noch nicht zu Ende.
error-wrong-turn = { $name } ist nicht an der Reihe.
error-wrong-result = So ist der Zug nicht ausgegangen: { $text }.
error-bad-id = „{ $text }“ ist keine Stellungskennung.
error-no-position-ids = Stellungen des Spiels { $game } haben keine Kennung. Sie stehen in Aufzeichnungen.
error-no-such-house-rule = Diese Hausregel hat das Spiel { $game } nicht, oder sie ist schon festgelegt: { $text }.
error-bad-seat = { $text } gehört zu keinem Spieler.
error-bad-turn = „{ $text }“ beschreibt keinen Zug.

# Regeln
error-number-of-players = Dieses Spiel ist für { $least } bis { $most } Spieler.
error-no-such-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt { $games }.
error-no-such-option = Das Spiel { $game } hat keine Option { $option }.
error-no-such-value = Die Option { $option } kann nicht { $value } sein. Zur Wahl stehen: { $values }.
error-no-such-seat = Diesen Platz gibt es nicht.
error-game-over = Das Spiel ist aus.
error-lay-aside-first = Leg erst alle Würfel eines Werts beiseite.
error-nothing-aside = Noch liegt nichts beiseite, also kannst du noch nicht aufhören.
error-nothing-rolled = Es liegt kein Wurf da, aus dem du etwas beiseitelegen kannst.
error-face-not-rolled = Der Wurf zeigt { $face ->
    [worm] keinen Wurm
   *[other] keine { $face }
}.
error-face-already-aside = { $face ->
    [worm] Würmer liegen schon beiseite.
   *[other] { $face }er liegen schon beiseite.
}
error-wrong-number-of-dice = { $dice ->
    [0] Hier wird kein weißer Würfel geworfen.
    [one] Hier wird genau ein weißer Würfel geworfen.
   *[other] Hier werden genau { $dice } weiße Würfel geworfen.
}
error-dice-in-the-air = Die Würfel rollen noch.
error-nothing-in-the-air = Gerade rollen keine Würfel.
error-no-golden-die = Dieser Spieler hat den Goldenen Würfel nicht.
error-golden-die-too-late = Nur vor dem ersten Wurf eines Zugs darf der Goldene Würfel dazukommen.
error-golden-die-not-rolled = Der Goldene Würfel wird hier nicht mitgeworfen.
error-golden-die-missing = Der Goldene Würfel wird mitgeworfen: Sein Wert gehört hinter *.
error-golden-die-has-no-such-face = Der Goldene Würfel dieses Spiels hat keine Seite mit { $face ->
    [worm] einem Wurm
   *[other] einer { $face }
}.
error-no-weasel = Dieser Spieler hat das Wiesel nicht.
error-weasel-used = Das Wiesel hilft nur einmal pro Zug.
error-nothing-to-roll-again = Es liegt kein Wurf da, den das Wiesel wiederholen könnte.
error-nothing-asked = So eine Wahl gibt es jetzt nicht.
error-question-open = Erst steht eine andere Wahl an.
error-no-such-portion = Dieses Spiel hat keine Portion { $portion }.
error-portion-twice = Portion { $portion } kommt zweimal vor.
error-portion-missing = Portion { $portion } liegt weder auf dem Grill noch in einem Stapel.
error-no-such-specialist = Dieses Spiel hat keinen Spezialisten „{ $specialist }“.
error-specialist-twice = { $subject } kommt zweimal vor.
error-specialist-not-on-face-up = Ein Spezialist muss auf einer offenen Portion des Grills stehen, und { $portion } ist keine.
error-portion-occupied = Auf Portion { $portion } stehen zwei Spezialisten.
error-raven-held = Kein Spieler bekommt jemals den Raben.
error-number-of-bratworms = { $bratworms ->
    [0] In diesem Spiel gibt es keine Rostbratwürmer.
   *[other] In diesem Spiel gibt es { $bratworms } Rostbratwürmer.
}
error-golden-die-twice = Der Goldene Würfel kann nicht zugleich beiseiteliegen und noch in der Hand sein.
error-golden-die-not-aside = Keiner der beiseitegelegten Würfel kann der Goldene sein.
error-no-dice-left = Es ist kein Würfel mehr übrig, der Zug ist also vorbei.
error-roll-failed = Der Wurf zeigt nur Werte, die schon beiseiteliegen, der Zug ist also vorbei.
error-no-such-question = Diese Frage kann sich hier nicht stellen.

expected-luck = der SHA-256, die Geheimzahl und je Platz eine Zahl, alles hexadezimal, mit - für das, was fehlt
error-luck-count = { $seats } Plätze brauchen hier einen SHA-256, eine Geheimzahl und { $seats } Zahlen.
error-bad-luck = { $text } ist keine hexadezimale Zahl der richtigen Länge.
expected-committed = der SHA-256, die Geheimzahl und je Platz Festlegung und Zahl mit = dazwischen, alles hexadezimal, mit - für einen Bot und für eine noch nicht veröffentlichte Geheimzahl
expected-failed = ein Name, der SHA-256, die Geheimzahl und je Platz Festlegung und Zahl mit = dazwischen, mit - für einen Bot und für eine Zahl, die nicht aufgedeckt wurde
expected-commitment = eine Festlegung und ihre Zahl, hexadezimal, mit = dazwischen, oder - für einen Bot
error-committed-count = { $seats } Plätze brauchen hier einen SHA-256, eine Geheimzahl und { $seats } Festlegungen.
error-bad-commitment = { $text } ist keine Festlegung mit ihrer Zahl.
error-luck-and-committed = Eine Aufzeichnung hat die Kopfzeile committed oder die ältere Kopfzeile luck, nicht beide.

# Tische
error-stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin und wähle neu.
error-not-your-turn = Du bist nicht an der Reihe.
error-no-seat = Du hast an diesem Tisch keinen Platz, mit dem das geht.
error-bot-plays = Auf diesem Platz spielt gerade ein Bot. Lade die Seite neu, um selbst weiterzuspielen.
error-seat-taken = Diesen Platz hat schon jemand. Nimm einen anderen.
error-key-unknown = Dieser persönliche Link gehört zu keinem Platz an diesem Tisch. Prüfe, ob er vollständig ist.
error-token-used = Mit diesem Schlüssel wurde schon ein anderer Tisch eingerichtet. Erzeuge einen neuen Schlüssel.
error-number-given = Dieser Platz hat seine Zufallszahl schon aufgedeckt.
error-still-here = Diese Person ist noch da.
error-back-soon = { $seconds ->
    [one] Diese Person ist gerade erst gegangen. Warte noch eine Sekunde.
   *[other] Diese Person ist gerade erst gegangen. Warte noch { $seconds } Sekunden.
}
error-no-decision-time = An diesem Tisch darf jede Entscheidung beliebig lange dauern.
error-still-thinking = { $seconds ->
    [one] Für diese Entscheidung bleibt noch eine Sekunde.
   *[other] Für diese Entscheidung bleiben noch { $seconds } Sekunden.
}
error-own-turn = Das ist dein eigener Zug. Nur die anderen können ihn einem Bot geben.
error-nobody-decides = Gerade muss niemand etwas entscheiden.
error-handed-too-often = Plätze wurden zu oft hin- und hergegeben. Spielt erst weiter.
error-commitment-given = Dieser Platz hat sich schon auf eine Zufallszahl festgelegt.
error-no-numbers = Dieser Tisch spielt mit echten Würfeln und braucht keine Zufallszahlen.
error-not-all-committed = Noch haben sich nicht alle auf eine Zufallszahl festgelegt. Decke deine auf, sobald es alle getan haben.
error-other-number = Auf diese Zahl hat sich der Platz nicht festgelegt. Sende die Zahl, die zur Festlegung gehört.
error-already-started = Das Spiel hat schon begonnen.
error-wait-longer = { $seconds ->
    [one] Warte noch eine Sekunde auf diese Person.
   *[other] Warte noch { $seconds } Sekunden auf diese Person.
}
error-remove-first = Das Spiel hat noch nicht begonnen. Gib zuerst den Platz dieser Person frei. Dann kann ihn ein Bot nehmen.
error-barred = Du hast an diesem Tisch deine Zufallszahl nicht aufgedeckt und kannst hier nicht mehr mitspielen. Zuschauen kannst du aber.
error-too-many-failed = An diesem Tisch wurden zu oft Zufallszahlen nicht aufgedeckt, deshalb kann sich hier niemand mehr dazusetzen. Ein Bot kann den freien Platz nehmen, oder du richtest einen neuen Tisch ein.
error-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link oder beginne ein neues Spiel.
error-no-dice-to-type = Es gibt gerade nichts einzutippen.
error-not-an-action = Diese Aktion gibt es in keinem der Spiele.
error-hints-forbidden = An diesem Tisch wird ohne Tipps gespielt.
error-no-hints-now = Hier gibt es keine Chancen zu zeigen.
error-no-tutor = Dieser Tisch hat keinen Tutor, darum lässt sich nichts zurücknehmen.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen: Zurücknehmen lassen sich nur Würfel, die seit dem letzten Wurf beiseitegelegt wurden.
error-taken-back-too-often = Du hast zu oft Würfel zurückgenommen. Würfle erst oder hör auf.
error-not-started = Das Spiel hat noch nicht begonnen.
error-record-secret = Die Aufzeichnung zeigt jede Karte, darum gibt es sie erst nach dem Ende des Spiels.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-foreign-origin = Diese Anfrage kam von einer anderen Seite. Öffne das Spiel unter seiner eigenen Adresse.
error-message-too-large = Diese Nachricht ist größer als { $most } Byte.
error-too-fast = Das war zu schnell. Warte einen Augenblick.
error-not-understood = Diese Nachricht ist unverständlich.
error-hello-first = Eine Verbindung beginnt mit hello.
error-not-saved = Das ließ sich nicht speichern und gilt darum nicht. Versuch es noch einmal.
error-stopping = Der Server wird gerade beendet. Versuch es gleich noch einmal.
error-too-many-tables = Von hier aus wurden zu viele Tische eingerichtet. Versuch es später noch einmal.
error-too-many-connections = Aus deinem Netz gibt es zu viele Verbindungen zu diesem Server. Schließ ein paar Seiten und versuch es noch einmal.
error-server-full = Der Server ist voll. Versuch es in einer Minute noch einmal.
error-too-slow = Die Anfrage kam zu langsam an. Versuch es noch einmal.
error-push-off = Dieser Server verschickt keine Mitteilungen.
error-bad-subscription = Das ist keine Anmeldung eines Browsers für Mitteilungen. Schalte die Mitteilungen aus und wieder ein.

# Die Datenbank
error-save-unsure = Die Datenbank antwortet nicht. Ob das gespeichert wurde, steht darum noch nicht fest. Warte einen Augenblick und sieh dann nach.
error-table-damaged = Dieser Tisch ist in der Datenbank beschädigt und lässt sich nicht öffnen. Bitte die Person, die den Server betreibt, den Tisch aus einer Sicherung wiederherzustellen.
error-newer-database = Die Datenbank hat das Schema { $version } und ist damit neuer als diese Version von Heckmeck. Installiere die neueste Version oder nenne in HECKMECK_DATABASE_URL eine andere Datenbank.
error-newer-backup = { $file } stammt von einer neueren Version von Heckmeck. Installiere die neueste Version.
error-other-version = Dieser Server hat eine andere Version als dieses Programm. Aktualisiere, was von beiden älter ist.
error-not-creator = Nur wer diesen Tisch eingerichtet hat, kann ihn löschen.
error-name-alike = Der Name „{ $name }“ ist kaum von „{ $other }“ an diesem Tisch zu unterscheiden. Wähle einen anderen Namen.
