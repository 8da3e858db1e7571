# Giocare riga per riga.
plain-grill = Grigliata: { $portions }
plain-stack = { $name }: { $stack } ({ $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
})
plain-hand = La tua mano: { $cards }
plain-choose = { $name }, la tua scelta ({ $quit } per smettere): {""}
plain-dice = Che cosa è uscito a { $name } con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}? {""}
plain-not-understood = Scrivi un numero da 1 a { $most }, o carte come 3 3 o W5.
plain-saved = La partita è finita e salvata in { $file }.
plain-left = La partita è salvata. Per continuare: heckmeck terminal --resume { $file }
plain-guest = Ospite
bot-chick = Pulcino
bot-hen = Gallina
bot-rooster = Gallo
error-real-dice = I dadi veri servono solo nei giochi di dadi.

action-take-portion = Prendere la PdV { $portion }
action-take-bratworm = Prendere un dischetto vermarrosto a { $rival }
action-keep-specialist = Tenere { $object }
action-play = Giocare { $cards }
action-pass = { $steal ->
    [no_one] Passare
   *[other] Passare e rubare a { $steal }
}
