# Uno sguardo indietro su una partita.

review-player = giocatore
review-start = all’inizio
review-own-dice = propri dadi
review-cards = le carte
review-own-choices = proprie scelte
review-others-dice = dadi degli altri
review-others-choices = scelte degli altri
review-forecast-error = errore di previsione
review-outcome = risultato
review-stands = a questo punto
review-note = { $luck ->
    [cards] Le probabilità vengono da molte partite continuate rapidamente. Una scelta si misura da ciò che si poteva vedere; ciò che nessuna scelta spiega con certezza conta fra le carte.
   *[dice] Errore di previsione: lo scarto fra la previsione prima di ogni turno e le probabilità esatte di quel turno. Non è né fortuna né bravura.
}
review-curve = Probabilità di vincere, turno per turno:
review-turning-points = Le svolte:
# $place è un turno nella notazione delle registrazioni, $changes un elenco di review-change.
review-turning-point = { $kind ->
    [dice] Turno { $turn }, { $place } — i dadi: { $changes }
    [cards] Turno { $turn }, { $place } — le carte: { $changes }
   *[choice] Turno { $turn }, { $place } — la scelta: { $changes }
}
review-change = { $name } { $before } → { $after }
review-mistakes = Scelte che sono costate probabilità di vincere:
review-no-mistakes = Nessun errore rilevante.
review-more-mistakes = { $count ->
    [one] E un’altra.
   *[other] E altre { $count }.
}
# $size è uno dei review-size; $chosen e $better sono ciascuno un review-choice.
review-mistake = Turno { $turn }, { $place } — { $size }, { $loss }: { $chosen }; meglio: { $better }
review-choice = { $choice } ({ $chance })
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
error-no-net = Per questo gioco in { $players } non è stato imparato niente, quindi non c’è una probabilità di vincere. Per impararla: heckmeck train
error-unwritable = { $file } non si può scrivere: { $reason }.
error-no-review = Nulla prevede questo gioco, quindi non c’è un’analisi.
