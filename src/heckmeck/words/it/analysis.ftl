# Lo studio nel terminale.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b per tornare indietro, q per uscire:{" "}
analysis-dice = Che cosa mostrano i dadi? Con il solo Invio li lanci. b torna indietro, q esce:{" "}
analysis-back = b per tornare indietro, q per uscire:{" "}
analysis-first = Hai cominciato da qui.
