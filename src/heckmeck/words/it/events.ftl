# Che cosa è successo, una frase per volta. $seat e $rival sono nomi; $roll è il lancio come testo.

event-dice-fell = { $seat } lancia i dadi: { $roll }.
event-dice-laid-aside = { $seat } accantona { $face ->
    [worm] { $count ->
        [one] { $count } verme
       *[other] { $count } vermi
    }
   *[other] { $count } × { $face }
}: per ora { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}.
event-weasel-used = { $seat } usa la donnola e rilancia questi dadi.
event-failed-attempt = { $reason ->
    [faces] { $seat } sballa: solo risultati già accantonati.
    [no_worm] { $seat } sballa: { $total } senza nemmeno un verme.
   *[no_portion] { $seat } sballa: nessuna porzione per { $total }.
}
event-portion-taken = { $seat } prende la porzione { $portion } dalla grigliata.
event-portion-stolen = { $seat } ruba la porzione { $portion } dalla pila di { $rival }.
event-portion-returned = { $seat } rimette la porzione { $portion } nella grigliata.
event-portion-turned-over = La porzione { $portion } viene girata a faccia in giù.
event-specialist-won = { $rival ->
    [no_one] { $seat } prende { $object }.
   *[other] { $seat } riceve { $object } da { $rival }.
}
event-specialist-kept = { $seat } tiene { $object }.
event-specialist-placed = { $portion ->
    [no_one] { $subject } esce dal gioco.
   *[other] { $subject } va sulla porzione { $portion }.
}
event-bratworm-taken = { $rival ->
    [no_one] { $seat } prende un dischetto vermarrosto.
   *[other] { $seat } prende un dischetto vermarrosto a { $rival }.
}
event-game-over = { $count ->
    [one] La partita è finita: vince { $winners }.
   *[other] La partita è finita: { $winners } si dividono la vittoria.
}
event-seat-handed = { $level ->
    [no_one] { $seat } è di nuovo qui.
    [chick] Il pulcino gioca al posto di { $seat }.
    [hen] La gallina gioca al posto di { $seat }.
    [rooster] Il gallo gioca al posto di { $seat }.
    [fox] La volpe gioca al posto di { $seat }.
   *[champion] Il campione gioca al posto di { $seat }.
}
event-turn-handed = { $level ->
    [chick] Il tempo di { $seat } è scaduto. Il pulcino gioca questo turno.
    [hen] Il tempo di { $seat } è scaduto. La gallina gioca questo turno.
    [rooster] Il tempo di { $seat } è scaduto. Il gallo gioca questo turno.
    [fox] Il tempo di { $seat } è scaduto. La volpe gioca questo turno.
   *[champion] Il tempo di { $seat } è scaduto. Il campione gioca questo turno.
}
event-taken-back = { $seat } riprende i dadi.

# Reazioni: una parola veloce a tutto il tavolo.
reaction-ask = Mostra che cosa ne pensi
reaction-told = { $name }: { $reaction }
reaction-clap = Ben fatto!
reaction-laugh = Ahah!
reaction-wow = Però!
reaction-oh_no = Oh no!
reaction-hurry = Dai, sbrigati!
reaction-worm = Gnam, un verme!
