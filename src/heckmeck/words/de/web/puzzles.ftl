# Die Rätsel der Seite.

puzzles-title = Rätsel
puzzles-daily = Rätsel des Tages
puzzles-practice = Üben
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-level = Schwierigkeit
puzzles-any = { $what }: alle
puzzles-next = Nächstes Rätsel
puzzles-analyse = In der Analyse öffnen
puzzles-streak = { $streak ->
    [0] Keine Serie
    [one] Serie: ein Tag
   *[other] Serie: { $streak } Tage
}
puzzles-best = { $best ->
    [one] Längste: ein Tag
   *[other] Längste: { $best } Tage
}
puzzles-score = { $right } von { $asked } richtig
puzzles-share = Ergebnis teilen
puzzles-copied = Kopiert!
puzzles-share-right = Heckmeck, Rätsel vom { $date }: gelöst ✓ { $streak ->
    [one] Der erste Tag meiner Serie.
   *[other] { $streak } Tage in Folge.
}
puzzles-share-wrong = Heckmeck, Rätsel vom { $date }: nicht gelöst ✗ Schaffst du es?
puzzles-other-day = Das ist das Rätsel vom { $date }. Für deine Serie zählt es nicht.
puzzles-today = Zum Rätsel von heute

puzzles-own-due = { $count ->
    [0] Deine eigenen Stellungen: heute keine fällig
    [one] Deine eigenen Stellungen: heute eine fällig
   *[other] Deine eigenen Stellungen: heute { $count } fällig
}
puzzles-own-none = Heute ist keine deiner Stellungen fällig. Wenn dich in einem Würfelspiel ein Fehler viel kostet, taucht die Stellung am nächsten Tag hier wieder auf.
puzzles-own-next = Heute ist keine deiner Stellungen fällig. Die nächste kommt am { $date } wieder.
puzzles-own-from = { $game } · aus deinem Spiel vom { $date }
puzzles-own-again = Diese Stellung siehst du am { $date } wieder.
puzzles-estimate = Das ist eine Schätzung: Die beste Entscheidung bringt { $gap } Prozentpunkte mehr Siegchance als die zweitbeste.
puzzles-as-good = Richtig! Genauso gut ist: { $choice }.
