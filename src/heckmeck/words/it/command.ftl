# Quello che stampa la riga di comando.

replay-heading = { $game }: { $names }
replay-options = Regole della casa: { $options }
replay-scores = Vermi: { $scores }
replay-score = { $name } { $worms }
replay-next = Ora gioca { $name }

simulate-heading = { $games ->
    [one] Una partita di { $game } giocata a caso con { $players } giocatori, seme { $seed }
   *[other] { $games } partite di { $game } giocate a caso con { $players } giocatori, seme { $seed }
}
simulate-least = minimo
simulate-mean = media
simulate-most = massimo
simulate-seat = Posto
simulate-seat-wins = vittorie
simulate-seat-share = quota
simulate-seat-shared = condivise
simulate-seat-worms = vermi in media
simulate-worms = Vermi per giocatore
simulate-records = Le registrazioni sono in { $folder }.

statistic-turn-ended = Turni
statistic-failed-attempt = Lanci sballati
statistic-portion-taken = Porzioni prese
statistic-portion-stolen = Porzioni rubate
statistic-portion-turned-over = Porzioni girate
statistic-bratworm-taken = Dischetti vermarrosto presi
statistic-weasel-used = Usi della donnola

# Guai fuori dai giochi.
error-no-file = Il file { $file } non esiste.
error-is-folder = { $file } è una cartella. Indica una registrazione al suo interno.
error-unreadable = Non si può leggere { $file }: { $reason }.
error-no-folder = Non si può scrivere in { $folder }: { $reason }.
error-bad-pair = { $text } non è un’opzione. Scrivi nome=valore, per esempio lower=any.
error-too-few-games = Ci vuole almeno una partita.
in-file = { $file }: { $sentence }
error-no-such-language = Non c’è nessuna lingua «{ $language }». Scegli fra { $languages }.
error-file-or-flags = Indica un codice di posizione, una registrazione o delle opzioni, ma solo una di queste cose.
error-odds-dice-only = Le probabilità esatte ci sono solo per i giochi di dadi.
error-odds-record = In questo gioco le probabilità ci sono solo per una registrazione. Indicane una, per esempio game.hmk.
error-odds-win-only = In questo gioco c’è un solo obiettivo: win.
error-odds-kernel = Le probabilità di questo gioco hanno bisogno del nucleo compilato, che manca in questa installazione. Installa Heckmeck su una macchina con un compilatore C++.
error-turn-ended = Questo turno è già finito: non c’è più niente da scegliere.
error-bad-goal = «{ $text }» non è un obiettivo. Scegli worms, total, win, atleast:N o exactly:N, dove N è un totale possibile.
error-no-odds = Qui non ci sono probabilità: la partita è finita, tocca al caso o c’è una domanda aperta. Per una domanda scegli l’obiettivo worms o win.
error-bad-portions = { $text } non è un elenco di porzioni. Scrivi per esempio 21-28,30.
error-bad-dice = { $text } non indica dei dadi. Scrivi per esempio 555W, con il dado d’oro alla fine, dopo un *.
error-not-eight-dice = I dadi bianchi sono otto: con { $aside } da parte e { $rolled } nel lancio i conti non tornano.
error-no-such-bot = Non c’è nessun bot «{ $bot }». Scegli fra { $bots }, oppure cmd:PROGRAMMA per un bot tuo.
error-too-few-bots = Per { $players } giocatori servono { $players } bot; indicati: { $bots }.

odds-worms = vermi
odds-total = totale
odds-atleast = almeno { $total }
odds-exactly = esattamente { $total }
odds-win = probabilità di vincere
odds-estimate = Le probabilità sono stimate: le carte che il giocatore non vede sono state immaginate e la partita è stata continuata molte volte. ± è metà dell’intervallo al 95%; ≈ segna una scelta forse buona quanto la migliore.
odds-fail = sballa
odds-steal = { $portion } di { $name }
odds-hen = la chioccia sulla { $portion } di { $name }
odds-rival = Avversario { $number }
odds-player = Giocatore { $number }
rollout-progress = Simulazione
rollout-champion = I campioni hanno giocato { $games } partite. Seme { $seed }.
rollout-rooster = I galli hanno giocato { $games } partite. Seme { $seed }.
rollout-rule = { $games } partite giocate con una regola rapida. Seme { $seed }.
rollout-gain = La fortuna nota è esclusa: il risultato è preciso quanto quello di { $games } partite che la includono.
rollout-over = La partita è finita.
error-rollout-games = Una simulazione ha da 2 a { $most } partite.
error-rollout-player = «{ $player }» non simula questo gioco. Disponibili: { $players }.
error-rollout-stopped = Interrotto prima della fine delle prime partite.
error-no-rollout = Questo gioco non si può simulare.
error-rollout-kernel = Una simulazione ha bisogno del nucleo compilato, che manca in questa installazione. Installa Heckmeck su una macchina con un compilatore C++.

