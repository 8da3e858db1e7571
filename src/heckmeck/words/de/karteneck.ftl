# Heckmeck am Karteneck. Karten stehen als 3 oder W12 da; $first ist ein Name; $cards und $portions sind Listen, $count ihre Länge.

event-hand-dealt = { $cards ->
    [no_one] { $count ->
        [one] { $seat } bekommt eine Karte.
       *[other] { $seat } bekommt { $count } Karten.
    }
   *[other] { $seat } bekommt { $cards } auf die Hand.
}
event-grill-opened = { $count ->
    [one] Eine neue Runde: Auf dem Grill liegt Portion { $portions }.
   *[other] Eine neue Runde: Auf dem Grill liegen die Portionen { $portions }.
}
event-cards-played = { $seat } spielt { $cards } aus: Summe { $total }.
event-passed = { $valid ->
    [yes] { $seat } passt mit { $total }.
   *[no] { $seat } passt ohne Wurmkarte.
}
event-cards-discarded = { $seat } legt { $cards } ab.
event-reshuffled = { $count ->
    [one] Der Nachziehstapel ist leer: Die einzige abgelegte Karte bildet den neuen.
   *[other] Der Nachziehstapel ist leer: Die { $count } abgelegten Karten bilden den neuen.
}
event-card-drawn = { $card ->
    [no_one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht die Karte { $card }.
}
event-draws-lapsed = { $count ->
    [one] Es ist nichts mehr zu ziehen: { $seat } bekommt eine Karte weniger.
   *[other] Es ist nichts mehr zu ziehen: { $seat } bekommt { $count } Karten weniger.
}
event-round-ended = Die Runde ist aus: { $first } hat die letzte Portion bekommen.

statistic-turn-began = Züge
statistic-round-ended = Runden
statistic-reshuffled = Neue Nachziehstapel
statistic-draws-lapsed = Entgangene Karten

# Aufzeichnungen
expected-card = eine Karte wie 3 oder W12
expected-card-play = gleiche Karten (wie 3 3)
expected-card-pass = pass
expected-card-draw = eine gezogene Karte wie +2
expected-card-steal = steal= und ein Name
expected-grill-line = eine Zeile grill: mit { $portions } Portionen
error-hand-missing = Die Handkarten von { $name } fehlen.
error-draw-missing = In der Zeile davor muss { $name } noch ziehen.
error-draw-not-owed = { $text } ist eine Karte zu viel: Mehr wird hier nicht gezogen.

# Regeln
error-awaiting-hands = Erst müssen die Karten ausgeteilt werden.
error-awaiting-grill = Erst müssen die Portionen der neuen Runde aufgedeckt werden.
error-awaiting-card = Erst muss ein Spieler Karten ausspielen oder passen.
error-awaiting-draw = Erst muss eine Karte gezogen werden.
error-no-cards = Spiel mindestens eine Karte aus.
error-mixed-kinds = Du darfst nur gleiche Karten zusammen ausspielen.
error-kind-already-played = { $kind ->
    [worm] Wurmkarten hat dieser Spieler in dieser Runde schon ausgespielt.
   *[other] Eine { $kind } hat dieser Spieler in dieser Runde schon ausgespielt.
}
error-card-not-in-hand = Die Karte { $card } hat dieser Spieler nicht oder nicht so oft auf der Hand.
error-steal-from-oneself = Vom eigenen Stapel kann niemand stehlen.
error-steal-without-worm = Ohne Wurmkarte kann niemand stehlen.
error-nothing-to-steal = Hier ist nichts zu stehlen: Der Stapel ist leer.
error-total-is-not-the-portion = Die Summe ist { $total }, aber oben auf dem Stapel liegt Portion { $portion }.
error-size-of-grill = { $players } Spieler decken { $players } Portionen auf, nicht { $portions }.
error-portion-not-face-down = Portion { $portion } liegt nicht mehr verdeckt.
error-card-not-in-pile = Die Karte { $card } ist nicht mehr zu ziehen.
error-number-of-hands = { $players } Spieler brauchen Karten für { $players } Hände, nicht für { $hands }.
error-size-of-hand = Jeder Spieler bekommt { $size } Karten, nicht { $cards }.
error-no-such-card = Die Karte { $card } gibt es nicht.
error-card-too-often = { $most ->
    [one] Die Karte { $card } gibt es nur einmal.
   *[other] Die Karte { $card } gibt es nur { $most }-mal.
}
error-number-of-stacks = { $players } Spieler haben { $players } Stapel, nicht { $stacks }.
error-portion-too-often = { $most ->
    [one] Portion { $portion } gibt es nur einmal.
   *[other] Portion { $portion } gibt es nur { $most }-mal.
}
error-not-whole-rounds = { $portions ->
    [one] Eine Portion in den Stapeln ergibt bei { $players } Spielern keine ganze Runde.
   *[other] { $portions } Portionen in den Stapeln ergeben bei { $players } Spielern keine ganzen Runden.
}
error-too-many-portions = In den Stapeln liegen { $portions } Portionen, aber nur { $most } sind im Spiel.
