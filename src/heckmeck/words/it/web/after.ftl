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

after-share = Condividi il risultato
after-share-title = Un’immagine del risultato
after-share-now = Condividi
after-share-save = Salva l’immagine
after-share-failed = Questo browser non è riuscito a disegnare l’immagine.

after-played = Come avete giocato
after-skill-champion = Gioco da campione
after-skill-nearly = Quasi un gioco da campione
after-skill-well = Ben giocato
after-skill-mixed = Alti e bassi
after-skill-hunch = Gioco d’istinto
after-skill-unknown = Troppo poche scelte per giudicare
after-luck-very_lucky = Una fortuna enorme
after-luck-lucky = Un bel po’ di fortuna
after-luck-little_lucky = Un po’ di fortuna
after-luck-even = Né fortuna né sfortuna
after-luck-little_unlucky = Un po’ di sfortuna
after-luck-unlucky = Un bel po’ di sfortuna
after-luck-very_unlucky = Una sfortuna enorme
after-accuracy = { $slips ->
    [0] Precisione { $accuracy }, nessun passo falso in { $choices } scelte
    [one] Precisione { $accuracy }, un passo falso in { $choices } scelte
   *[other] Precisione { $accuracy }, { $slips } passi falsi in { $choices } scelte
}
after-luck-number = { $luck ->
    [cards] Le carte: { $change } di probabilità di vincere
   *[dice] I suoi dadi: { $change } di probabilità di vincere
}

after-moments = I grandi momenti
# $unit è turn o round.
after-moment-place = { $unit ->
    [round] Round { $paragraph }
   *[turn] Turno { $paragraph }
}
after-moment-takes = { $name } prende la { $portion }
after-moment-steals = { $name } ruba la { $portion } a { $rival }
after-moment-loses = { $name } sballa e perde la { $portion }
after-moment-raven = { $name } soffia la { $portion } al corvo
after-moment-hen = { $name } prende la chioccia a { $rival }
after-moment-lucky = { $luck ->
    [cards] Una carta fortunata per { $name }
   *[dice] Un lancio fortunato per { $name }
}
after-moment-unlucky = { $luck ->
    [cards] Una carta sfortunata per { $name }
   *[dice] Un lancio sfortunato per { $name }
}
after-moment-costly = Una scelta che costa cara a { $name }
after-moment-better = { $chosen }. Meglio: { $better }
after-moment-chance = Probabilità di vincere { $before } → { $after }
after-moment-look = Guarda
after-moment-copy = Copia il link
after-moment-copied = Link copiato

after-experts = Per esperti
after-experts-what = le probabilità a ogni passo, fortuna e scelte in cifre, e la verifica del sorteggio

after-play = Riproduci
after-to-paragraph-back = { $unit ->
    [round] Round precedente
   *[turn] Turno precedente
}
after-to-paragraph-next = { $unit ->
    [round] Round successivo
   *[turn] Turno successivo
}
after-to-moment-back = Grande momento precedente
after-to-moment-next = Grande momento successivo

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
after-review-confirm = Verifica con simulazioni
after-review-confirm-stop = Ferma
after-review-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}
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
after-analyse = Studia

# $luck è dice o cards.
after-verify-title = { $luck ->
    [cards] Le carte sono state pescate onestamente?
   *[dice] I dadi erano onesti?
}
after-verify-what = Prima della partita il server si è impegnato su un numero segreto, e il dispositivo di ogni giocatore su un numero casuale. Si vedevano solo le impronte. I numeri sono stati svelati solo dopo che tutti avevano visto tutte le impronte, quindi nessuno ha potuto scegliere un numero a proprio vantaggio. Tutti i lanci e le pescate derivano dal segreto e da questi numeri. Ora anche il segreto è pubblico, e il tuo browser può controllare ogni lancio e ogni pescata.
after-verify-what-alone = Prima della partita il server si è impegnato su un numero segreto e ne ha mostrato solo l’impronta. Tutti i lanci e le pescate derivano dal segreto e dagli eventuali numeri aggiunti dai giocatori. Ora il segreto è pubblico, e il tuo browser può controllare ogni lancio e ogni pescata.
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
after-verified-promise = Le impronte sono proprio quelle che questo browser ha annotato prima di svelare un numero.
after-verified-numbers = { $count ->
    [one] Il numero casuale di questo browser è stato usato.
   *[other] Tutti e { $count } i numeri casuali di questo browser sono stati usati.
}
after-no-own-number = Questo browser non ha dato numeri per questa partita. Può dire che tutto deriva dal segreto e dai numeri dei giocatori, ma non che uno di essi sia tuo.
after-scheme-committed = Questi giocatori si sono impegnati sul loro numero prima che qualcuno ne svelasse uno: { $names }
after-scheme-nobody = Nessun giocatore ha aggiunto un numero. Il server ha scelto il segreto da solo.
after-scheme-older = Questa partita usa il vecchio metodo senza impegni: chi dava il numero per ultimo poteva sceglierlo a proprio vantaggio.
after-failed-before = Prima di questa partita un giro di impegni è fallito: { $name } non ha svelato il suo numero.
after-unconfirmed = Questo browser non può confermare il tuo contributo al sorteggio:
after-wrong = { $count ->
    [one] Qualcosa non torna:
   *[other] { $count } cose non tornano:
}
after-wrong-no-secret = Il server non ha pubblicato il suo segreto.
after-wrong-secret = Il segreto non è quello promesso: la sua impronta è { $found }, ma era stata promessa { $expected }.
after-wrong-promise = All’inizio questo browser aveva annotato un’altra impronta: { $expected }. Adesso è { $found }.
after-wrong-number = Non è stato usato il numero casuale { $expected } di { $name }, svelato da questo browser, ma { $found }.
after-wrong-left-out = Il numero casuale { $expected } di { $name }, svelato da questo browser, è stato tralasciato.
after-wrong-outcome = Il lancio o la pescata numero { $draw } avrebbe dovuto dare { $expected }, ma la partita mostra { $found }.
after-wrong-committed = Il numero di { $name } non corrisponde al suo impegno.
after-wrong-failed = Il giro fallito di { $name } non torna: il segreto o un numero non corrisponde alla sua impronta.
after-wrong-hidden = Un giro in cui questo browser ha svelato un numero manca o è stato cambiato. La sua impronta è { $expected }.
after-wrong-unkept = Questo browser non ha svelato il numero di { $name } e non può dire se è stato usato. Forse l’ha fatto un altro browser, o questo l’ha dimenticato.
after-wrong-commitments = Gli impegni della partita non sono quelli che questo browser ha visto prima di svelare i suoi numeri.
after-wrong-impossible = Dopo il lancio o la pescata numero { $draw } la partita mostra { $found }, che lì non può esserci.
after-wrong-more = { $count ->
    [one] E ancora una cosa.
   *[other] E altre { $count } cose.
}
after-promise = Impronta promessa (SHA-256)
after-secret = Il segreto
