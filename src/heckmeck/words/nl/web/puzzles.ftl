# De puzzels van de pagina.

puzzles-title = Puzzels
puzzles-daily = Puzzel van de dag
puzzles-practice = Oefenen
puzzles-game = Spel
puzzles-theme = Thema
puzzles-level = Niveau
puzzles-any = { $what }: alle
puzzles-next = Naar de volgende
puzzles-analyse = Openen in de analyse
puzzles-streak = { $streak ->
    [0] Reeks: 0 dagen
    [one] Reeks: één dag
   *[other] Reeks: { $streak } dagen
}
puzzles-best = { $best ->
    [one] Langste: één dag
   *[other] Langste: { $best } dagen
}
puzzles-score = { $right } van { $asked } goed
puzzles-share = Resultaat delen
puzzles-copied = Gekopieerd!
puzzles-share-right = Heckmeck, puzzel van { $date }: opgelost ✓ { $streak ->
    [one] De eerste dag van mijn reeks.
   *[other] { $streak } dagen op rij.
}
puzzles-share-wrong = Heckmeck, puzzel van { $date }: niet opgelost ✗ Lukt het jou?
puzzles-other-day = Dit is de puzzel van { $date }. Hij telt niet mee voor je reeks.
puzzles-today = Naar de puzzel van vandaag
