# L’analyse dans le terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b pour revenir, q pour quitter :{" "}
analysis-dice = Que montrent les dés ? Entrée seule les lance. b revient, q quitte :{" "}
analysis-back = b pour revenir, q pour quitter :{" "}
analysis-first = C’est ici que tu as commencé.
