# Giocare riga per riga.
plain-grill = Grigliata: { $portions }
plain-stack = { $name }: { $stack } ({ $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
})
plain-aside = Accantonati: { $dice }, totale { $total }
plain-rolled = Lanciati: { $dice }
plain-round = Round { $round }
plain-in-front = carte giocate: { $cards }, totale { $total }
plain-hand = La tua mano: { $cards }
plain-choose = { $name }, la tua scelta ({ $quit } per uscire): {""}
plain-choose-hints = { $name }, la tua scelta ({ $hints } per le probabilità, { $quit } per uscire): {""}
plain-tutor = { $question } ({ $yes } per farlo, { $hints } per le probabilità, Invio per scegliere di nuovo): {""}
plain-agree = Sei d’accordo? ({ $yes } per sì, Invio per no): {""}
plain-dice = Che cosa è uscito? { $dice ->
    [one] Scrivi il risultato del tuo dado, W per un verme: {""}
   *[other] Scrivi i risultati dei tuoi { $dice } dadi, W per un verme: {""}
}
plain-dice-golden = Che cosa è uscito? { $dice ->
    [0] Scrivi il risultato del dado d’oro dopo *, per esempio *1, W per un verme: {""}
    [one] Scrivi il risultato del tuo dado bianco e, dopo *, quello del dado d’oro, per esempio W*1: {""}
   *[other] Scrivi i risultati dei tuoi { $dice } dadi bianchi e, dopo *, quello del dado d’oro, per esempio 44W*1: {""}
}
plain-not-understood = Scrivi un numero da 1 a { $most }, o carte come 3 3 o W5.
plain-pass-keyboard = Passa la tastiera a { $name }. { $name }, premi Invio per vedere le tue carte: {""}
plain-free-seat = Ci sono ancora posti liberi. { $bot } per far giocare una gallina, { $quit } per uscire: {""}
plain-away = { $name } non c’è. { $bot } per far giocare una gallina al suo posto, { $quit } per uscire: {""}
plain-deciding = { $name } ha al massimo { $seconds ->
    [86400] un giorno
   *[other] { $seconds } secondi
} per decidere. Poi { $bot } fa giocare questo turno a una gallina; { $quit } per uscire: {""}
plain-remove = { $name } non c’è. { $bot } per liberare il posto, { $quit } per uscire: {""}
plain-no-number = { $name } c’è, ma manca il suo numero casuale. { $bot } per liberare il posto, { $quit } per uscire: {""}
plain-what-next = { $end } per finire, { $rematch } per la rivincita, { $save } per salvare la registrazione, { $review } per l’analisi: {""}
plain-left = La partita è salvata in { $place }. Per continuare: { $command }
plain-over = La partita è finita. È salvata in { $place }.

# Prima della partita
plain-number = La tua scelta (Invio per { $usual }): {""}
plain-number-wrong = { $most ->
    [one] Scrivi 1.
   *[other] Scrivi un numero da 1 a { $most }.
}
plain-people = Chi gioca con questa tastiera? Scrivi i nomi, separati da virgole (Invio per { $guest }): {""}
plain-bots = Quali bot giocano? Scrivi i loro numeri, per esempio 2 3, o 0 per nessuno; al massimo { $most } giocatori (Invio per 2 3): {""}
plain-as-printed = Come da regolamento
plain-house-rules = Con le regole della casa
plain-your-name = Come ti chiami? (Invio per { $guest }): {""}
plain-guest = Ospite
bot-chick = Pulcino
bot-hen = Gallina
bot-rooster = Gallo
bot-fox = Volpe
bot-champion = Campione
error-real-dice = I dadi veri servono solo nei giochi di dadi.

action-take-portion = Prendi la porzione { $portion }
action-take-bratworm = Prendi un dischetto vermarrosto a { $rival }
action-keep-specialist = Tieni { $object }
action-play = Gioca { $cards }
action-pass = { $steal ->
    [no_one] Passa
   *[other] Passa e ruba a { $steal }
}
