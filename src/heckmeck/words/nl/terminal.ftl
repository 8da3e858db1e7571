# Het spel in de terminal, op volledig scherm en regel voor regel. $action is een keuze in woorden, $prize en $prizes wat een totaal oplevert.

# Wat je kunt kiezen en waar het toe leidt
terminal-accept = De mislukte worp accepteren
terminal-stop-nothing = Stoppen zonder tegel: mislukte worp
terminal-stop-choose = Stoppen en een tegel kiezen
terminal-stop-takes = Stoppen en { $prize } pakken
terminal-leads-to = { $action } → { $total }
terminal-enough-for = { $action } → { $total }: genoeg voor { $prizes }
terminal-prize = de { $portion }
terminal-prize-stolen = de { $portion } van { $name }
terminal-closed = { $action }: { $why }
terminal-odds = gemiddeld { $worms } wormen, { $fail } mislukt
terminal-odds-heading = { $name }: wormen gemiddeld, mislukt
terminal-odds-win = gemiddeld { $worms } wormen, { $fail } mislukt, { $win } winstkans
terminal-odds-heading-win = { $name }: wormen gem., mislukt, winst
terminal-odds-estimate = ongeveer { $win } ± { $width } winstkans
terminal-odds-close = ongeveer { $win } ± { $width } winstkans, misschien net zo goed als de beste
terminal-odds-heading-estimate = { $name }: winstkans, geschat

# Wat er op tafel ligt
terminal-table-of = { $game } met { $names }
terminal-table-at = { $table }, op { $server }
terminal-seat-free = vrije plaats
terminal-bratworms = { $count ->
    [one] één braadworm
   *[other] { $count } braadwormen
}
terminal-worms = { $worms ->
    [one] { $worms } worm
   *[other] { $worms } wormen
}
terminal-supply = { $count ->
    [0] Geen braadworm meer
    [one] Nog één braadworm
   *[other] Nog { $count } braadwormen
}
terminal-passed = gepast
terminal-valid = geldig
terminal-in-hand = { $count ->
    [one] één kaart op de hand
   *[other] { $count } kaarten op de hand
}
terminal-in-hand-short = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
terminal-round = Ronde { $round }: trekstapel { $pile }, reserve { $reserve }
terminal-rolled = Gegooid
terminal-to-roll = Te gooien
terminal-aside = Opzij
terminal-total = Totaal
terminal-would-win = Stoppen levert { $prizes } op.
terminal-would-fail = Nu stoppen levert niets op.
terminal-no-worm = Nog geen worm
terminal-your-cards = { $name }, jouw kaarten
terminal-turn-of = { $name } is aan de beurt
terminal-thinking = { $name } speelt …
terminal-choose = { $name }, jouw keuze
terminal-cannot = Nu niet mogelijk
terminal-log = Verloop
terminal-mark-canned-worm = B
terminal-mark-hen = K
terminal-mark-raven = R
terminal-mark-weasel = W
terminal-mark-golden-die = *
terminal-mark-apple = A

# Voor het spel
terminal-welcome = De grill gloeit, de wormen sissen. Wat gaan we spelen?
terminal-game = Spel
terminal-which-game = Welk spel?
terminal-players = Wie spelen er mee?
terminal-person = Mens
terminal-name = Naam
terminal-add = Speler toevoegen
terminal-start = Spelen
terminal-language = Taal
terminal-hints = Tips toestaan
terminal-tutor = Tutor: waarschuwen voor fouten
terminal-dice = Dobbelstenen
terminal-dice-rolled = De computer gooit
terminal-dice-real = Echte dobbelstenen: typ wat je gooit
terminal-options = Huisregels
terminal-option-lower = Als je de passende tegel niet kunt pakken
terminal-option-lower-next = de eerstvolgende lagere
terminal-option-lower-any = een lagere naar keuze
terminal-option-turn-over = Na een mislukte worp wordt de hoogste tegel omgedraaid
terminal-option-turn-over-print = tenzij net teruggelegd
terminal-option-turn-over-always = ook als net teruggelegd
terminal-option-turn-over-every = ook zonder terugleggen
terminal-option-golden-die = De gouden dobbelsteen toont
terminal-option-golden-die-worms = 3 enen, 3 wormen
terminal-option-golden-die-plain = 1 t/m 5 en een worm
terminal-new-game = Een nieuw spel
terminal-go-on = Verderspelen
terminal-sit-down = Een vrije plaats nemen
terminal-sit = Gaan zitten
terminal-waiting = Wachten op de anderen …
terminal-here = aanwezig
terminal-away = afwezig
terminal-seat-bot = Een hen laten meespelen
terminal-play-on = Een hen voor { $name } laten verderspelen
terminal-play-turn = Een hen deze beurt laten spelen voor { $name }
terminal-remove = Plaats van { $name } vrijmaken
terminal-watching = Alle plaatsen zijn bezet: je kijkt mee.

