# Le regole dei quattro giochi. Ogni paragrafo è un messaggio; quello che c’è solo in alcuni giochi è un messaggio a parte.

rules-title = Le regole
rules-page = Le regole: { $game }
rules-games = I quattro giochi
rules-contents = In questa pagina
rules-learn = Impara giocando
rules-whole = Tutte le regole su una pagina a parte
rules-print = Stampa
rules-play = Gioca
rules-up = Torna su

rules-about-original = Il gioco di dadi puro e semplice: lancia, tieni i nervi saldi e fermati in tempo.
rules-about-extrawurm = Il gioco di dadi con cinque specialisti, i dischetti vermarrosto e due porzioni in più.
rules-about-deluxe = La grigliata completa: dadi, dischetti vermarrosto e sei specialisti, mela compresa.
rules-about-karteneck = La stessa fame di vermi, ma con le carte in mano al posto dei dadi.

# Parole per le figure
rules-no-worm = nessun verme
rules-range = { $from }–{ $to }: { $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
}
rules-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rules-dice-aside = Accantonati: { $dice }
rules-dice-rolled = Lanciati: { $dice }
rules-dice-worm = verme
rules-example = Esempio
rules-cards-picture = Carte: { $cards }
rules-card-worm = verme, cartellino { $tag }

# Scopo
rules-aim-title = Scopo del gioco
rules-aim-grill = Le galline si accalcano intorno alla grigliata. È piena di porzioni di vermi (nel regolamento «PdV»), ognuna con un numero e da uno a quattro vermi.
rules-aim-win = I numeri si conquistano con i dadi. Chi raggiunge un numero prende la porzione, e alla fine vince chi ha più vermi.
rules-aim-win-extra = I numeri si conquistano con i dadi. Chi raggiunge un numero prende la porzione. Gli specialisti danno una mano, e anche i dischetti vermarrosto contano come vermi. Alla fine vince chi ha più vermi.

# Materiali
rules-material-title = Materiali e preparazione
rules-material-players = Da due a sette giocatori.
rules-material-portions = Sedici porzioni, da 21 a 36. In alto c’è il numero da fare con i dadi; sotto ci sono i vermi che la porzione vale.
rules-material-portions-extra = Diciotto porzioni: da 21 a 36, più la 11 e la 13. In alto c’è il numero da fare con i dadi; sotto ci sono i vermi che la porzione vale. La 11 e la 13 hanno un verme ciascuna.
rules-material-dice = Otto dadi bianchi. Ognuno ha i numeri da 1 a 5 e un verme. Un verme vale 5 punti.
rules-material-specialists-extrawurm = Cinque specialisti: il verme in scatola, la chioccia, il corvo, la donnola e il dado d’oro.
rules-material-specialists-deluxe = Sei specialisti: il verme in scatola, la chioccia, il corvo, la donnola, il dado d’oro e la mela.
rules-material-bratworms = Sette dischetti vermarrosto. Alla fine ognuno vale un verme.
rules-setup-grill = Tutte le porzioni stanno a faccia in su in una fila, in ordine crescente. Questa fila è la grigliata.
rules-setup-specialists = Ogni specialista sta sulla sua porzione, come nella figura. I dischetti vermarrosto stanno accanto alla grigliata: sono la scorta.
rules-setup-first = Decidete tra voi chi comincia, o lasciate fare al caso. Si gioca in senso orario.

