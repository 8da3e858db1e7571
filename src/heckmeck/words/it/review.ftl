# Uno sguardo indietro su una partita.

review-player = giocatore
review-start = all’inizio
review-own-dice = i suoi dadi
review-cards = le carte
review-own-choices = le sue scelte
review-others-dice = dadi degli altri
review-others-choices = scelte degli altri
review-forecast-error = errore di previsione
review-outcome = risultato
review-stands = a questo punto
review-note = { $luck ->
    [cards] Le probabilità sono stimate giocando molto in fretta tanti possibili finali di partita. Una scelta si giudica in base a ciò che poteva vedere chi l’ha fatta. Ciò che nessuna scelta spiega chiaramente è attribuito alle carte.
   *[dice] Errore di previsione: lo scarto fra la previsione prima di ogni turno e le probabilità esatte di quel turno. Non è né fortuna né bravura.
}
review-curve = Probabilità di vincere, turno per turno:
review-turning-points = Le svolte della partita:
# $place è un turno nella notazione delle registrazioni, $changes un elenco di review-change.
review-turning-point = { $kind ->
    [dice] Turno { $turn }, { $place } — i dadi: { $changes }
    [cards] Turno { $turn }, { $place } — le carte: { $changes }
   *[choice] Turno { $turn }, { $place } — la scelta: { $changes }
}
review-change = { $name } { $before } → { $after }
review-mistakes = Scelte che hanno ridotto la probabilità di vincere:
review-no-mistakes = Nessun errore rilevante.
review-more-mistakes = { $count ->
    [one] E un’altra.
   *[other] E altre { $count }.
}
# $size è uno dei review-size; $chosen e $better sono ciascuno un review-choice.
review-mistake = Turno { $turn }, { $place } — { $size }, { $loss }: { $chosen }; meglio: { $better }
review-choice = { $choice } ({ $chance })
review-place = Turno { $turn }, { $place }
review-analyse = Per rivedere il momento peggiore: heckmeck analyse { $position }
# Simulazioni di un errore. $gap e $error sono punti percentuali.
review-confirming = Simulazioni a partire dagli errori
review-confirmations = Gli errori secondo le simulazioni (stime):
review-confirmed = La scelta migliore aggiunge { $gap } ± { $error } punti percentuali alla probabilità di vincere, stimati con { $games } partite fra campioni per ogni scelta. { $verdict ->
    [confirmed] L’errore è confermato.
    [refuted] Quindi la scelta non era un errore.
   *[open] L’errore non è né confermato né smentito.
}
review-size-good = la migliore, o quasi
review-size-inaccuracy = imprecisione
review-size-mistake = errore
review-size-blunder = errore grave

review-every-turn = { $luck ->
    [cards] Ogni turno, ogni carta, ogni scelta
   *[dice] Ogni turno, ogni lancio, ogni scelta
}
# $change va da una quota a un’altra.
review-turn = Turno { $turn }, { $name }: { $change }
review-chances = probabilità di vincere

error-review-kernel = L’analisi di una partita di Karteneck richiede il nucleo compilato, che manca in questa installazione. Installa Heckmeck su una macchina con un compilatore C++.
error-no-net = Per questo gioco in { $players } non c’è una rete, quindi la probabilità di vincere è sconosciuta. Per addestrarne una: heckmeck train
error-unwritable = Non si può scrivere { $file }: { $reason }.
error-no-review = Per questo gioco non esistono previsioni, quindi non c’è un’analisi.
error-confirm-hidden = Nel gioco di carte le simulazioni non possono verificare gli errori: conoscerebbero le carte nascoste al giocatore.
