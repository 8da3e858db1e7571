# L’analyse dans le terminal.

analysis-choose = 1–{ $count }, b pour revenir, q pour quitter :{" "}
analysis-dice = Que montrent les dés ? Entrée seule les lance. b revient, q quitte :{" "}
analysis-back = b pour revenir, q pour quitter :{" "}
analysis-first = C’est ici que tu as commencé.
