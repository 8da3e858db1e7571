# I quiz, sulla pagina e nel terminale.

puzzle-theme-stop-or-roll = Fermarsi o lanciare
puzzle-theme-face = Quale risultato
puzzle-theme-steal = Rubare o no
puzzle-theme-specialist = Specialisti
puzzle-theme-endgame = Finale
puzzle-theme-play-or-pass = Giocare o passare
puzzle-level-easy = facile
puzzle-level-medium = medio
puzzle-level-hard = difficile
puzzle-of-day = Quiz del giorno { $date }
puzzle-heading = { $game } · { $theme } · { $level }
puzzle-what-now = Tocca a { $name }. E adesso?
puzzle-right = Giusto! La scelta migliore: { $choice }.
puzzle-wrong = Non è la scelta migliore. Meglio: { $choice }.
puzzle-exact = Calcolo esatto: la scelta migliore aggiunge { $gap } punti percentuali alla probabilità di vincere rispetto alla seconda.
puzzle-rolled-out-champion = Confermato da { $games } partite fra campioni per ogni scelta: la migliore aggiunge { $gap } ± { $error } punti percentuali alla probabilità di vincere rispetto alla seconda.
puzzle-rolled-out-rule = Confermato da { $games } partite per ogni scelta, con le carte nascoste distribuite a caso e tutti i giocatori che seguono una regola rapida: la migliore aggiunge { $gap } ± { $error } punti percentuali alla probabilità di vincere rispetto alla seconda.
puzzle-own-due = { $count ->
    [0] Le tue posizioni: oggi nessuna da rivedere
    [one] Le tue posizioni: oggi una da rivedere
   *[other] Le tue posizioni: oggi { $count } da rivedere
}
puzzle-own-none = Oggi nessuna delle tue posizioni è da rivedere. Quando in un gioco di dadi un errore ti costa caro, la posizione torna qui il giorno dopo.
puzzle-own-next = Oggi nessuna delle tue posizioni è da rivedere. La prossima torna il giorno { $date }.
puzzle-own-from = { $game } · dalla tua partita del giorno { $date }
puzzle-own-again = Rivedrai questa posizione il giorno { $date }.
puzzle-estimate = È una stima: la scelta migliore aggiunge { $gap } punti percentuali alla probabilità di vincere rispetto alla seconda.
puzzle-as-good = Giusto! Altrettanto buono: { $choice }.

# Solo nel terminale
puzzle-prompt = 1–{ $count }, oppure q per uscire:{" "}
puzzle-not-a-choice = { $count ->
    [one] Scrivi 1.
   *[other] Scrivi un numero da 1 a { $count }.
}
puzzle-score = Risolti: { $right } su { $asked }.
puzzle-search = Ricerca nelle partite
puzzle-made = { $count ->
    [0] Nessun quiz trovato.
    [one] Un quiz aggiunto a { $file }.
   *[other] { $count } quiz aggiunti a { $file }.
}
error-no-such-puzzle = Non ci sono quiz di questo tipo. Scegli un altro gioco, un altro tema o un altro livello.
error-no-puzzles-in-file = { $file } non contiene ancora quiz. Creane con: heckmeck make-puzzles { $file }
error-bad-day = «{ $text }» non è una data. Scrivila così: 2026-11-18.
error-day-or-practice = Il quiz di un giorno ha già il suo gioco, il suo tema e il suo livello. Indica un giorno oppure esercitati, non entrambe le cose.
error-mine-alone = --mine fa rivedere le posizioni di oggi. Non si combina con --day, --practise, --game, --theme, --level, --file, --number o --json.
error-bad-puzzle = { $file }, riga { NUMBER($line, useGrouping: 0) }: non è un quiz. Per crearne: heckmeck make-puzzles FILE
error-no-puzzles = Per questo gioco non ci sono quiz.
error-puzzles-kernel = Per cercare quiz serve il nucleo compilato, che manca in questa installazione. Installa Heckmeck su una macchina con un compilatore C++.
error-nothing-to-choose = In questa posizione non c’è niente da scegliere.
