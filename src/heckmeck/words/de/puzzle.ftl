# Rätsel, auf der Seite und im Terminal.

puzzle-theme-stop-or-roll = Aufhören oder würfeln
puzzle-theme-face = Welcher Wert
puzzle-theme-steal = Stehlen oder nicht
puzzle-theme-specialist = Spezialisten
puzzle-theme-endgame = Endspiel
puzzle-theme-play-or-pass = Ausspielen oder passen
puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer
puzzle-of-day = Rätsel vom { $date }
puzzle-heading = { $game } · { $theme } · { $level }
puzzle-what-now = { $name } ist am Zug. Was jetzt?
puzzle-right = Richtig! Am besten ist: { $choice }.
puzzle-wrong = Das ist nicht das Beste. Besser: { $choice }.
puzzle-exact = Genau berechnet: Die beste Entscheidung bringt { $gap } Prozentpunkte mehr Siegchance als die zweitbeste.
puzzle-rolled-out-champion = Bestätigt durch { $games } Spiele unter Meistern für jede Entscheidung: Die beste bringt { $gap } ± { $error } Prozentpunkte mehr Siegchance als die zweitbeste.
puzzle-rolled-out-rule = Bestätigt durch { $games } Spiele für jede Entscheidung, bei denen die verdeckten Karten zufällig verteilt wurden und alle nach einer einfachen Regel spielten: Die beste bringt { $gap } ± { $error } Prozentpunkte mehr Siegchance als die zweitbeste.
puzzle-own-due = { $count ->
    [0] Deine eigenen Stellungen: heute keine fällig
    [one] Deine eigenen Stellungen: heute eine fällig
   *[other] Deine eigenen Stellungen: heute { $count } fällig
}
puzzle-own-none = Heute ist keine deiner Stellungen fällig. Wenn dich in einem Würfelspiel ein Fehler viel kostet, taucht die Stellung am nächsten Tag hier wieder auf.
puzzle-own-next = Heute ist keine deiner Stellungen fällig. Die nächste kommt am { $date } wieder.
puzzle-own-from = { $game } · aus deinem Spiel vom { $date }
puzzle-own-again = Diese Stellung siehst du am { $date } wieder.
puzzle-estimate = Das ist eine Schätzung: Die beste Entscheidung bringt { $gap } Prozentpunkte mehr Siegchance als die zweitbeste.
puzzle-as-good = Richtig! Genauso gut ist: { $choice }.

# Nur im Terminal
puzzle-prompt = 1–{ $count }, q zum Beenden:{" "}
puzzle-not-a-choice = { $count ->
    [one] Gib 1 ein.
   *[other] Gib eine Zahl von 1 bis { $count } ein.
}
puzzle-score = { $right } von { $asked } richtig.
puzzle-search = Spiele durchsuchen
puzzle-made = { $count ->
    [0] Es wurde kein Rätsel gefunden.
    [one] Ein Rätsel steht jetzt zusätzlich in { $file }.
   *[other] { $count } Rätsel stehen jetzt zusätzlich in { $file }.
}
error-no-such-puzzle = Ein solches Rätsel gibt es nicht. Wähle ein anderes Spiel, ein anderes Thema oder eine andere Schwierigkeit.
error-no-puzzles-in-file = { $file } enthält noch keine Rätsel. Erzeuge welche mit: heckmeck make-puzzles { $file }
error-bad-day = „{ $text }“ ist kein Datum. Schreibe es so: 2026-11-18.
error-day-or-practice = Beim Rätsel eines Tages stehen Spiel, Thema und Schwierigkeit schon fest. Gib einen Tag an oder übe, nicht beides.
error-mine-alone = --mine übt die fälligen Stellungen. Dazu passen weder --day, --practise, --game, --theme, --level, --file, --number noch --json.
error-bad-puzzle = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein Rätsel. Erzeuge Rätsel mit: heckmeck make-puzzles DATEI
error-no-puzzles = Für dieses Spiel gibt es keine Rätsel.
error-puzzles-kernel = Die Suche nach Rätseln braucht den kompilierten Rechenkern, und der fehlt in dieser Installation. Installiere Heckmeck auf einem Computer mit C++-Compiler.
error-nothing-to-choose = In dieser Stellung gibt es nichts zu entscheiden.
