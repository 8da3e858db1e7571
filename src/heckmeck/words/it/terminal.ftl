# Il gioco nel terminale, a schermo intero e riga per riga. $action è una scelta in parole, $prize e $prizes ciò che una somma vince.

# Che cosa si può scegliere, e a che cosa porta
terminal-accept = Accetta il lancio sballato
terminal-stop-nothing = Fermati a mani vuote: lancio sballato
terminal-stop-choose = Fermati e scegli una porzione
terminal-stop-takes = Fermati e prendi { $prize }
terminal-leads-to = { $action } → { $total }
terminal-enough-for = { $action } → { $total }: basta per { $prizes }
terminal-prize = la { $portion }
terminal-prize-stolen = la { $portion } di { $name }
terminal-closed = { $action }: { $why }
terminal-odds = { $worms } vermi in media, rischio di sballare { $fail }
terminal-odds-heading = { $name }: vermi in media, rischio
terminal-odds-win = { $worms } vermi in media, rischio di sballare { $fail }, probabilità di vincere { $win }
terminal-odds-heading-win = { $name }: vermi in media, rischio, vittoria
terminal-odds-estimate = probabilità di vincere circa { $win } ± { $width }
terminal-odds-close = probabilità di vincere circa { $win } ± { $width }, forse buona quanto la migliore
terminal-odds-heading-estimate = { $name }: probabilità di vincere, stimata

# Che cosa c’è sul tavolo
terminal-table-of = { $game } con { $names }
terminal-table-at = { $table }, su { $server }
terminal-seat-free = posto libero
terminal-bratworms = { $count ->
    [one] un dischetto vermarrosto
   *[other] { $count } dischetti vermarrosto
}
terminal-worms = { $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
}
terminal-supply = { $count ->
    [0] I dischetti vermarrosto sono finiti
    [one] Ancora un dischetto vermarrosto
   *[other] Ancora { $count } dischetti vermarrosto
}
terminal-passed = ha passato
terminal-valid = valida
terminal-in-hand = { $count ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $count } carte in mano
}
terminal-in-hand-short = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
terminal-round = Round { $round }: mazzo { $pile }, riserva { $reserve }
terminal-rolled = Lanciati
terminal-to-roll = Da lanciare
terminal-aside = Accantonati
terminal-total = Totale
terminal-would-win = Se ti fermi, prendi { $prizes }.
terminal-would-fail = Se ti fermi ora, non prendi nulla.
terminal-no-worm = Ancora nessun verme
terminal-your-cards = { $name }, le tue carte
terminal-turn-of = Tocca a { $name }
terminal-thinking = { $name } sta giocando…
terminal-choose = { $name }, la tua scelta
terminal-cannot = Ora non è possibile
terminal-log = Cronaca
terminal-mark-canned-worm = S
terminal-mark-hen = H
terminal-mark-raven = C
terminal-mark-weasel = D
terminal-mark-golden-die = *
terminal-mark-apple = M

# Prima della partita
terminal-welcome = La griglia è rovente, i vermi sfrigolano. A che cosa giochiamo?
terminal-game = Gioco
terminal-which-game = Quale gioco?
terminal-players = Chi gioca?
terminal-person = Persona
terminal-name = Nome
terminal-add = Aggiungi un giocatore
terminal-start = Gioca
terminal-language = Lingua
terminal-hints = Consenti i suggerimenti
terminal-tutor = Tutor: avvisa prima di un errore
terminal-dice = Dadi
terminal-dice-rolled = Li lancia il computer
terminal-dice-real = Dadi veri: scrivi il risultato
terminal-options = Regole della casa
terminal-option-lower = Se non puoi prendere la porzione esatta
terminal-option-lower-next = quella subito sotto
terminal-option-lower-any = una qualsiasi più bassa
terminal-option-turn-over = Dopo un lancio sballato si gira la porzione più alta
terminal-option-turn-over-print = se non è stata appena rimessa
terminal-option-turn-over-always = anche se è quella rimessa
terminal-option-turn-over-every = anche senza rimetterne
terminal-option-golden-die = Il dado d’oro mostra
terminal-option-golden-die-worms = tre 1, tre vermi
terminal-option-golden-die-plain = da 1 a 5 e un verme
terminal-new-game = Nuova partita
terminal-go-on = Continua una partita
terminal-sit-down = Prendi un posto libero
terminal-sit = Siediti
terminal-waiting = In attesa degli altri…
terminal-here = c’è
terminal-away = non c’è
terminal-seat-bot = Fai giocare una gallina
terminal-play-on = Fai giocare una gallina al posto di { $name }
terminal-play-turn = Fai giocare questo turno a una gallina per { $name }
terminal-remove = Libera il posto di { $name }
terminal-watching = Tutti i posti sono occupati: stai guardando.

