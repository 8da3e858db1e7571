# Heckmeck am Karteneck. Kaarten staan er als 3 of W12; $first is een naam; $cards en $portions zijn lijsten, $count is hun lengte.

event-hand-dealt = { $cards ->
    [no_one] { $count ->
        [one] { $seat } krijgt één kaart.
       *[other] { $seat } krijgt { $count } kaarten.
    }
   *[other] { $seat } krijgt { $cards } op de hand.
}
event-grill-opened = { $count ->
    [one] Een nieuwe ronde: tegel { $portions } ligt op de grill.
   *[other] Een nieuwe ronde: de tegels { $portions } liggen op de grill.
}
event-cards-played = { $seat } speelt { $cards }: totaal { $total }.
event-passed = { $valid ->
    [yes] { $seat } past met { $total }.
   *[no] { $seat } past zonder wormkaart.
}
event-cards-discarded = { $seat } legt { $cards } af.
event-reshuffled = { $count ->
    [one] De trekstapel is op: de enige afgelegde kaart vormt de nieuwe.
   *[other] De trekstapel is op: de { $count } afgelegde kaarten vormen de nieuwe.
}
event-card-drawn = { $card ->
    [no_one] { $seat } trekt een kaart.
   *[other] { $seat } trekt kaart { $card }.
}
event-draws-lapsed = { $count ->
    [one] Er valt niets meer te trekken: { $seat } krijgt één kaart minder.
   *[other] Er valt niets meer te trekken: { $seat } krijgt { $count } kaarten minder.
}
event-round-ended = De ronde is afgelopen: { $first } kreeg de laatste tegel.

statistic-turn-began = Beurten
statistic-round-ended = Rondes
statistic-reshuffled = Nieuwe trekstapels
statistic-draws-lapsed = Gemiste kaarten

# Spelverslagen
expected-card = een kaart zoals 3 of W12
expected-card-play = kaarten van één soort (zoals 3 3)
expected-card-pass = pass
expected-card-draw = een getrokken kaart zoals +2
expected-card-steal = steal= en een naam
expected-grill-line = een regel grill: met { $portions } tegels
error-hand-missing = De handkaarten van { $name } ontbreken.
error-draw-missing = { $name } moet in de regel hierboven nog trekken.
error-draw-not-owed = { $text } is één kaart te veel: hier wordt niets meer getrokken.

# Regels
error-awaiting-hands = Eerst moeten de kaarten worden gedeeld.
error-awaiting-grill = Eerst moeten de tegels van de nieuwe ronde worden opengelegd.
error-awaiting-card = Eerst moet een speler kaarten spelen of passen.
error-awaiting-draw = Eerst moet er een kaart worden getrokken.
error-no-cards = Speel minstens één kaart.
error-mixed-kinds = Je mag alleen kaarten van één soort samen spelen.
error-kind-already-played = { $kind ->
    [worm] Deze speler heeft deze ronde al wormkaarten gespeeld.
   *[other] Deze speler heeft deze ronde al een { $kind } gespeeld.
}
error-card-not-in-hand = Deze speler heeft kaart { $card } niet op de hand, of heeft er te weinig van.
error-steal-from-oneself = Je kunt niet van je eigen stapel stelen.
error-steal-without-worm = Zonder wormkaart kun je niet stelen.
error-nothing-to-steal = Er valt niets te stelen: die stapel is leeg.
error-total-is-not-the-portion = Het totaal is { $total }, maar boven op die stapel ligt tegel { $portion }.
error-size-of-grill = { $players } spelers leggen { $players } tegels open, niet { $portions }.
error-portion-not-face-down = Tegel { $portion } ligt niet meer gesloten.
error-card-not-in-pile = Kaart { $card } ligt niet meer in de trekstapel.
error-number-of-hands = { $players } spelers hebben { $players } handen kaarten nodig, niet { $hands }.
error-size-of-hand = Elke speler krijgt { $size } kaarten, niet { $cards }.
error-no-such-card = Kaart { $card } bestaat niet.
error-card-too-often = { $most ->
    [one] Kaart { $card } is er maar één keer.
   *[other] Kaart { $card } is er maar { $most } keer.
}
error-number-of-stacks = { $players } spelers hebben { $players } stapels, niet { $stacks }.
error-portion-too-often = { $most ->
    [one] Tegel { $portion } is er maar één keer.
   *[other] Tegel { $portion } is er maar { $most } keer.
}
error-not-whole-rounds = { $portions ->
    [one] Eén tegel in de stapels is geen hele ronde voor { $players } spelers.
   *[other] { $portions } tegels in de stapels zijn geen hele rondes voor { $players } spelers.
}
error-too-many-portions = Er liggen { $portions } tegels in de stapels, maar er zijn er maar { $most } in het spel.
