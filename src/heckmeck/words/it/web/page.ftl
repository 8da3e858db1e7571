# Che cosa dice la pagina: iniziare una partita, arrivare a un tavolo, intorno al tavoliere.
page-title = Heckmeck
page-title-turn = ● Tocca a { $name } – Heckmeck
page-title-your-turn = ● Tocca a te – Heckmeck
page-language = Lingua
page-close = Chiudi
page-retry = Riprova
page-to-start = Vai alla pagina iniziale

# Impostazioni
page-settings = Impostazioni
page-speed = Velocità
page-speed-slow = tranquilla
page-speed-normal = normale
page-speed-fast = veloce
page-speed-instant = senza animazioni
page-theme = Colori
page-theme-auto = come il dispositivo
page-theme-light = chiari
page-theme-dark = scuri
page-sound = Suoni
page-notices = Licenze del software utilizzato

# La pagina iniziale
page-learn = Impara in due minuti
page-puzzles = Quiz
page-mine = Il mio gioco
page-rules = Regole
page-choose-game = Quale gioco?
page-game-original = Il classico: otto dadi, sedici porzioni, e chi esagera ne perde una.
page-game-extrawurm = Cinque specialisti in campo: chioccia, corvo, donnola, verme in scatola e dado d’oro.
page-game-deluxe = Tutto nella grigliata: i dischetti vermarrosto e i sei specialisti, mela compresa.
page-game-karteneck = Il gioco di carte: giocare, passare in tempo, spartirsi il menù.
page-players-number = da { $least } a { $most } giocatori
page-who-plays = Chi gioca?
page-way-friends = Gioca con gli amici
page-way-friends-why = Un link e un codice QR portano tutti al tavolo, ognuno sul proprio dispositivo. Il computer può prendere i posti liberi.
page-way-computer = Contro il computer
page-way-computer-why = Cinque livelli, dal pulcino al campione. Si comincia subito.
page-way-screen = Su questo schermo
page-way-screen-why = Tutti giocano su questo dispositivo, a turno.
page-way-mixed = Tavolo misto
page-way-mixed-why = Ogni posto come vuoi: persone qui, persone con un link, computer. Comincia il primo.
page-seats = Giocatori
page-bots = Avversari
page-level = Livello:
page-fewer = Uno in meno
page-more = Uno in più
page-your-name = Il tuo nome
page-avatar-choose = Scegli la tua gallina
page-avatar-of = Scegli una gallina per { $name }
page-avatar-0 = Gallina con la sciarpa rossa
page-avatar-1 = Gallina con gli occhiali
page-avatar-2 = Gallina con il cappello da cuoco
page-avatar-3 = Gallina con la cresta punk
page-avatar-4 = Gallina con il cappello di paglia
page-avatar-5 = Gallina pirata
page-avatar-6 = Gallina soffice con il papillon
page-player = Giocatore { $number }
page-add-player = Aggiungi un giocatore
page-remove-player = Togli { $name }
page-name = Nome
page-name-of = Nome del giocatore { $number }
page-kind-of = Chi è { $name }?
page-kind-person = Una persona qui
page-kind-bots = Computer
page-kind-chick = Pulcino, facile
page-kind-hen = Gallina, media
page-kind-rooster = Gallo, forte
page-kind-fox = Volpe, fortissima
page-kind-champion = Campione, pro
page-kind-open = Con un link
page-open-seat = Posto libero
page-somebody = qualcuno
page-bot-names = Gina, Rosetta, Piera, Tosca, Beppe, Lina, Carlotta
page-options = Opzioni e regole della casa
page-options-changed = modificate
page-hints = Consenti i suggerimenti.
page-hints-why = Premendo un pulsante si vedono le probabilità di ogni scelta.
page-tutor = Tutor.
page-tutor-why = Il gioco chiede conferma prima di una scelta che costa molto, e puoi riprendere i dadi finché non lanci o ti fermi.
page-tutor-first = Attivo nelle tue prime tre partite contro il computer.
page-tutor-on = Con tutor, se tutti sono d’accordo.
page-tutor-declined = Senza tutor: non tutti sono d’accordo.
page-real-dice = Dadi veri.
page-real-dice-why = Si lanciano i propri dadi e si inserisce il risultato. Il programma fa da arbitro e tiene il conto.
page-grace = Se qualcuno perde la connessione, il computer può subentrare
page-grace-0 = subito
page-grace-10 = dopo 10 secondi
page-grace-30 = dopo 30 secondi
page-grace-120 = dopo 2 minuti
page-decision-time = Tempo per ogni decisione
page-decision-time-0 = senza limiti
page-decision-time-30 = 30 secondi
page-decision-time-60 = 60 secondi
page-decision-time-120 = 2 minuti
page-decision-time-86400 = 1 giorno
page-option-print = come da regolamento
page-option-lower = Se non puoi prendere la porzione esatta
page-option-lower-next = solo quella subito sotto nella grigliata
page-option-lower-any = una qualsiasi più bassa nella grigliata
page-option-turn_over = Dopo un lancio sballato si gira la porzione più alta
page-option-turn_over-print = a meno che non sia quella appena rimessa
page-option-turn_over-always = anche se è quella appena rimessa
page-option-turn_over-every = anche se non si è rimesso nulla
page-option-golden_die = Il dado d’oro mostra
page-option-golden_die-worms = tre 1 e tre vermi
page-option-golden_die-plain = da 1 a 5 e un verme, come i dadi bianchi
page-play = Gioca
page-invite = Apparecchia e invita
page-own-tables = Continua una partita
page-finished-tables = Partite finite
page-forget-table = Rimuovi la partita con { $names }
page-phase-gathering = in attesa di giocatori
page-phase-playing = in corso
page-phase-finished = finita

