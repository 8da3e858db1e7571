# De analyse in de terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b om terug te gaan, r voor het spelverslag, q om af te sluiten:{" "}
analysis-dice = Wat tonen de dobbelstenen? Met alleen Enter gooi je. b gaat terug, q sluit af:{" "}
analysis-back = b om terug te gaan, r voor het spelverslag, q om af te sluiten:{" "}
analysis-first = Hier ben je begonnen.
analysis-luck = Wat komt er? Typ een kaart zoals W7, of de tegels van de ronde zoals 18 21 30. Met alleen Enter beslist het toeval. b gaat terug, q sluit af:{" "}
analysis-bad-luck = { $text } is geen kaart en ook geen lijst van tegels. Schrijf bijvoorbeeld W7, of 18 21 30.
analysis-no-record = Van deze zettenreeks is er geen spelverslag: een spelverslag begint altijd aan het begin van een beurt.
