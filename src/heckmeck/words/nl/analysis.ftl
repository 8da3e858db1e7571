# De analyse in de terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b om terug te gaan, q om te stoppen:{" "}
analysis-dice = Wat tonen de dobbelstenen? Met alleen Enter gooi je. b gaat terug, q stopt:{" "}
analysis-back = b om terug te gaan, q om te stoppen:{" "}
analysis-first = Hier ben je begonnen.
