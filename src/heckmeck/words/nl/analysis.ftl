# De analyse in de terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b om terug te gaan, q om af te sluiten:{" "}
analysis-dice = Wat tonen de dobbelstenen? Met alleen Enter gooi je. b gaat terug, q sluit af:{" "}
analysis-back = b om terug te gaan, q om af te sluiten:{" "}
analysis-first = Hier ben je begonnen.
