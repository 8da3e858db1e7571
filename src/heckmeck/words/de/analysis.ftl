# Die Analyse im Terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b für zurück, r für die Aufzeichnung, q zum Beenden:{" "}
analysis-dice = Was zeigen die Würfel? Mit Enter allein würfelst du. b geht zurück, q beendet:{" "}
analysis-back = b für zurück, r für die Aufzeichnung, q zum Beenden:{" "}
analysis-first = Hier hast du angefangen.
analysis-luck = Was kommt? Gib eine Karte wie W7 oder die Portionen der Runde wie 18 21 30 ein. Mit Enter allein entscheidet das Glück. b geht zurück, q beendet:{" "}
analysis-bad-luck = { $text } ist weder eine Karte noch eine Liste von Portionen. Schreibe etwa W7 oder 18 21 30.
analysis-no-record = Von diesen Schritten gibt es keine Aufzeichnung: Eine Aufzeichnung beginnt immer mit dem Anfang eines Zugs.
