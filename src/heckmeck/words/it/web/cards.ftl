# Il tavolo di Heckmeck am Karteneck.

cards-grill = Grigliata
cards-grill-empty = La grigliata è vuota.
cards-reserve = riserva
cards-draw-pile = mazzo
cards-discards = scarti
cards-round = round

cards-number-card = Carta { $number }
cards-worm-card = Carta verme, cartellino { $tag }
# Una carta che non si può giocare, e perché.
cards-closed = { $card }: { $why }

cards-hand = La tua mano
cards-in-hand = { $cards ->
    [0] Nessuna carta in mano
    [one] Una carta in mano
   *[other] { $cards } carte in mano
}
cards-table = Carte sul tavolo
cards-total = Totale { $total }
cards-valid = Con una carta verme: valida
cards-not-valid = Ancora nessuna carta verme
cards-passed = ha passato
cards-tie = Totali uguali: va per primo il cartellino più alto su una carta verme.

cards-turn-yours = Tocca a te: gioca carte o passa.
cards-turn-yours-of = { $name }, tocca a te: gioca carte o passa.
cards-help = Tocca carte uguali.
cards-must-pass = Puoi solo passare.
cards-choose = Scegli le carte
# $cards come 3 3; $total è il totale che ne risulta.
cards-play = Gioca { $cards } → { $total }
cards-clear = Annulla la scelta
# $action è il testo del pulsante (Passa).
cards-pass-takes = { $action } e prendi la { $portion }

# Le probabilità, che sono stimate. ≈ è un segno nell’elenco.
cards-hints = Probabilità
cards-odds = La probabilità di vincere dopo ogni scelta, la migliore per prima
cards-odds-waiting = Sto calcolando…
cards-odds-close = forse buona quanto la migliore
cards-odds-why = Probabilità di vincere stimata, ± metà dell’intervallo al 95%: la partita è stata continuata molte volte con mani immaginate per gli altri. ≈ segna una scelta forse buona quanto la migliore.
