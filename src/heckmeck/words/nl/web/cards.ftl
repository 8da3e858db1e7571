# De tafel van Heckmeck am Karteneck.

cards-grill = Grill
cards-grill-empty = De grill is leeg.
cards-reserve = reserve
cards-draw-pile = trekstapel
cards-discards = aflegstapel
cards-round = ronde

cards-number-card = Kaart { $number }
cards-worm-card = Wormkaart, label { $tag }
# Een kaart die niet gespeeld kan worden, en waarom.
cards-closed = { $card }: { $why }

cards-hand = Jouw hand
cards-in-hand = { $cards ->
    [one] Eén kaart op de hand
   *[other] { $cards } kaarten op de hand
}
cards-table = Kaarten op tafel
cards-total = Totaal { $total }
cards-valid = Met wormkaart: geldig
cards-not-valid = Nog geen wormkaart
cards-passed = gepast
cards-tie = Gelijk totaal: het hoogste label op een wormkaart gaat voor.

cards-turn-yours = Jouw beurt: speel kaarten of pas.
cards-turn-yours-of = { $name }, jouw beurt: speel kaarten of pas.
cards-help = Tik op kaarten van één soort.
cards-must-pass = Je kunt alleen passen.
cards-choose = Kaarten kiezen
# $cards zoals 3 3; $total is het totaal daarna.
cards-play = { $cards } spelen → { $total }
cards-clear = Keuze wissen
# $action is de tekst van de knop (Passen).
cards-pass-takes = { $action } en de { $portion } pakken

# De kansen, die geschat zijn. ≈ is een teken in de lijst.
cards-hints = Kansen
cards-odds = De winstkans na elke keuze, de beste eerst
cards-odds-waiting = Aan het rekenen …
cards-odds-close = misschien net zo goed als de beste
cards-odds-why = Geschatte winstkans, ± de helft van het 95%-interval: vele malen verdergespeeld met bedachte handen van de anderen. ≈ is misschien net zo goed als de beste.