# Il turno
rules-turn-title = Il tuo turno
rules-turn-roll = Lancia tutti e otto i dadi.
rules-turn-lay = Scegli un risultato e accantona tutti i dadi di questo lancio che lo mostrano. Dev’essere un risultato che in questo turno non hai ancora accantonato.
rules-turn-decide = Ora decidi: fermati, oppure lancia i dadi rimasti e scegli di nuovo.
rules-turn-count = I dadi accantonati si sommano: è il tuo totale. Il verme è un risultato come gli altri, e ogni verme vale 5 punti.
rules-turn-stop = Puoi fermarti solo subito dopo aver accantonato dei dadi: mai prima del primo lancio, e mai davanti a un lancio da cui non hai ancora preso niente.
rules-turn-empty = Quando tutti i dadi sono accantonati, il turno finisce da sé.
rules-turn-worm = Senza almeno un verme accantonato non prendi niente. Perciò pensa ai vermi per tempo.
rules-turn-worm-extra = Senza almeno un verme accantonato non prendi niente, a meno che tu non abbia il verme in scatola. Perciò pensa ai vermi per tempo.
rules-turn-example-1 = Lanci otto dadi e accantoni i tre 5.
rules-turn-example-2 = Altri due 5 farebbero gola, ma i 5 li hai già accantonati. Prendi il verme. Con 20 non si prende ancora nessuna porzione, quindi lanci ancora.
rules-turn-example-3 = Prendi i due 3 e ti fermi a 26.
rules-turn-example-4 = Tra i tuoi dadi c’è un verme, e la 26 è a faccia in su nella grigliata: è tua, con due vermi.

# La fine del turno
rules-stop-title = Che cosa prendi con il tuo totale
rules-stop-intro = Se ti fermi con un verme tra i tuoi dadi, vale il primo di questi casi che si verifica:
rules-stop-intro-extra = Se ti fermi con un verme (su un dado o in scatola), vale il primo di questi casi che si verifica:
rules-stop-take-title = Prendere
rules-stop-take = Proprio quel numero è a faccia in su nella grigliata: prendi quella porzione.
rules-stop-steal-title = Rubare
rules-stop-steal = Proprio quel numero è in cima alla pila di un avversario: gli rubi la porzione.
rules-stop-lower-title = La porzione subito sotto
rules-stop-lower = Altrimenti prendi la porzione più alta tra quelle a faccia in su nella grigliata che sono più basse del tuo totale.
rules-stop-none-title = Niente
rules-stop-none = Se non c’è nemmeno quella, hai sballato.
rules-stop-must = Non puoi scegliere: con il numero esatto prendi o rubi proprio quella porzione.
rules-stop-special = La 11 e la 13 sono speciali: si prendono solo dalla grigliata e solo con 11 o 13 punti esatti. Non si prendono mai come porzione subito sotto e non si rubano mai.
rules-stop-own = La porzione in cima alla tua pila non conta. Se il tuo totale è uguale al suo numero, prendi dalla grigliata quella subito sotto.
rules-stop-stack = Ognuno ha una pila sola, e le nuove porzioni vanno in cima. Si può rubare solo quella in cima, che così protegge le altre. Tutti possono guardare che cosa c’è in una pila.
rules-stop-next = Poi tocca al giocatore successivo.

# Sballare
rules-failed-title = Sballare
rules-failed-intro = Si può sballare in tre modi:
rules-failed-faces = Un lancio mostra solo risultati che hai già accantonato.
rules-failed-worm = Ti fermi senza vermi.
rules-failed-portion = Ti fermi, e con il tuo totale non puoi prendere nessuna porzione.
rules-failed-cost = Ecco il prezzo:
rules-failed-back = La porzione in cima alla tua pila torna al suo posto nella grigliata, a faccia in su.
rules-failed-over = Poi la porzione più alta tra quelle a faccia in su nella grigliata viene girata a faccia in giù. Nessuno potrà più prenderla.
rules-failed-highest = Se la più alta è proprio quella che hai appena rimesso, resta a faccia in su, e non se ne gira nessuna.
rules-failed-empty = Se non hai niente da rimettere, non si gira niente.
rules-failed-empty-extra = Se non rimetti nessuna porzione, perché non ne hai o perché se ne va solo la chioccia, non si gira niente.
rules-failed-order = Con gli specialisti l’ordine è questo: la tua porzione torna nella grigliata, la più alta viene girata, il tuo specialista torna nella grigliata, e per ultimo si sposta lo specialista che stava sulla porzione girata.
rules-failed-example-1 = Hai 30 punti e ancora due dadi. Non ti bastano, e lanci ancora.
rules-failed-example-2 = Un 5 e un verme: li hai già tutti e due. La 27 in cima alla tua pila torna nella grigliata, e la 36, la più alta, viene girata a faccia in giù.

