# I quiz della pagina.

puzzles-title = Quiz
puzzles-daily = Quiz del giorno
puzzles-practice = Esercizi
puzzles-game = Gioco
puzzles-theme = Tema
puzzles-level = Livello
puzzles-any = { $what }: tutti
puzzles-next = Passa al prossimo
puzzles-analyse = Apri nello studio
puzzles-streak = { $streak ->
    [0] Nessuna serie
    [one] Serie: un giorno
   *[other] Serie: { $streak } giorni
}
puzzles-best = { $best ->
    [one] La più lunga: un giorno
   *[other] La più lunga: { $best } giorni
}
puzzles-score = Risolti: { $right } su { $asked }
puzzles-share = Condividi il risultato
puzzles-copied = Copiato!
puzzles-share-right = Heckmeck, quiz del giorno { $date }: risolto ✓ { $streak ->
    [one] Primo giorno della mia serie.
   *[other] { $streak } giorni di fila.
}
puzzles-share-wrong = Heckmeck, quiz del giorno { $date }: non risolto ✗ Tu ci riesci?
puzzles-other-day = Questo è il quiz del giorno { $date }. Non conta per la tua serie.
puzzles-today = Vai al quiz di oggi
