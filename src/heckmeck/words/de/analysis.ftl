# Die Analyse im Terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b für zurück, q zum Beenden:{" "}
analysis-dice = Was zeigen die Würfel? Mit Enter allein würfelst du. b geht zurück, q beendet:{" "}
analysis-back = b für zurück, q zum Beenden:{" "}
analysis-first = Hier hast du angefangen.