# Dischetti vermarrosto
rules-bratworms-title = I dischetti vermarrosto
rules-bratworms-ones = Se accantoni due o più 1 in un colpo solo, prendi subito un dischetto vermarrosto. Resta tuo comunque vada a finire il turno. Anche con più di due 1 prendi un solo dischetto. Vale anche l’1 del dado d’oro.
rules-bratworms-raven = Anche il corvo porta un dischetto vermarrosto.
rules-bratworms-supply = I dischetti vermarrosto vengono dalla scorta. Se è finita, ne prendi uno a un avversario a tua scelta, ma mai a chi ha la chioccia. Se nessuno può dartene uno, resti senza.
rules-bratworms-safe = In altri modi i dischetti vermarrosto non si perdono. Alla fine ognuno vale un verme.

# Specialisti
rules-specialists-title = Gli specialisti
rules-specialists-get = Se prendi dalla grigliata una porzione su cui sta uno specialista, ricevi anche lo specialista. Se rubi una porzione, ricevi anche lo specialista di chi hai derubato. Fanno eccezione il corvo e la chioccia.
rules-specialists-use = Finché hai uno specialista, ti aiuta.
rules-specialists-two = Nessuno può averne due. Se ne ricevi un secondo, scegli quale tenere; l’altro torna nella grigliata.
rules-specialists-failed = Quando sballi, il tuo specialista torna nella grigliata. Con la chioccia è un po’ diverso.
rules-specialists-back = Lo specialista che torna nella grigliata va sulla porzione a faccia in su più bassa su cui non c’è nessuno specialista. Se non ce n’è, esce dal gioco.
rules-specialist-start = All’inizio sulla { $portion }

rules-canned_worm-does = Se ti fermi senza vermi tra i tuoi dadi, il verme in scatola conta come uno: 5 punti in più, e il verme ce l’hai. Succede da sé.
rules-canned_worm-example = Così 6 punti diventano 11, e 8 diventano 13.
rules-canned_worm-limit = Puoi accantonare vermi lo stesso; in quel caso il verme in scatola non serve. Non ti salva da un lancio che mostra solo risultati che hai già.
rules-hen-sits = La chioccia sta sulla porzione in cima alla tua pila e la protegge.
rules-hen-steal = Chi potrebbe rubare quella porzione prende invece la chioccia e nient’altro; il suo non è un lancio sballato. La porzione resta a te. Se la chioccia sta sulla 11 o sulla 13 non c’è niente da rubare, nemmeno lei.
rules-hen-failed = Se sballi, torna nella grigliata solo la chioccia: non rimetti nessuna porzione, e non se ne gira nessuna.
rules-hen-alone = Se non hai porzioni e sballi, la chioccia resta con te e non può essere rubata. Proteggerà la prossima porzione che prendi.
rules-hen-bratworms = Finché hai la chioccia, nessuno può prenderti dischetti vermarrosto.
rules-raven-gift = Nessuno ha mai il corvo. Chi prende la porzione su cui si trova riceve subito un dischetto vermarrosto.
rules-raven-moves = Poi il corvo si sposta sulla porzione libera a faccia in su più bassa. Se la sua porzione viene girata si sposta lo stesso, ma non porta niente a nessuno. Se non ce n’è una libera, esce dal gioco.
rules-weasel-does = Una volta per turno, subito dopo un lancio e prima di accantonare, puoi rilanciare tutti i dadi di quel lancio. Vale il nuovo lancio.
rules-weasel-rescue = Si può fare anche con un lancio che ti farebbe sballare perché hai già tutti i suoi risultati.
rules-golden_die-does = Prima del tuo primo lancio decidi se il dado d’oro partecipa a questo turno come nono dado. Si lancia, si accantona e si conta come gli altri.
rules-golden_die-sides = Ha tre 1 e tre vermi. Con questo dado un totale può arrivare a 45.
rules-apple-does = Chi ha la mela alla fine della partita riceve tre vermi.

