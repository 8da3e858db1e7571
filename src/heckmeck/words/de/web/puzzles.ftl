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
