# Die Analyse im Terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b für zurück, r für die Aufzeichnung, q zum Beenden:{" "}
analysis-dice = Was zeigen die Würfel? Mit Enter allein würfelst du. b geht zurück, q beendet:{" "}
analysis-back = b für zurück, r für die Aufzeichnung, q zum Beenden:{" "}
analysis-first = Hier hast du angefangen.
analysis-luck = Was kommt? Tippe eine Karte wie W7 oder die Portionen der Runde wie 18 21 30. Mit der Eingabetaste allein entscheidet das Glück. b geht zurück, q beendet:{" "}
analysis-bad-luck = { $text } ist weder eine Karte noch eine Liste von Portionen. Schreib W7 oder 18 21 30.
analysis-no-record = Von dieser Zugfolge gibt es keine Aufzeichnung: Sie beginnt mitten in einem Zug.
