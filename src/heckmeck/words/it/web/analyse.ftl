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

analyse-set-up = Componi una posizione
analyse-how = Scegli un posto, poi tocca le porzioni che ci vanno. In una pila, quella toccata per ultima sta in cima.
analyse-place = Posto
analyse-place-grill = Grigliata
analyse-place-down = A faccia in giù
analyse-out = fuori dal gioco
analyse-on = sulla { $portion }
analyse-bratworms = Dischetti vermarrosto di { $name }
analyse-turn = A chi tocca?
analyse-golden = Il dado d’oro in questo turno
analyse-golden-none = non usato
analyse-golden-hand = in mano
analyse-golden-aside = accantonato
analyse-golden-rolled = lanciato: { $face }
analyse-weasel-used = La donnola è già stata usata in questo turno.
analyse-dice-aside = Accantonati
analyse-dice-roll = Lanciati
analyse-clear = Svuota
analyse-show = Mostra questa posizione

analyse-record = Apri una registrazione
analyse-record-file = Un file
analyse-record-text = O incolla il testo
analyse-record-copy = Copia la registrazione
analyse-record-copied = Copiata
analyse-record-save = Salva la registrazione
analyse-record-none = Per queste mosse non c’è una registrazione: può cominciare solo all’inizio di un turno.
analyse-record-place = Punto della registrazione
analyse-luck-draw = Si pesca una carta. Sceglila, o lascia fare al caso.
analyse-luck-grill = Si distribuiscono le carte o si girano le porzioni. Ci pensa il caso.
analyse-luck-go = Lascia fare al caso
analyse-rollout-rule = { $games ->
    [one] Una partita giocata con una regola rapida, a carte scoperte.
   *[other] { $games } partite giocate con una regola rapida, a carte scoperte.
}
