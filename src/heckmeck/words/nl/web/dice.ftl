# De tafel van de dobbelspellen. $portion is het getal van een tegel, $rival en $name zijn namen.

# Wat er op tafel ligt
dice-portion = Tegel { $portion }, { $worms ->
    [one] { $worms } worm
   *[other] { $worms } wormen
}
dice-portion-down = Tegel { $portion }, omgedraaid
dice-grill = Grill
dice-supply = { $count ->
    [one] Nog één braadworm in de voorraad
   *[other] Nog { $count } braadwormen in de voorraad
}
dice-bratworms = { $count ->
    [one] Eén braadworm
   *[other] { $count } braadwormen
}

# De dobbelstenen in de hand
dice-hand = Dobbelstenen
dice-rolled = Gegooide dobbelstenen
dice-worm-face = worm
dice-face-group = { $face ->
    [worm] { $count ->
        [one] { $count } worm
       *[other] { $count } wormen
    }
   *[other] { $count } × { $face }
}
dice-aside = Opzijgelegd: { $dice }
dice-aside-nothing = Er ligt nog niets opzij
dice-points = { $total ->
    [one] punt
   *[other] punten
}
dice-canned = met de blikworm
dice-failed = Mislukt!

# Wat je kunt doen
dice-choose-face = Welke dobbelstenen leg je opzij?
dice-roll = { $dice ->
    [one] Met één gooien
   *[other] Met { $dice } gooien
}
dice-stop-take = Stoppen en de { $portion } pakken
dice-stop-steal = Stoppen en de { $portion } van { $rival } stelen
dice-stop-hen = Stoppen en de kloek van { $rival } stelen
dice-stop-choose = Stoppen en een tegel kiezen
dice-stop-nothing = Stoppen zonder tegel
dice-give-up = De mislukte worp accepteren
dice-ask-portion = Welke tegel pak je?
dice-ask-bratworm = Van wie pak je een braadworm?
dice-ask-specialist = Welke specialist houd je?
dice-key-enter = Enter

# Echte dobbelstenen
dice-fell = { $dice ->
    [0] Wat toont de gouden dobbelsteen?
    [one] Wat toont je dobbelsteen?
   *[other] Wat tonen je { $dice } dobbelstenen?
}
dice-fell-golden = En wat toont de gouden dobbelsteen?
dice-fell-so-far = Dobbelstenen ingevoerd: { $count } van { $dice }
dice-fell-confirm = Worp bevestigen
dice-undo = Ongedaan maken

# De exacte kansen
dice-hints = Kansen
dice-odds = De kansen van elke keuze, de beste eerst
dice-odds-waiting = Aan het rekenen …
dice-odds-none = Voor deze keuze zijn geen kansen te berekenen.
dice-odds-worms = gemiddeld { $worms } wormen
dice-odds-fail = { $chance } mislukt
dice-odds-win = { $chance } winstkans

# Het bord en je eigen plaats
dice-rolls = { $name } gooit …
dice-turn-of = { $name } is aan de beurt
dice-your-roll = { $name }, jij bent aan de beurt: gooi maar
dice-roll-or-stop = Nog eens gooien of stoppen?
dice-weasel-or-fail = Alleen waarden die al opzij liggen: de wezel inzetten?
dice-tag-steals = steelt van { $rival }
dice-tag-takes = pakt { $portion }
dice-tag-face-already-aside = ligt er al
dice-sure = Stoppen zonder tegel?
dice-sure-why = Je dobbelstenen leveren nog geen tegel op. Als je nu stopt, telt het als een mislukte worp.
dice-sure-no = Verderspelen

# De specialisten: wat ze kunnen en waar ze zijn.
dice-specialist-on = op tegel { $portion }
dice-specialist-with = bij { $name }
dice-keep-had = heb je al
dice-keep-new = komt erbij