# Durante la partita
terminal-pass-keyboard = Passa la tastiera a { $name }
terminal-pass-why = Le carte restano coperte finché non dai il via.
terminal-ready = Sono { $name }
terminal-fell = { $dice ->
    [0] Che cosa mostra il dado d’oro? (per esempio *1, W per un verme)
    [one] Che cosa mostra il tuo dado? (W per un verme)
   *[other] Che cosa mostrano i tuoi { $dice } dadi? (per esempio 4412W, W per un verme)
}
terminal-fell-golden = Che cosa mostrano { $dice ->
    [one] il tuo dado bianco e quello d’oro
   *[other] i tuoi { $dice } dadi bianchi e quello d’oro
}? (per esempio 44W*1, quello d’oro dopo *)
terminal-play-cards = Gioca { $cards } → { $total }
terminal-choose-cards = Scegli carte uguali.
terminal-lost = La connessione è caduta. Riconnessione in corso… Poi la partita riprende.
terminal-gone = Questo tavolo non è disponibile.

# I tasti, in una o due parole
terminal-key-roll = Lancia
terminal-key-stop = Fermati
terminal-key-weasel = Donnola
terminal-key-aside = Accantona
terminal-key-choose = Scegli
terminal-key-cards = Carte
terminal-key-play = Gioca
terminal-key-pass = Passa
terminal-key-hints = Probabilità
terminal-key-skip = Un tasto: più veloce
terminal-key-leave = Lascia
terminal-key-quit = Esci
terminal-key-fields = Campo successivo
terminal-key-start = Inizia
terminal-key-save = Salva
terminal-key-react = Reagisci
terminal-key-steps = Passo per passo
terminal-key-points = Svolte
terminal-key-mistakes = Errori
terminal-key-step = Passo
terminal-key-turn = Turno
terminal-key-next-mistake = Errore successivo
terminal-key-back = Indietro

# Dopo la partita
terminal-wins = { $count ->
    [one] Vince { $winners }!
   *[other] { $winners } si dividono la vittoria!
}
terminal-rematch = Rivincita
terminal-review = Analisi
terminal-save = Salva la registrazione
terminal-to-start = Schermata iniziale
terminal-record-saved = La registrazione è salvata in { $file }.
terminal-not-saved = Non è stato possibile salvare la registrazione: { $reason }.
terminal-other-number = Il numero casuale dato da questo posto non è stato usato per il sorteggio.
terminal-nothing-kept = Non confermato: questo terminale non ha svelato i numeri casuali dei tuoi posti e non può dire se sono stati usati.
terminal-no-proof = Non confermato: questo terminale ha svelato un numero casuale per il tuo posto, ma la registrazione non dice come è avvenuto il sorteggio.
terminal-other-promise = L’impegno del server non è quello che questo terminale ha visto prima della partita.
terminal-other-commitments = Gli impegni nella registrazione non sono quelli che questo terminale ha visto prima di svelare il tuo numero.
terminal-hidden-round = La registrazione omette o altera un giro fallito in cui questo terminale ha svelato il tuo numero.
terminal-no-own-number = Qui non avevi un posto, quindi nessun numero è tuo.
terminal-looking-back = Analisi della partita…
terminal-at-turn = Turno { $turn } di { $turns }: { $name }
terminal-at-step = passo { $step } di { $steps }
terminal-at-end = La fine della partita
terminal-luck-did = { $luck ->
    [cards] Le carte
   *[dice] I dadi
}
terminal-after-each = { $name }: probabilità di vincere dopo ogni scelta
terminal-chances = Probabilità di vincere
terminal-no-more-mistakes = Da qui in poi non ci sono altri errori.
terminal-no-screen = Qui lo schermo intero non è possibile, quindi giochi riga per riga.
terminal-no-game = Non c’è nessuna partita da continuare. Iniziane una con: heckmeck terminal
error-bad-link = Ci vuole il link di un tavolo, come http://localhost:8000/t/ID; { $text } non lo è.
error-unreachable = Il server non è raggiungibile ({ $why }). Controlla il link e assicurati che il server sia in funzione.
error-answer-too-large = Questo server invia più dati di quanti ne invierebbe mai un server di Heckmeck. Controlla il link.
