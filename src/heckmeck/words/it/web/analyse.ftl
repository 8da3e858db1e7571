# Il tavolo di studio.

analyse-title = Studio
analyse-position = Codice della posizione
analyse-open = Apri
analyse-new = Nuova posizione
analyse-players = Numero di giocatori
analyse-count = { $count } giocatori
analyse-player = Giocatore { $number }
analyse-choices = Scelte
analyse-luck = Ora si lanciano i dadi. Inserisci il risultato o falli lanciare al computer.
analyse-roll = Lancia
analyse-over = La partita è finita.
analyse-line = Mosse
analyse-start = Inizio
analyse-back = Una mossa indietro
analyse-branch = Variante { $number }
analyse-rollout = Simula
analyse-rollout-stop = Ferma
analyse-rollout-games = { $games ->
    [one] Una partita fra campioni, senza la fortuna nota.
   *[other] { $games } partite fra campioni, senza la fortuna nota.
}