# Arrivare a un tavolo
page-connecting = Si apparecchia la tavola…
page-waiting = Ci sono ancora posti liberi.
page-waiting-luck = Si comincia appena ci sono tutti.
page-seat-free = aspetta qualcuno
page-seat-yours = su questo dispositivo
page-seat-here = è qui
page-seat-away = in questo momento non c’è
page-bot-instead = Aggiungi
page-remove = Libera il posto
page-failed-round = { $name } non ha svelato il suo numero casuale e ha perso il posto. Gli altri ricominciano con numeri nuovi.
page-sit-down = Come ti chiami?
page-sit-too = Qualcun altro su questo dispositivo?
page-sit = Siediti
page-or-watch = Oppure guarda soltanto: la partita apparirà qui appena comincia.
page-watching = Stai guardando. La partita apparirà qui appena comincia.
page-watching-chip = Stai guardando
page-invite-others = Invita giocatori
page-invite-how = Chi segue questo link può occupare un posto libero o guardare.
page-invite-text = { $name } ti invita a giocare a { $game }
page-invite-link = Link al tavolo
page-link-local = Questo indirizzo funziona solo su questo computer. Per aprire il gioco alla rete di casa, guarda il messaggio mostrato dove l’hai avviato.
page-qr = Codice QR del link
page-copy = Copia
page-copied = Copiato!
page-share = Condividi