action-roll = { $golden ->
    [yes] Lancia con il dado d’oro
   *[no] Lancia
}
action-stop = Fermati
action-lay-aside = { $face ->
    [worm] Accantona i vermi
    [1] Accantona gli 1
   *[other] Accantona i { $face }
}
action-use-weasel = Usa la donnola

arena-heading = { $game }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }
arena-interrupted = { $games ->
    [one] Interrotto dopo { $games } partita.
   *[other] Interrotto dopo { $games } partite.
}
arena-bot = bot
arena-games = partite
arena-wins = vinte
arena-shared = condivise
arena-losses = perse
arena-share = vittorie, 95%
arena-worms = vermi
arena-rating = Elo
arena-forfeit = { $games ->
    [one] { $bot } ha perso una partita a tavolino: { $reason }.
   *[other] { $bot } ha perso { $games } partite a tavolino: { $reason }.
}

# Che cosa ha fatto un bot, dopo «ha perso una partita a tavolino:».
forfeit-not-json = ha risposto con qualcosa che non è JSON ({ $text })
forfeit-no-such-number = ha scelto il numero { $number }, ma le azioni permesse vanno da 0 a { $most }
forfeit-not-legal = ha scelto qualcosa che lì non è permesso ({ $text })
forfeit-not-asked = ha risposto senza che gli fosse chiesto niente
forfeit-no-answer = non ha risposto entro { $seconds } s
forfeit-too-long = ha risposto con più di { $bytes } byte
forfeit-ended = è terminato con il codice { $code }
forfeit-closed = ha chiuso il suo output
forfeit-not-started = non è stato possibile avviarlo ({ $error })

serve-address = Heckmeck è all’indirizzo { $address }
serve-local = Può raggiungerlo solo questo computer. Per aprire il gioco alla rete di casa: heckmeck play --host 0.0.0.0
serve-open = Tutta la tua rete può raggiungerlo. Per fermare il server: Ctrl-C.
serve-ended = Heckmeck si è fermato. Tutti i tavoli sono salvati.
error-no-database = Non è possibile aprire il database ({ $reason }). Indicane un altro in HECKMECK_DATABASE_URL.
error-bad-limit = { $variable } deve essere un numero intero da 0 in su, non { $text }.
error-bad-proxy = --trusted-proxy vuole indirizzi come 127.0.0.1 o 10.0.0.0/8, separati da virgole. { $text } non è un elenco di questo tipo.
error-no-server = Non è stato possibile avviare il server.
error-workers-database = Per più processi serve PostgreSQL. Indica il suo indirizzo in HECKMECK_DATABASE_URL oppure ometti --workers.
error-workers-system = Questo sistema non permette più processi. Ometti --workers.
error-cannot-listen = Il server non può usare { $host }, porta { $port } ({ $reason }). Scegli un altro indirizzo o un’altra porta con { $options }.
error-no-page = La pagina non fa parte di questa installazione. Installa Heckmeck dal suo repository con: make play

verify-verified = { $draws ->
    [one] L’unico lancio (o pescata) è corretto.
   *[other] Tutti i lanci e le pescate ({ $draws }) sono corretti.
}
verify-published = Il segreto è quello il cui SHA-256 è stato pubblicato all’inizio: { $sha256 }
verify-no-luck = Questa registrazione non ha né l’intestazione [committed …] né [luck …]: non c’è niente da verificare.
verify-no-secret = Il segreto di questa partita non era ancora pubblicato quando la registrazione è stata salvata. Salvala di nuovo a partita finita.
verify-other-secret = Il segreto non è quello il cui SHA-256 è stato pubblicato all’inizio.
verify-other-roll = Il lancio o la pescata numero { $number } di { $draws } non deriva dal segreto e dai numeri.
verify-other-number = Il numero di { $name } non corrisponde al suo impegno.
verify-failed-round = Il giro fallito di { $name } non torna: il segreto o un numero non corrisponde al suo SHA-256.
verify-committed = Questi giocatori si sono impegnati sul loro numero prima che qualcuno ne svelasse uno, quindi nessuno ha potuto scegliere un numero a proprio vantaggio: { $names }
verify-nobody = Nessun giocatore ha aggiunto un numero. Il server ha scelto il segreto da solo.
verify-older = Questa partita usa il vecchio metodo senza impegni: chi dava il numero per ultimo poteva sceglierlo a proprio vantaggio.
verify-failed-before = Prima di questa partita un giro di impegni è fallito: { $name } non ha svelato il suo numero.

