# Perché qualcosa viene rifiutato. Ogni frase dice che cosa non va; che cosa fare segue da `expected` o sta nella frase.

at-place = riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $sentence }
by-rule = { $sentence } (regola { $rule })
expected = Qui ci vuole: { $choices }.

expected-utf8 = testo in UTF-8
expected-header = un’intestazione come [game original]
expected-the-header = l’intestazione [{ $key } …]
expected-turn = un turno come Ada: 44412W35>4 stop
expected-turn-of = un turno di { $name }
expected-name = un nome da 1 a 24 caratteri, diverso da grill, senza spazi e senza i segni , : ; = [ ] *
expected-one-of = uno fra { $choices }
expected-option = un’opzione come lower=any
expected-date = una data come 2026-11-15
expected-number = un numero intero
expected-grill-portion = una porzione come 27, 21-25, 27/golden_die o 36x
expected-specialist = uno specialista
expected-position = una posizione con esattamente i pezzi di questo gioco
expected-position-id = un codice di posizione come original_21-36_-_-_1
expected-id-grill = una porzione come 27, 21-25 o 27g con sopra il dado d’oro
expected-id-seat = - per niente, oppure una porzione come 27, un solo specialista come w o dischetti vermarrosto come b2
expected-id-turn = il numero del giocatore, poi i dadi da parte e il lancio, come 1,555W,1244
expected-names = da { $least } a { $most } nomi separati da virgole
expected-roll = { $dice ->
    [one] un lancio di un solo dado
   *[other] un lancio di { $dice } dadi
}
expected-roll-golden = { $dice ->
    [0] un lancio del solo dado d’oro, come *1
    [one] un lancio di un dado bianco e del dado d’oro, come W*1
   *[other] un lancio di { $dice } dadi bianchi e del dado d’oro, come 124W*1
}
expected-choice = { $choice }
expected-the-result = = { $result }
expected-end-of-line = la fine della riga
expected-end-of-record = la fine della registrazione

# Registrazioni
error-too-large = Supera i { $most } kB. Nessuna partita è così lunga.
error-line-too-long = Questa riga è troppo lunga: al massimo { $most } parole.
error-not-utf8 = Questo non è testo.
error-control-character = Il carattere { $code } non è ammesso in una registrazione.
error-bad-header = { $text } non è un’intestazione.
error-bad-line = { $text } non è né un’intestazione né un turno.
error-header-missing = Manca l’intestazione [{ $key } …].
error-header-twice = L’intestazione [{ $key } …] compare due volte.
error-header-after-body = L’intestazione [{ $key } …] arriva dopo il primo turno.
error-no-such-header = Questo gioco non ha un’intestazione [{ $key } …].
error-name-missing = Qui manca il nome di un giocatore.
error-name-length = Il nome «{ $name }» deve avere da 1 a { $most } caratteri.
error-name-characters = Il nome «{ $name }» contiene «{ $character }» ({ $number }). Questo carattere non è ammesso nei nomi.
error-name-grill = «grill» non può essere un nome: nelle registrazioni indica la grigliata.
error-name-twice = Due giocatori si chiamano { $name }.
error-no-such-player = { $name } non gioca in questa partita.
error-bad-option = { $text } non è un’opzione.
error-option-twice = L’opzione { $option } compare due volte.
error-bad-date = { $text } non è una data.
error-not-a-number = { $text } non è un numero intero.
error-bad-grill = { $text } non descrive nessuna porzione nella grigliata.
error-one-specialist = Dopo il nome ci vuole esattamente uno specialista.
error-one-number = Dopo il nome ci vuole esattamente un numero.
error-empty-turn = Questo turno è vuoto.
error-bad-token = { $text } non va qui.
error-roll-missing = Manca il nuovo lancio della donnola.
error-no-choice = { $text } non va qui: a questo punto non è prevista questa scelta.
error-turn-over = { $text } arriva troppo tardi: il turno è finito.
error-turn-not-over = Il turno non è ancora finito.
error-turn-unfinished = Il turno di { $name } nella riga precedente non è finito.
error-wrong-turn = Non è il turno di { $name }.
error-wrong-result = Il turno non è finito così: { $text }.
error-bad-id = «{ $text }» non è un codice di posizione.
error-no-position-ids = Le posizioni del gioco { $game } non hanno un codice. Si trovano nelle registrazioni.
error-no-such-house-rule = Il gioco { $game } non ha questa regola della casa, o la regola è già stabilita: { $text }.
error-bad-seat = { $text } non appartiene a un giocatore.
error-bad-turn = «{ $text }» non descrive un turno.

