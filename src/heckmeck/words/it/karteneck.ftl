# Heckmeck am Karteneck. Una carta si scrive 3 o W12; $first è un nome; $cards e $portions sono elenchi, $count la loro lunghezza.

event-hand-dealt = { $cards ->
    [no_one] { $count ->
        [one] { $seat } riceve una carta.
       *[other] { $seat } riceve { $count } carte.
    }
   *[other] { $seat } riceve in mano { $cards }.
}
event-grill-opened = { $count ->
    [one] Un nuovo round: nella grigliata c’è la porzione { $portions }.
   *[other] Un nuovo round: nella grigliata ci sono le porzioni { $portions }.
}
event-cards-played = { $seat } gioca { $cards }, per un totale di { $total }.
event-passed = { $valid ->
    [yes] { $seat } passa con { $total }.
   *[no] { $seat } passa senza una carta verme.
}
event-cards-discarded = { $seat } scarta: { $cards }.
event-reshuffled = { $count ->
    [one] Il mazzo è finito: l’unico scarto diventa il nuovo mazzo.
   *[other] Il mazzo è finito: gli scarti ({ $count }) diventano il nuovo mazzo.
}
event-card-drawn = { $card ->
    [no_one] { $seat } pesca una carta.
   *[other] { $seat } pesca la carta { $card }.
}
event-draws-lapsed = { $count ->
    [one] Non c’è più niente da pescare: { $seat } riceve una carta in meno.
   *[other] Non c’è più niente da pescare: { $seat } riceve { $count } carte in meno.
}
event-round-ended = Il round è finito: l’ultima porzione l’ha presa { $first }.

statistic-turn-began = Turni
statistic-round-ended = Round
statistic-reshuffled = Mazzi rimescolati
statistic-draws-lapsed = Pescate mancate

# Registrazioni
expected-card = una carta come 3 o W12
expected-card-play = carte uguali (come 3 3)
expected-card-pass = pass
expected-card-draw = una carta pescata come +2
expected-card-steal = steal= e un nome
expected-grill-line = una riga grill: con { $portions } porzioni
error-hand-missing = Manca la mano di { $name }.
error-draw-missing = Nella riga precedente { $name } deve ancora pescare.
error-draw-not-owed = { $text } è una carta di troppo: qui non si pesca più nulla.

# Regole
error-awaiting-hands = Prima si devono distribuire le carte.
error-awaiting-grill = Prima si devono girare a faccia in su le porzioni del nuovo round.
error-awaiting-card = Prima un giocatore deve giocare carte o passare.
error-awaiting-draw = Prima si deve pescare una carta.
error-no-cards = Bisogna giocare almeno una carta.
error-mixed-kinds = Si possono giocare insieme solo carte uguali.
error-kind-already-played = { $kind ->
    [worm] In questo round il giocatore ha già giocato carte verme.
   *[other] In questo round il giocatore ha già giocato un { $kind }.
}
error-card-not-in-hand = Questo giocatore non ha in mano la carta { $card }, o non ne ha abbastanza.
error-steal-from-oneself = Nessuno può rubare dalla propria pila.
error-steal-without-worm = Senza una carta verme non si può rubare.
error-nothing-to-steal = Non c’è niente da rubare: quella pila è vuota.
error-total-is-not-the-portion = Il totale è { $total }, ma in cima a quella pila c’è la porzione { $portion }.
error-size-of-grill = In { $players } giocatori si girano { $players } porzioni, non { $portions }.
error-portion-not-face-down = La porzione { $portion } non è più a faccia in giù.
error-card-not-in-pile = La carta { $card } non è fra quelle da pescare.
error-number-of-hands = Per { $players } giocatori ci vogliono { $players } mani, non { $hands }.
error-size-of-hand = Ogni giocatore riceve { $size } carte, non { $cards }.
error-no-such-card = Non c’è nessuna carta { $card }.
error-card-too-often = { $most ->
    [one] C’è una sola carta { $card }.
   *[other] Ci sono solo { $most } carte { $card }.
}
error-number-of-stacks = Con { $players } giocatori ci sono { $players } pile, non { $stacks }.
error-portion-too-often = { $most ->
    [one] C’è una sola porzione { $portion }.
   *[other] Ci sono solo { $most } porzioni { $portion }.
}
error-not-whole-rounds = { $portions ->
    [one] Una sola porzione nelle pile non fa un round intero con { $players } giocatori.
   *[other] { $portions } porzioni nelle pile non fanno un numero intero di round con { $players } giocatori.
}
error-too-many-portions = Nelle pile ci sono { $portions } porzioni, ma in gioco ce ne sono solo { $most }.
