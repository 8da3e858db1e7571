# Dopo la partita.

after-result = Risultato
after-winners = { $count ->
    [one] Vince { $winners }!
   *[other] { $winners } si dividono la vittoria!
}
after-worms = { $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
}
after-empty = Torna a casa a pancia vuota
after-skip = Mostra il risultato
after-what-next = E adesso?
after-rematch = Rivincita
after-home = Vai alla pagina iniziale
after-save = Salva la registrazione
after-loading = Sto caricando tutta la partita…
after-failed = Non è stato possibile caricare la partita. Il server è ancora in funzione?
after-again = Riprova

after-curve = L’andamento della partita
after-curve-axis = dall’inizio alla fine della partita
# $scores è un elenco di after-curve-end.
after-curve-told = I vermi nel corso della partita. Alla fine: { $scores }.
after-curve-end = { $name } { $worms }
after-curve-table = In forma di tabella
after-step = Passo

after-review = { $luck ->
    [cards] Le carte e i giocatori
   *[dice] I dadi e i giocatori
}
after-review-loading = Analisi della partita…
# $chances è un elenco di review-change.
after-review-curve-told = Probabilità di vincere, dall’inizio alla fine della partita: { $chances }.
# $changes è un elenco di review-change.
after-review-point = { $kind ->
    [dice] Turno { $turn }, i dadi di { $name }: { $changes }
    [cards] Turno { $turn }, le carte ({ $name }): { $changes }
   *[choice] Turno { $turn }, una scelta di { $name }: { $changes }
}
after-review-mistake = { $name }: { $size }, { $loss }. { $chosen }; meglio: { $better }
after-review-look = Guarda
after-review-choices = Che cosa si poteva scegliere qui, con la probabilità di vincere
after-review-chosen = (scelta)

after-replay = La partita passo per passo
after-to-first = All’inizio
after-to-back = Un passo indietro
after-to-next = Un passo avanti
after-to-last = Alla fine
after-slider = Passo della partita
after-position = Passo { $step } di { $steps }
after-begins = La partita comincia.

# $luck è dice o cards.
after-verify-title = { $luck ->
    [cards] Le carte sono state pescate onestamente?
   *[dice] I dadi erano onesti?
}
after-verify-what = Prima della partita il server si è vincolato a un numero segreto pubblicandone l’impronta, e ogni browser ha aggiunto un proprio numero casuale. Tutti i lanci e le pescate derivano da questi numeri. Ora il segreto è pubblico, e il tuo browser può controllare ogni lancio e ogni pescata.
after-verify-real-dice = Questa partita si è giocata con dadi veri: non c’è niente da controllare.
after-verify = { $luck ->
    [cards] Controlla tutte le carte
   *[dice] Controlla tutti i lanci
}
after-verified = { $luck ->
    [cards] { $count ->
        [one] Una pescata controllata: era onesta.
       *[other] { $count } pescate controllate: erano tutte oneste.
    }
   *[dice] { $count ->
        [one] Un lancio controllato: era onesto.
       *[other] { $count } lanci controllati: erano tutti onesti.
    }
}
after-verified-promise = L’impronta è proprio quella che questo browser ha annotato all’inizio della partita.
after-verified-numbers = { $count ->
    [one] Il numero casuale di questo browser è stato usato.
   *[other] Tutti i { $count } numeri casuali di questo browser sono stati usati.
}
after-wrong = { $count ->
    [one] Qualcosa non torna:
   *[other] { $count } cose non tornano:
}
after-wrong-no-secret = Il server non ha pubblicato il suo segreto.
after-wrong-secret = Il segreto non è quello promesso: la sua impronta è { $found }, ma era stata promessa { $expected }.
after-wrong-promise = All’inizio questo browser aveva annotato un’altra impronta: { $expected }. Adesso è { $found }.
after-wrong-number = Non è stato usato il numero casuale { $expected } di questo browser, ma { $found }.
after-wrong-missing = La partita mostra { $expected } lanci e pescate, ma se ne possono controllare solo { $found }.
after-wrong-order = Il numero { $draw } è contato come { $found } invece di { $expected }.
after-wrong-tickets = Il numero { $draw } avrebbe dovuto avere { $expected } possibilità, ma il server ne indica { $found }.
after-wrong-ticket = Il numero { $draw } avrebbe dovuto estrarre il biglietto { $expected }, ma il server indica { $found }.
after-wrong-outcome = Il numero { $draw } avrebbe dovuto dare { $expected }, ma ha dato { $found }.
after-wrong-shown = Il numero { $draw } ha dato { $expected }, ma la partita mostra { $found }.
after-wrong-more = { $count ->
    [one] E ancora una cosa.
   *[other] E altre { $count } cose.
}
after-promise = Impronta promessa (SHA-256)
after-secret = Il segreto