train-heading = { $game } con { $players } giocatori, seme { $seed }
train-phase = { $phase ->
    [play] Giro { $round } di { $rounds }: si gioca
    [learn] Giro { $round } di { $rounds }: si impara
    [compare] Giro { $round } di { $rounds }: confronto con partite di giocatori diversi
   *[check] Giro { $round } di { $rounds }: prova contro i galli
}
train-round = giro
train-loss = perdita
train-held-out = su partite non viste
train-won = vittorie contro i galli, 95%
tune-error = distanza dai propri turni, in punti %
tune-bias = scarto per il posto di turno
train-final = Alla fine, vittorie contro i galli: { $share } su { $games } partite.
train-interrupted = { $rounds ->
    [0] Interrotto prima della fine del primo giro: non resta niente.
    [one] Interrotto dopo un giro.
   *[other] Interrotto dopo { $rounds } giri.
}
train-saved = La rete è in { $file }. Un file accanto dice come è stata ottenuta.
error-train-dice-only = L’addestramento funziona solo per i giochi di dadi.
error-not-compiled = L’addestramento richiede il nucleo compilato, che manca in questa installazione. Installa Heckmeck su una macchina con un compilatore C++.
error-no-such-plan = Non c’è nessun piano «{ $plan }». Scegli fra { $plans }.
error-cluster-not-installed = Manca la libreria Dask. Installala con: pip install 'heckmeck[cluster]'
error-no-such-cluster = Nessuno scheduler Dask risponde all’indirizzo { $address }. Controlla l’indirizzo e che lo scheduler sia avviato.
error-cluster-empty = Il cluster { $address } non ha worker. Avviane qualcuno con: dask worker { $address }
error-cluster-without-heckmeck = Lo scheduler o un worker del cluster non riesce a importare Heckmeck. Installalo anche lì, nella stessa versione usata qui.
error-cluster-versions = Tutte le macchine devono avere lo stesso Heckmeck. Qui è { $ours }, su un worker { $theirs }.
error-cluster-kernels = Il nucleo compilato è installato solo qui o solo su un worker. Installa ovunque lo stesso Heckmeck.
error-cluster-lost = Il cluster { $address } non c’è più, oppure i suoi worker si sono interrotti più volte. Riavvialo e ripeti il comando.

version-heading = Heckmeck { $version } con Python { $python }
version-rules = { $compiled ->
    [yes] Regole: compilate
   *[no] Regole: Python puro
}
version-kernel = { $instructions ->
    [avx512] Nucleo: compilato, usa AVX-512
    [avx2] Nucleo: compilato, usa AVX2
   *[plain] Nucleo: compilato, senza istruzioni speciali
}
version-no-kernel = Nucleo: manca. Senza il nucleo, niente addestramento, niente simulazioni, niente ricerca di quiz, niente suggerimenti né analisi per Karteneck e niente partite in gran numero. La volpe e il campione giocano a Karteneck come il gallo.
version-page = { $built ->
    [yes] Pagina: presente
   *[no] Pagina: manca. Non si può giocare nel browser.
}
kernel-missing = Manca il nucleo compilato. Molte cose sono più lente, non ci sono simulazioni, Karteneck non ha suggerimenti né analisi, e la volpe e il campione ci giocano come il gallo. Per avere il nucleo, installa Heckmeck con un compilatore C++.
kernel-missing-bots = Manca il nucleo compilato: la volpe e il campione giocano a Karteneck come il gallo.

error-bad-metrics = --metrics vuole una porta come 9464, o indirizzo e porta come 127.0.0.1:9464, e { $text } non è nessuno dei due.
error-no-metrics = Per le metriche manca prometheus-client. Installalo con: pip install 'heckmeck[metrics]'
error-no-push = Per le notifiche push mancano http-ece e py-vapid. Installali con: pip install 'heckmeck[push]'
error-bad-push-key = { $variable } non è una chiave. Creane una con: heckmeck push-key
error-bad-push-contact = { $variable } deve essere un indirizzo a cui i servizi push possano contattarti, per esempio mailto:tu@example.org.
push-title = Tocca a te
push-turn = { $name }, è il tuo turno a { $game }.
backup-done = { $tables ->
    [one] Un tavolo è salvato in { $file }.
   *[other] { $tables } tavoli sono salvati in { $file }.
}
restore-done = { $tables ->
    [one] Un tavolo è di nuovo nel database.
   *[other] { $tables } tavoli sono di nuovo nel database.
}
error-backup-exists = { $file } esiste già. Indica un nuovo file.
error-not-a-backup = { $file } non è un backup. Creane uno con: heckmeck backup FILE
error-restore-not-empty = Nel database ci sono già dei tavoli ({ $tables }). Indica un database vuoto in HECKMECK_DATABASE_URL.