# Intorno al tavoliere
page-menu = Menu
page-rules-of = Regole: { $game }
page-link-watch = Invita qualcuno a guardare
page-link-own = Continua su un altro dispositivo
page-link-own-why = Questo link è il tuo posto. Aprilo sull’altro dispositivo e non darlo a nessuno.
page-key-other = Il link di un altro posto
page-key-other-who = Questo link è per { $then }. In questo browser giochi qui come { $now }.
page-key-stay = Continua come { $now }
page-key-take = Gioca come { $then }
page-key-other-why = Se cambi, questo browser dimentica { $now }. Per poter tornare, prima salva questo link:
page-leave = Lascia il tavolo
page-delete = Elimina questo tavolo
page-delete-ask = Eliminare questo tavolo per tutti? Nomi, mosse e risultato andranno persi e nessuno potrà recuperarli.
page-delete-no = Tieni il tavolo
page-delete-yes = Elimina per sempre
page-log = Cronaca
page-log-empty = La partita comincia.
page-log-more = Mostra quello che è successo prima
page-log-open = Mostra tutta la cronaca
page-your-turn = { $name }, tocca a te.
page-plays = { $you ->
    [yes] tocca a te
   *[no] di turno
}
page-absent = { $name } non c’è.
page-absent-soon = { $seconds ->
    [one] { $name } non c’è. Tra un secondo una gallina può giocare al suo posto.
   *[other] { $name } non c’è. Tra { $seconds } secondi una gallina può giocare al suo posto.
}
page-time-over = Il tempo di { $name } è scaduto.
page-play-turn = Fai giocare questo turno a una gallina
page-time-own = Ti restano { $seconds } secondi.
page-time-own-over = Il tuo tempo è scaduto. Gli altri possono affidare questo turno a una gallina.
page-hours = { $hours } h
page-minutes = { $minutes } min
page-hand-over = Fai giocare una gallina
page-pass-device = Passa il dispositivo a { $name }
page-pass-why = Le carte restano coperte finché non dai il via.
page-pass-ready = Sono { $name }
page-rematch-go = Vai alla rivincita

# Guai
page-connection-lost = Nessuna connessione. La pagina riprova.
page-error-unreachable = Il server non è raggiungibile. Controlla che sia in funzione e riprova.
page-error-unknown = Non ha funzionato. Ricarica la pagina e riprova.
page-lost-nowhere = Qui non chioccia nessuno.
page-lost-offline = Non è stato possibile caricare la pagina. Controlla la connessione e ricaricala.
page-lost-gone = Questo tavolo non c’è (più). Controlla il link o inizia una nuova partita.

# A che velocità si vede ciò che fanno gli altri
page-pace = Ritmo
page-pause = Pausa
page-go-on = Continua
page-rate = { $rate }×
page-skip = Salta questo passo
page-to-my-turn = Fino al mio turno
page-to-present = Vai avanti
page-sound-on = Audio attivo
page-sound-off = Audio spento

# Notifiche
page-notify = Avvisami quando tocca a me
page-notify-why = Gli altri aspettano meno se sai subito che tocca a te, anche mentre fai altro. Il browser ti chiederà se lo permetti.
page-notify-open = Lo saprai finché questa pagina è aperta, anche in secondo piano.
page-notify-closed = Lo saprai anche quando questa pagina è chiusa.
page-notify-refused = Il browser non consente notifiche da questa pagina. Consentile nelle sue impostazioni e riprova.
page-notify-impossible = Questo browser non mostra notifiche. Su iPhone e iPad, prima aggiungi la pagina alla schermata Home.
page-notify-insecure = Per le notifiche serve una pagina con https.

# I giocatori attorno al tabellone e il titolo
page-players = Giocatori
page-you = tu
page-worms = { $worms ->
    [one] verme
   *[other] vermi
}
page-stack = { $count ->
    [one] Pila di { $name }: porzione { $portions }
   *[other] Pila di { $name } con { $count } porzioni, l’ultima è in cima: { $portions }
}
page-stack-empty = { $name } non ha nessuna porzione
page-times = ×{ $count }
page-own-place = Il tuo posto
page-just-now = Poco fa: { $what }
page-just-now-portion-taken = Poco fa: { $seat } prende la { $portion }.
page-just-now-portion-stolen = Poco fa: { $seat } ruba la { $portion } a { $rival }.
page-just-now-failed-attempt = Poco fa: { $seat } sballa.
page-thinking = { $name } sta pensando…
page-ahead = → { $total }