# Tijdens het spel
terminal-pass-keyboard = Geef het toetsenbord aan { $name }
terminal-pass-why = De kaarten blijven verborgen tot je klaar bent.
terminal-ready = Ik ben { $name }
terminal-fell = { $dice ->
    [0] Wat toont de gouden dobbelsteen? (zoals *1, W is een worm)
    [one] Wat toont je dobbelsteen? (W is een worm)
   *[other] Wat tonen je { $dice } dobbelstenen? (zoals 4412W, W is een worm)
}
terminal-fell-golden = Wat tonen { $dice ->
    [one] je witte dobbelsteen en de gouden
   *[other] je { $dice } witte dobbelstenen en de gouden
}? (zoals 44W*1, de gouden achter *)
terminal-play-cards = { $cards } spelen → { $total }
terminal-choose-cards = Kies kaarten van één soort.
terminal-lost = De verbinding is verbroken. Opnieuw verbinden … Daarna gaat het spel verder.
terminal-gone = Deze tafel is niet beschikbaar.

# Toetsen, in een of twee woorden
terminal-key-roll = Gooien
terminal-key-stop = Stoppen
terminal-key-weasel = Wezel
terminal-key-aside = Opzij
terminal-key-choose = Kiezen
terminal-key-cards = Kaarten
terminal-key-play = Spelen
terminal-key-pass = Passen
terminal-key-hints = Kansen
terminal-key-skip = Elke toets: sneller
terminal-key-leave = Verlaten
terminal-key-quit = Afsluiten
terminal-key-fields = Volgend veld
terminal-key-start = Beginnen
terminal-key-save = Opslaan
terminal-key-react = Reageren
terminal-key-steps = Stap voor stap
terminal-key-points = Keerpunten
terminal-key-mistakes = Fouten
terminal-key-step = Stap
terminal-key-turn = Beurt
terminal-key-next-mistake = Volgende fout
terminal-key-back = Terug

# Na het spel
terminal-wins = { $count ->
    [one] { $winners } wint!
   *[other] { $winners } delen de overwinning!
}
terminal-rematch = Revanche
terminal-review = Terugkijken
terminal-save = Spelverslag opslaan
terminal-to-start = Startscherm
terminal-record-saved = Het spelverslag is opgeslagen als { $file }.
terminal-not-saved = Het spelverslag kon niet worden opgeslagen: { $reason }.
terminal-other-number = Het toevalsgetal van deze plaats is niet gebruikt.
terminal-nothing-kept = Niet bevestigd: deze terminal heeft de toevalsgetallen van jouw plaatsen niet onthuld en kan niet zeggen of ze zijn gebruikt.
terminal-no-proof = Niet bevestigd: deze terminal heeft een toevalsgetal voor je plaats onthuld, maar het spelverslag zegt niet hoe het toeval tot stand kwam.
terminal-other-promise = De server heeft een andere vastlegging dan deze terminal vóór het spel zag.
terminal-other-commitments = Het spelverslag heeft andere vastleggingen dan deze terminal zag voordat hij jouw getal onthulde.
terminal-hidden-round = Het spelverslag verzwijgt of wijzigt een mislukte ronde waarin deze terminal jouw getal onthulde.
terminal-no-own-number = Je had hier geen plaats, dus er is geen getal van jou bij.
terminal-looking-back = Terugkijken op het spel …
terminal-at-turn = Beurt { $turn } van { $turns }: { $name }
terminal-at-step = stap { $step } van { $steps }
terminal-at-end = Het einde van het spel
terminal-luck-did = { $luck ->
    [cards] De kaarten
   *[dice] De dobbelstenen
}
terminal-after-each = { $name }: winstkans na elke keuze
terminal-chances = Winstkansen
terminal-no-more-mistakes = Hierna komt er geen fout meer.
terminal-no-screen = Een volledig scherm kan hier niet, dus je speelt regel voor regel.
terminal-no-game = Er is geen spel om verder te spelen. Begin er een met: heckmeck terminal
error-bad-link = { $text } is geen link naar een tafel, zoals http://localhost:8000/t/ID.
error-unreachable = De server is niet bereikbaar ({ $why }). Controleer de link en of de server draait.
error-answer-too-large = Deze server stuurt meer dan een Heckmeck-server ooit zou sturen. Controleer de link.
