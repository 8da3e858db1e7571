# L’analyse dans le terminal.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b pour revenir, r pour l’enregistrement, q pour quitter :{" "}
analysis-dice = Que montrent les dés ? Entrée seule les lance. b revient, q quitte :{" "}
analysis-back = b pour revenir, r pour l’enregistrement, q pour quitter :{" "}
analysis-first = C’est ici que tu as commencé.
analysis-luck = Que donne le hasard ? Tape une carte comme W7, ou les Pickominos de la manche comme 18 21 30. Entrée seule laisse faire le hasard. b revient, q quitte :{" "}
analysis-bad-luck = { $text } n’est ni une carte ni une liste de Pickominos. Écris par exemple W7, ou 18 21 30.
analysis-no-record = Il n’y a pas d’enregistrement de cette suite de coups : un enregistrement commence toujours au début d’un tour.
