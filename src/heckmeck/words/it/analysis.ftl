# Lo studio nel terminale.

analysis-choose = { $count ->
    [one] 1
   *[other] 1–{ $count }
}, b per tornare indietro, r per la registrazione, q per uscire:{" "}
analysis-dice = Che cosa mostrano i dadi? Con il solo Invio li lanci. b torna indietro, q esce:{" "}
analysis-back = b per tornare indietro, r per la registrazione, q per uscire:{" "}
analysis-first = Hai cominciato da qui.
analysis-luck = Che cosa arriva? Scrivi una carta come W7, o le porzioni del round come 18 21 30. Con il solo Invio decide il caso. b torna indietro, q esce:{" "}
analysis-bad-luck = { $text } non è né una carta né un elenco di porzioni. Scrivi per esempio W7, oppure 18 21 30.
analysis-no-record = Per queste mosse non c’è una registrazione: può cominciare solo all’inizio di un turno.
