# Der Tisch von Heckmeck am Karteneck.

cards-grill = Grill
cards-grill-empty = Der Grill ist leer.
cards-reserve = Reserve
cards-draw-pile = Nachziehstapel
cards-discards = Ablage
cards-round = Runde

cards-number-card = Karte { $number }
cards-worm-card = Wurmkarte, Schildchen { $tag }
# Eine Karte, die nicht ausgespielt werden kann, und warum.
cards-closed = { $card }: { $why }

cards-hand = Deine Hand
cards-in-hand = { $cards ->
    [one] Eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
cards-table = Karten auf dem Tisch
cards-total = Summe { $total }
cards-valid = Mit Wurmkarte: gültig
cards-not-valid = Noch keine Wurmkarte
cards-passed = gepasst
cards-tie = Gleiche Summe: Das höchste Schildchen auf einer Wurmkarte kommt zuerst dran.

cards-turn-yours = Du bist dran: Spiel aus oder passe.
cards-turn-yours-of = { $name }, du bist dran: Spiel aus oder passe.
cards-help = Tippe gleiche Karten an.
cards-must-pass = Du kannst nur noch passen.
cards-choose = Karten wählen
# $cards wie 3 3; $total ist die Summe danach.
cards-play = { $cards } ausspielen → { $total }
cards-clear = Auswahl aufheben
# $action ist die Beschriftung des Knopfs (Passen).
cards-pass-takes = { $action } und die { $portion } nehmen

# Die Chancen, die geschätzt sind. ≈ ist ein Zeichen in der Liste.
cards-hints = Chancen
cards-odds = Die Siegchance nach jeder Wahl, die beste zuerst
cards-odds-waiting = Wird ausgerechnet …
cards-odds-close = vielleicht so gut wie die beste
cards-odds-why = Geschätzte Siegchance, ± halbes 95-%-Intervall: mit zufälligen Karten der anderen viele Male weitergespielt. ≈ ist vielleicht so gut wie die beste.