# Fine
rules-end-title = La fine della partita
rules-end-when = La partita finisce quando nella grigliata non c’è più nessuna porzione a faccia in su.
rules-end-when-extra = La partita finisce quando nella grigliata non c’è più nessuna porzione a faccia in su. Prima si sistema tutto ciò che l’ultima porzione comporta.
rules-end-score-original = Contate i vermi sulle vostre porzioni. Vince chi ne ha di più.
rules-end-score-extrawurm = Contate i vermi sulle vostre porzioni, più uno per ogni dischetto vermarrosto. Vince chi ne ha di più.
rules-end-score-deluxe = Contate i vermi sulle vostre porzioni, più uno per ogni dischetto vermarrosto e tre per la mela. Vince chi ne ha di più.
rules-end-tie = In caso di parità decide la porzione più alta. Se nessuno dei giocatori in parità ha una porzione, si dividono la vittoria.

# Regole della casa
rules-house-title = Le regole della casa
rules-house-intro = Se non cambiate niente, si gioca come descritto sopra. Quando preparate un tavolo potete scegliere:
rules-house-lower-title = Qualsiasi porzione più bassa
rules-house-lower = Se il tuo numero esatto non è disponibile, scegli liberamente tra tutte le porzioni più basse a faccia in su nella grigliata, non solo quella subito sotto.
rules-house-lower-extra = Se il tuo numero esatto non è disponibile, scegli liberamente tra tutte le porzioni più basse a faccia in su nella grigliata, non solo quella subito sotto. La 11 e la 13 restano escluse.
rules-house-always-title = Nessuna pietà per la più alta
rules-house-always = Quando si sballa, la porzione più alta viene girata anche se è quella appena rimessa.
rules-house-every-title = Ogni lancio sballato conta
rules-house-every = Ogni volta che si sballa, la porzione più alta viene girata, anche se non c’era niente da rimettere. Resta a faccia in su solo se è quella appena rimessa; allora non se ne gira nessuna.
rules-house-every-extra = Ogni volta che si sballa, la porzione più alta viene girata, anche se non ce n’erano da rimettere o se n’è andata solo la chioccia. Resta a faccia in su solo se è quella appena rimessa; allora non se ne gira nessuna.
rules-house-golden-title = Dado d’oro normale
rules-house-golden = Il dado d’oro ha le stesse facce dei dadi bianchi: da 1 a 5 e un verme.

