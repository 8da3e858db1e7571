# Il gioco nel terminale, a schermo intero e riga per riga. $action è una scelta in parole, $prize e $prizes ciò che una somma vince.

# Che cosa si può scegliere, e a che cosa porta
terminal-accept = Accettare il lancio sballato
terminal-stop-nothing = Fermarsi senza PdV: sballato
terminal-stop-choose = Fermarsi e scegliere una PdV
terminal-stop-takes = Fermarsi e prendere { $prize }
terminal-leads-to = { $action } → { $total }
terminal-enough-for = { $action } → { $total }: basta per { $prizes }
terminal-closed = { $action }: { $why }
terminal-odds = Ø { $worms } vermi, sballa { $fail }
terminal-odds-heading = { $name }: Ø vermi, sballa
terminal-odds-win = Ø { $worms } vermi, sballa { $fail }, vince la partita { $win }
terminal-odds-heading-win = { $name }: Ø vermi, sballa, vince

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
    [one] Ancora un dischetto vermarrosto
   *[other] Ancora { $count } dischetti vermarrosto
}
terminal-passed = ha passato
terminal-valid = valida
terminal-in-hand = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
terminal-in-hand-short = { $count ->
    [one] una carta
   *[other] { $count } carte
}
terminal-round = Round { $round }: mazzo { $pile }, riserva { $reserve }
terminal-rolled = Lanciati
terminal-to-roll = Da lanciare
terminal-aside = Accantonati
terminal-total = Somma
terminal-would-win = Fermarsi vince { $prizes }.
terminal-would-fail = Fermarsi ora non vince nulla.
terminal-no-worm = Ancora nessun verme
terminal-your-cards = { $name }, le tue carte
terminal-turn-of = Tocca a { $name }
terminal-thinking = { $name } sta giocando …
terminal-choose = { $name }, la tua scelta
terminal-cannot = Ora non è possibile
terminal-log = Che cosa è successo
terminal-mark-canned-worm = S
terminal-mark-hen = H
terminal-mark-raven = C
terminal-mark-weasel = D
terminal-mark-golden-die = *
terminal-mark-apple = M

# Prima della partita
terminal-welcome = La griglia arde, i vermi sfrigolano. A che cosa giochiamo?
terminal-game = Gioco
terminal-which-game = Quale gioco?
terminal-players = Chi gioca?
terminal-person = Persona
terminal-name = Nome
terminal-add = Ancora qualcuno
terminal-start = Si gioca!
terminal-language = Lingua
terminal-hints = Permettere i suggerimenti
terminal-dice = Dadi
terminal-dice-rolled = Lancia il computer
terminal-dice-real = Dadi veri: scrivi che cosa esce
terminal-options = Regole della casa
terminal-option-lower = Se la PdV esatta non si può avere
terminal-option-lower-next = la più vicina sotto
terminal-option-lower-any = una qualsiasi sotto
terminal-option-turn-over = Capovolta dopo un lancio sballato: la più alta
terminal-option-turn-over-print = tranne quella rimessa
terminal-option-turn-over-always = anche quella rimessa
terminal-option-turn-over-every = anche senza rimetterne
terminal-option-golden-die = Il dado d’oro mostra
terminal-option-golden-die-worms = 3 uno, 3 vermi
terminal-option-golden-die-plain = da 1 a 5 e un verme
terminal-new-game = Una nuova partita
terminal-go-on = Continuare
terminal-sit-down = C’è un posto libero
terminal-sit = Siediti
terminal-waiting = Si aspettano gli altri …
terminal-here = c’è
terminal-away = non c’è
terminal-seat-bot = Far sedere una gallina
terminal-play-on = Far giocare una gallina al posto di { $name }
terminal-watching = Tutti i posti sono occupati: stai guardando.

# Durante la partita
terminal-pass-keyboard = Passa la tastiera a { $name }
terminal-pass-why = Le carte restano coperte finché non sei pronto.
terminal-ready = Sono { $name }
terminal-fell = { $dice ->
    [0] Che cosa mostra il dado d’oro? (come *1, W è un verme)
    [one] Che cosa mostra il tuo dado? (W è un verme)
   *[other] Che cosa mostrano i tuoi { $dice } dadi? (come 4412W, W è un verme)
}
terminal-fell-golden = Che cosa mostrano { $dice ->
    [one] il tuo dado bianco e quello d’oro
   *[other] i tuoi { $dice } dadi bianchi e quello d’oro
}? (come 44W*1, quello d’oro dietro *)
terminal-play-cards = Giocare { $cards } → { $total }
terminal-choose-cards = Scegli carte uguali.
terminal-lost = La connessione è caduta. Si riprova di continuo; la partita va avanti tra poco.
terminal-gone = Questo tavolo non è raggiungibile.

# I tasti, in una o due parole
terminal-key-roll = Lanciare
terminal-key-stop = Fermarsi
terminal-key-weasel = Donnola
terminal-key-aside = Accantonare
terminal-key-choose = Scegliere
terminal-key-cards = Carte
terminal-key-play = Giocare
terminal-key-pass = Passare
terminal-key-hints = Chance
terminal-key-skip = Un tasto: più veloce
terminal-key-leave = Alzarsi
terminal-key-quit = Uscire
terminal-key-fields = Campo successivo
terminal-key-start = Iniziare
terminal-key-save = Salvare
terminal-key-react = Reagire
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
terminal-review = Retrospettiva
terminal-save = Salvare la registrazione
terminal-to-start = Torna all’inizio
terminal-record-saved = La registrazione è salvata in { $file }.
terminal-not-saved = Non è stato possibile salvare la registrazione: { $reason }.
terminal-other-number = Il numero casuale dato da questo posto non è stato usato per i dadi.
terminal-looking-back = Uno sguardo indietro sulla partita…
terminal-at-turn = Turno { $turn } di { $turns }: { $name }
terminal-at-step = passo { $step } di { $steps }
terminal-at-end = La fine della partita
terminal-luck-did = { $luck ->
    [cards] Le carte
   *[dice] I dadi
}
terminal-after-each = { $name }: probabilità di vincere dopo ogni scelta
terminal-chances = Probabilità di vincere
terminal-no-more-mistakes = Dopo non ci sono altri errori.
terminal-no-screen = Qui non c’è uno schermo su cui disegnare, perciò si gioca riga per riga.
terminal-no-game = Non c’è nessuna partita da continuare. Iniziane una con: heckmeck terminal
error-bad-link = { $text } non è il link di un tavolo, come http://localhost:8000/t/ID.
error-unreachable = Il server non è raggiungibile ({ $why }). Controlla il link e che il server sia in funzione.