# Regole
error-number-of-players = Questo gioco è da { $least } a { $most } giocatori.
error-no-such-game = Non c’è nessun gioco «{ $game }». Scegli fra { $games }.
error-no-such-option = Il gioco { $game } non ha l’opzione { $option }.
error-no-such-value = L’opzione { $option } non può essere { $value }. Scegli fra { $values }.
error-no-such-seat = Questo posto non esiste.
error-game-over = La partita è finita.
error-lay-aside-first = Prima vanno accantonati tutti i dadi con uno stesso risultato.
error-nothing-aside = Non hai ancora accantonato niente, quindi non puoi fermarti.
error-nothing-rolled = Non c’è nessun lancio da cui accantonare dadi.
error-face-not-rolled = Nel lancio non c’è nessun { $face ->
    [worm] verme
   *[other] { $face }
}.
error-face-already-aside = { $face ->
    [worm] I vermi sono già accantonati.
   *[other] I dadi con un { $face } sono già accantonati.
}
error-wrong-number-of-dice = { $dice ->
    [0] Qui non si lancia nessun dado bianco.
    [one] Qui si lancia esattamente un dado bianco.
   *[other] Qui si lanciano esattamente { $dice } dadi bianchi.
}
error-dice-in-the-air = I dadi stanno ancora rotolando.
error-nothing-in-the-air = In questo momento non ci sono dadi in aria.
error-no-golden-die = Questo giocatore non ha il dado d’oro.
error-golden-die-too-late = Il dado d’oro si può aggiungere solo prima del primo lancio del turno.
error-golden-die-not-rolled = Il dado d’oro non è fra i dadi lanciati qui.
error-golden-die-missing = Si lancia anche il dado d’oro: il suo risultato va dopo *.
error-golden-die-has-no-such-face = Il dado d’oro di questo gioco non ha facce con un { $face ->
    [worm] verme
   *[other] { $face }
}.
error-no-weasel = Questo giocatore non ha la donnola.
error-weasel-used = La donnola aiuta solo una volta per turno.
error-nothing-to-roll-again = Non c’è nessun lancio che la donnola possa ripetere.
error-nothing-asked = Ora non puoi fare questa scelta.
error-question-open = Prima c’è un’altra scelta da fare.
error-no-such-portion = Questo gioco non ha una porzione { $portion }.
error-portion-twice = La porzione { $portion } compare due volte.
error-portion-missing = La porzione { $portion } non è né nella grigliata né in una pila.
error-no-such-specialist = Questo gioco non ha uno specialista «{ $specialist }».
error-specialist-twice = { $subject } compare due volte.
error-specialist-not-on-face-up = Uno specialista sta su una porzione a faccia in su nella grigliata, e la { $portion } non lo è.
error-portion-occupied = Sulla porzione { $portion } ci sono due specialisti.
error-raven-held = Nessun giocatore può prendere il corvo.
error-number-of-bratworms = { $bratworms ->
    [0] In questo gioco non ci sono dischetti vermarrosto.
   *[other] In questo gioco ci sono { $bratworms } dischetti vermarrosto.
}
error-golden-die-twice = Il dado d’oro non può essere insieme da parte e in mano.
error-golden-die-not-aside = Nessuno dei dadi da parte può essere il dado d’oro.
error-no-dice-left = Non restano dadi da lanciare, quindi questo turno è finito.
error-roll-failed = Il lancio mostra solo risultati già da parte, quindi questo turno è finito.
error-no-such-question = Questa domanda non può porsi qui.

expected-luck = lo SHA-256, il segreto e un numero per ogni posto, tutto in esadecimale, con - per ciò che manca
error-luck-count = Per { $seats } posti qui servono uno SHA-256, un segreto e { $seats } numeri.
error-bad-luck = { $text } non è un numero esadecimale della giusta lunghezza.
expected-committed = lo SHA-256, il segreto e, per ogni posto, il suo impegno e il suo numero uniti da =, tutto in esadecimale, con - per un bot e per un segreto non ancora pubblicato
expected-failed = un nome, lo SHA-256, il segreto e, per ogni posto, il suo impegno e il suo numero uniti da =, con - per un bot e per un numero che non è stato svelato
expected-commitment = un impegno e il suo numero in esadecimale, uniti da =, oppure - per un bot
error-committed-count = { $seats } posti richiedono qui uno SHA-256, un segreto e { $seats } impegni.
error-bad-commitment = { $text } non è un impegno con il suo numero.
error-luck-and-committed = Una registrazione ha l’intestazione committed o la vecchia intestazione luck, non entrambe.