# Karteneck
rules-cards-aim-1 = Si va di nuovo a caccia di porzioni (nel regolamento «PdV») con tanti vermi. Ma questa volta in ogni round ce ne sono tante quanti i giocatori, e ognuno ne riceve una.
rules-cards-aim-2 = Con le carte raccogli punti. Chi ha il totale più alto e un verme prende la porzione migliore. Vince chi ha più vermi dopo l’ultimo round.
rules-cards-players = Da due a sei giocatori.
rules-cards-material-cards = 110 carte: diciassette per ogni numero da 1 a 5 e venticinque carte verme. Una carta verme vale 5 punti. Ognuna ha un cartellino con un numero da 1 a 25, e ogni numero c’è una volta sola.
rules-cards-material-portions = 30 porzioni: tre con il numero 0, senza vermi, e una per ogni numero da 16 a 42.
rules-cards-material-worms = Il numero di vermi sulle porzioni è provvisorio: nessuna fonte stampata lo riporta, perciò lo abbiamo fissato noi.
rules-cards-setup-aside = Prima si mettono da parte alcune porzioni estratte senza guardarle; quante, dipende da quanti siete. Le altre si mescolano a faccia in giù: sono la riserva.
rules-cards-table-players = Giocatori
rules-cards-table-aside = Porzioni messe da parte
rules-cards-table-rounds = Round
rules-cards-setup-hand = Ognuno riceve sei carte e le tiene segrete. Le altre formano il mazzo.
rules-cards-round-title = Un round
rules-cards-round-grill = Si girano a faccia in su tante porzioni quanti sono i giocatori: è la grigliata di questo round.
rules-cards-round-first = Nel primo round decidete voi chi comincia. Poi comincia chi ha preso per ultimo una porzione dalla grigliata.
rules-cards-round-turns = Nel tuo turno giochi carte oppure passi. Chi ha passato è fuori per questo round. Gli altri continuano in senso orario finché non hanno passato tutti. L’ultimo rimasto può giocare più turni di fila.
rules-cards-play-title = Giocare carte
rules-cards-play-kind = Metti davanti a te, a faccia in su, una o più carte uguali: tutti 1, tutti 2 e così via, oppure tutti vermi. In questo round non devi avere già davanti carte di quel tipo. Puoi anche tenerne qualcuna in mano.
rules-cards-play-total = Tutti vedono il tuo totale, cioè la somma di tutte le carte che hai davanti.
rules-cards-play-draw = Poi devi pescare una carta.
rules-cards-pass-title = Passare
rules-cards-pass-may = Puoi passare ogni volta che tocca a te. Se non puoi giocare niente, devi passare.
rules-cards-pass-without = Se non hai davanti una carta verme, scarti le tue carte e prendi subito dalla grigliata la porzione con il numero più basso. Non partecipi alla spartizione. Lo stesso vale se non hai giocato proprio niente.
rules-cards-pass-with = Se hai davanti una carta verme, la tua combinazione è valida. Le carte restano dove sono e partecipi alla spartizione. Inoltre, adesso puoi rubare.
rules-cards-pass-draw = Alla fine peschi due carte se c’è ancora qualcuno in gioco, e nessuna se tutti gli altri hanno già passato.
rules-cards-steal-title = Rubare
rules-cards-steal-when = Nel momento in cui passi con una combinazione valida, e solo allora, puoi rubare: se il tuo totale è esattamente il numero in cima alla pila di un avversario, puoi prendergli quella porzione.
rules-cards-steal-extra = È un di più: nella spartizione ricevi comunque una porzione. Anche chi passa per ultimo può rubare.
rules-cards-steal-back = Quello che hai rubato sta in cima alla tua pila e può essere rubato di nuovo nello stesso round. Le porzioni con il numero 0 non si rubano mai.
rules-cards-example-1 = Giochi tre 4.
rules-cards-example-2 = Nel turno dopo giochi un verme. Ora la tua combinazione è valida.
rules-cards-example-3 = Poi giochi due 5 e ne tieni un terzo in mano.
rules-cards-example-4 = Passi con 27. La 27 è in cima alla pila di un avversario: gliela rubi, peschi due carte e aspetti la spartizione.
rules-cards-share-title = La spartizione del menù
rules-cards-share-order = Quando tutti hanno passato, i giocatori con una combinazione valida si spartiscono ciò che resta nella grigliata: il totale più alto prende la porzione più alta, il secondo la seconda, e così via.
rules-cards-share-tie = A parità di totale, si serve per primo chi ha il cartellino più alto su una carta verme.
rules-cards-share-none = Se tutti hanno passato senza una carta verme, non resta niente da spartire: chi ha passato per ultimo ha preso l’ultima porzione e comincia il prossimo round.
rules-cards-share-discard = Poi tutte le carte giocate vanno negli scarti.
rules-cards-share-example = Due giocatori hanno 27. Chi ha il cartellino 19 si serve per primo e prende la 38, chi ha il cartellino 12 prende la 31. A chi ha 22 resta la 24, e sarà lui a cominciare il prossimo round.
rules-cards-stack = Le porzioni vanno sempre in cima alla tua unica pila, comunque tu le abbia prese. Si può rubare solo quella in cima.
rules-cards-draw-title = La mano e il mazzo
rules-cards-draw-hand = La mano si conserva da un round all’altro e può essere grande quanto vuoi.
rules-cards-draw-pile = Se bisogna pescare e il mazzo è finito, si mescolano gli scarti, che diventano il nuovo mazzo. Se sono finiti anche gli scarti, si pesca quello che resta, magari nulla.
rules-cards-draw-order = Quando passi, prima scarti o rubi e per ultimo peschi. Una carta appena scartata può quindi tornarti subito in mano.
rules-cards-end-when = La partita finisce dopo il round per cui sono state girate le ultime porzioni della riserva.
rules-cards-end-score = Contate i vermi sulle vostre porzioni. Vince chi ne ha di più.
rules-cards-end-tie = In caso di parità decide la porzione più alta. Chi è ancora in parità si divide la vittoria.
rules-cards-house = Per questo gioco non ci sono regole della casa.
