# Il tavolo dei giochi con i dadi. $portion è il numero di una porzione, $rival e $name sono nomi.

# Che cosa c’è sul tavolo
dice-portion = Porzione { $portion }, { $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
}
dice-portion-down = Porzione { $portion }, a faccia in giù
dice-grill = Grigliata
dice-supply = { $count ->
    [one] Ancora un dischetto vermarrosto nella scorta
   *[other] Ancora { $count } dischetti vermarrosto nella scorta
}
dice-bratworms = { $count ->
    [one] Un dischetto vermarrosto
   *[other] { $count } dischetti vermarrosto
}

# I dadi in mano
dice-hand = Dadi
dice-rolled = Dadi lanciati
dice-worm-face = verme
dice-face-group = { $face ->
    [worm] { $count ->
        [one] { $count } verme
       *[other] { $count } vermi
    }
   *[other] { $count } × { $face }
}
dice-aside = Accantonati: { $dice }
dice-aside-nothing = Ancora nessun dado accantonato
dice-points = { $total ->
    [one] punto
   *[other] punti
}
dice-canned = con il verme in scatola
dice-failed = Sballato!

# Che cosa fare
dice-choose-face = Quali dadi accantoni?
dice-roll = { $dice ->
    [one] Lancia un dado
   *[other] Lancia { $dice } dadi
}
dice-stop-take = Fermati e prendi la { $portion }
dice-stop-steal = Fermati e ruba la { $portion } a { $rival }
dice-stop-hen = Fermati e ruba la chioccia a { $rival }
dice-stop-choose = Fermati e scegli una porzione
dice-stop-nothing = Fermati a mani vuote
dice-give-up = Accetta il lancio sballato
dice-ask-portion = Quale porzione prendi?
dice-ask-bratworm = A chi prendi un dischetto vermarrosto?
dice-ask-specialist = Quale specialista tieni?
dice-key-enter = Invio

# Dadi veri
dice-fell = { $dice ->
    [0] Che cosa mostra il dado d’oro?
    [one] Che cosa mostra il tuo dado?
   *[other] Che cosa mostrano i tuoi { $dice } dadi?
}
dice-fell-golden = E che cosa mostra il dado d’oro?
dice-fell-so-far = Dadi inseriti: { $count } su { $dice }
dice-fell-confirm = Conferma il lancio
dice-undo = Annulla

# Le probabilità esatte
dice-hints = Probabilità
dice-odds = Le probabilità di ogni scelta, la migliore per prima
dice-odds-waiting = Sto calcolando…
dice-odds-none = Per questa scelta non ci sono probabilità.
dice-odds-worms = { $worms } vermi in media
dice-odds-fail = rischio di sballare { $chance }
dice-odds-win = probabilità di vincere { $chance }

# Il tavolo e il proprio posto
dice-rolls = { $name } lancia i dadi…
dice-turn-of = Tocca a { $name }
dice-your-roll = { $name }, tocca a te: lancia i dadi
dice-roll-or-stop = Lanci ancora o ti fermi?
dice-weasel-or-fail = Solo risultati già accantonati: usi la donnola?
dice-tag-steals = ruba a { $rival }
dice-tag-takes = prende la { $portion }
dice-tag-face-already-aside = già da parte
dice-sure = Ti fermi a mani vuote?
dice-sure-why = I tuoi dadi non bastano ancora per una porzione. Se ti fermi ora, vale come lancio sballato.
dice-sure-no = Continua

# Gli specialisti: che cosa sanno fare e dove sono.
dice-specialist-on = sulla porzione { $portion }
dice-specialist-with = con { $name }
dice-keep-had = già con te
dice-keep-new = arriva ora