# Tavoli
error-stale = Nel frattempo la partita è andata avanti. Guarda e scegli di nuovo.
error-not-your-turn = Non è il tuo turno.
error-no-seat = A questo tavolo non hai un posto che lo permetta.
error-bot-plays = A questo posto gioca il computer. Ricarica la pagina per riprendere il posto.
error-seat-taken = Questo posto è già occupato. Scegline un altro.
error-key-unknown = Questo link personale non corrisponde a nessun posto a questo tavolo. Controlla che sia completo.
error-token-used = Con questa chiave è già stato aperto un altro tavolo. Creane una nuova.
error-number-given = Questo posto ha già svelato il suo numero casuale.
error-still-here = Questa persona è ancora qui.
error-back-soon = { $seconds ->
    [one] Questa persona è appena andata via. Aspetta ancora un secondo.
   *[other] Questa persona è appena andata via. Aspetta ancora { $seconds } secondi.
}
error-no-decision-time = A questo tavolo non c’è un limite di tempo per le decisioni.
error-still-thinking = { $seconds ->
    [one] Per questa decisione resta un secondo.
   *[other] Per questa decisione restano { $seconds } secondi.
}
error-own-turn = È il tuo turno. Solo gli altri possono affidarlo al computer.
error-nobody-decides = In questo momento nessuno deve decidere nulla.
error-handed-too-often = I posti sono passati di mano troppo spesso. Prima continuate a giocare.
error-commitment-given = Questo posto si è già impegnato su un numero casuale.
error-no-numbers = Questo tavolo usa dadi veri e non ha bisogno di numeri casuali.
error-not-all-committed = Non tutti si sono ancora impegnati su un numero casuale. Svela il tuo quando l’avranno fatto tutti.
error-other-number = Questo posto non si è impegnato su questo numero. Invia il numero che corrisponde all’impegno.
error-already-started = La partita è già cominciata.
error-wait-longer = { $seconds ->
    [one] Aspetta questa persona ancora un secondo.
   *[other] Aspetta questa persona ancora { $seconds } secondi.
}
error-remove-first = La partita non è ancora cominciata. Libera prima il posto di questa persona. Poi potrà prenderlo il computer.
error-barred = A questo tavolo non hai svelato il tuo numero casuale, quindi non puoi più giocarci. Puoi guardare.
error-too-many-failed = A questo tavolo troppe volte un numero casuale non è stato svelato, quindi nessun altro può sedersi. Il computer può prendere il posto libero, oppure puoi creare un nuovo tavolo.
error-no-such-table = Questo tavolo non esiste. Controlla il link o comincia una nuova partita.
error-no-dice-to-type = Non ci sono dadi da inserire.
error-not-an-action = Questa mossa non esiste in nessuno dei giochi.
error-hints-forbidden = A questo tavolo si gioca senza suggerimenti.
error-no-hints-now = Qui non ci sono probabilità da mostrare.
error-no-tutor = Questo tavolo non ha un tutor, quindi non si può riprendere nulla.
error-nothing-to-take-back = Non c’è nulla da riprendere: si possono riprendere solo i dadi accantonati dopo l’ultimo lancio.
error-taken-back-too-often = Hai ripreso i dadi troppe volte. Prima lancia o fermati.
error-not-started = La partita non è ancora cominciata.
error-record-secret = La registrazione mostra tutte le carte: si può avere solo a partita finita.
error-not-over = La partita non è ancora finita.
error-foreign-origin = Questa richiesta viene da un’altra pagina. Apri il gioco al suo indirizzo.
error-message-too-large = Questo messaggio supera { $most } byte.
error-too-fast = Troppo in fretta. Aspetta un momento.
error-not-understood = Questo messaggio non è comprensibile.
error-hello-first = Una connessione comincia con hello.
error-not-saved = Non è stato possibile salvare, quindi l’azione non è stata eseguita. Riprova.
error-stopping = Il server si sta fermando. Riprova tra un momento.
error-too-many-tables = Dalla tua rete sono stati aperti troppi tavoli. Riprova più tardi.
error-too-many-connections = Dalla tua rete arrivano troppe connessioni a questo server. Chiudi qualche pagina e riprova.
error-server-full = Il server è pieno. Riprova tra un minuto.
error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare. Riprova.
error-push-off = Questo server non manda notifiche.
error-bad-subscription = Questa non è l’iscrizione di un browser alle notifiche. Disattivale e riattivale.

# Il database
error-save-unsure = Il database non risponde: non si sa ancora se il salvataggio è riuscito. Aspetta un attimo e guarda di nuovo.
error-table-damaged = Questo tavolo è danneggiato nel database e non si può aprire. Chiedi a chi gestisce il server di ripristinarlo da un backup.
error-newer-database = Il database ha lo schema { $version }, più recente di questa versione di Heckmeck. Installa l’ultima versione, oppure indica un altro database in HECKMECK_DATABASE_URL.
error-newer-backup = { $file } viene da una versione più recente di Heckmeck. Installa l’ultima versione.
error-other-version = Questo server usa una versione diversa da quella di questo programma. Aggiorna il meno recente dei due.
error-not-creator = Solo chi ha creato questo tavolo può eliminarlo.
error-name-alike = Il nome «{ $name }» è troppo simile a «{ $other }», già usato a questo tavolo. Scegli un altro nome.
