# Il mio gioco: ciò che questo dispositivo ricorda di tutte le partite.

mine-title = Il mio gioco
mine-empty = Ancora nessuna partita. Ogni partita che finisci su questo dispositivo compare qui.
mine-private = Tutto questo viene salvato solo su questo dispositivo.
mine-player = Giocatore
mine-everyone = Tutti su questo dispositivo
mine-given-why = { $decisions ->
    [one] Probabilità di vincere, su una scelta
   *[other] Probabilità di vincere, in media su { $decisions } scelte
}
mine-trend-axis = dalla prima all’ultima partita
mine-trend-legend = Spreco medio a ogni scelta. Ogni punto è una partita, la linea è la media delle ultime { $window }. Le linee tratteggiate mostrano quanto puoi sprecare al massimo per giocare come ciascun bot.

mine-wins = Vittorie

mine-file = Conserva e porta con te
mine-file-why = Salva tutto in un file e aggiungilo su un altro dispositivo. Nessuna partita conta due volte.
mine-export = Salva come file
mine-import = Aggiungi un file
mine-delete = Elimina tutto
mine-delete-ask = Eliminare tutte le partite e le posizioni che questo dispositivo ricorda? Questa azione non si può annullare.
mine-delete-no = Tieni tutto
mine-delete-yes = Elimina per sempre
