# Regel voor regel spelen.
plain-grill = Grill: { $portions }
plain-stack = { $name }: { $stack } ({ $worms ->
    [one] { $worms } worm
   *[other] { $worms } wormen
})
plain-aside = Opzijgelegd: { $dice }, totaal { $total }
plain-rolled = Gegooid: { $dice }
plain-round = Ronde { $round }
plain-in-front = gespeeld { $cards }, totaal { $total }
plain-hand = Jouw hand: { $cards }
plain-choose = { $name }, jouw keuze ({ $quit } om het spel te verlaten): {""}
plain-choose-hints = { $name }, jouw keuze ({ $hints } voor de kansen, { $quit } om het spel te verlaten): {""}
plain-tutor = { $question } ({ $yes } om het te doen, { $hints } voor de kansen, Enter om opnieuw te kiezen): {""}
plain-agree = Ga je akkoord? ({ $yes } voor ja, Enter voor nee): {""}
plain-dice = Wat heb je gegooid? Typ { $dice ->
    [one] de waarde van je dobbelsteen, W voor een worm: {""}
   *[other] de waarden van je { $dice } dobbelstenen, W voor een worm: {""}
}
plain-dice-golden = Wat heb je gegooid? Typ { $dice ->
    [0] de waarde van de gouden dobbelsteen achter *, zoals *1, W voor een worm: {""}
    [one] de waarde van je witte dobbelsteen en die van de gouden achter *, zoals W*1: {""}
   *[other] de waarden van je { $dice } witte dobbelstenen en die van de gouden achter *, zoals 44W*1: {""}
}
plain-not-understood = Typ een getal van 1 tot en met { $most }, of kaarten zoals 3 3 of W5.
plain-pass-keyboard = Geef het toetsenbord aan { $name }. { $name }, druk op Enter om je kaarten te zien: {""}
plain-free-seat = Er zijn nog plaatsen vrij. { $bot } om een hen toe te voegen, { $quit } om het spel te verlaten: {""}
plain-away = { $name } is er niet. { $bot } om een hen te laten verderspelen, { $quit } om het spel te verlaten: {""}
plain-deciding = { $name } denkt na en heeft daarvoor hoogstens { $seconds ->
    [86400] een dag
   *[other] { $seconds } seconden
}. Daarna laat { $bot } een hen deze beurt spelen; { $quit } om het spel te verlaten: {""}
plain-remove = { $name } is er niet. { $bot } om de plaats vrij te maken, { $quit } om het spel te verlaten: {""}
plain-no-number = { $name } is er, maar het toevalsgetal ontbreekt. { $bot } om de plaats vrij te maken, { $quit } om het spel te verlaten: {""}
plain-what-next = { $end } om af te sluiten, { $rematch } voor een revanche, { $save } om het spelverslag op te slaan, { $review } om terug te kijken: {""}
plain-left = Het spel is opgeslagen in { $place }. Verderspelen met: { $command }
plain-over = Het spel is afgelopen. Het is opgeslagen in { $place }.

# Voor het spel
plain-number = Jouw keuze (Enter voor { $usual }): {""}
plain-number-wrong = { $most ->
    [one] Typ 1.
   *[other] Typ een getal van 1 tot en met { $most }.
}
plain-people = Wie speelt er aan dit toetsenbord? Typ de namen, gescheiden door komma’s (Enter voor { $guest }): {""}
plain-bots = Welke bots spelen mee? Typ hun nummers, zoals 2 3, of 0 voor geen; hoogstens { $most } spelers (Enter voor 2 3): {""}
plain-as-printed = Volgens het boekje
plain-house-rules = Met huisregels
plain-your-name = Hoe heet je? (Enter voor { $guest }): {""}
plain-guest = Gast
bot-chick = Kuiken
bot-hen = Hen
bot-rooster = Haan
bot-fox = Vos
bot-champion = Kampioen
error-real-dice = Met echte dobbelstenen kun je alleen de dobbelspellen spelen.

action-take-portion = Tegel { $portion } pakken
action-take-bratworm = Een braadworm van { $rival } pakken
action-keep-specialist = Alleen { $object } houden
action-play = { $cards } spelen
action-pass = { $steal ->
    [no_one] Passen
   *[other] Passen en van { $steal } stelen
}
