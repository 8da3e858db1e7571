# Il mio gioco, sulla pagina e nel terminale.

mine-level = { $level ->
    [chick] Giochi come un pulcino
    [hen] Giochi come una gallina
    [rooster] Giochi come un gallo
    [fox] Giochi come una volpe
   *[champion] Giochi come un campione
}
mine-level-why = È il bot le cui scelte sprecano più o meno quanto le tue.
mine-level-soon = { $count ->
    [one] Ancora una scelta e saprai quale bot ti somiglia.
   *[other] Ancora { $count } scelte e saprai quale bot ti somiglia.
}
mine-games = Partite
mine-won = Vinte
mine-rate = Quota
mine-luck = Fortuna, in vittorie
mine-given = Spreco medio

mine-trend = Andamento
mine-trend-told = Spreco medio a ogni scelta: { $first } all’inizio, { $last } adesso.
mine-by-game = Per gioco
mine-by-rival = Per avversario
mine-by-players = Per numero di giocatori
mine-rival-person = Persone
mine-players = { $count } giocatori

mine-habits = Le tue abitudini più costose
mine-habits-none = Ancora nessuna. Servono { $count } errori dello stesso tipo, in almeno { $games } partite.
mine-habit-times = { $count } volte in { $games } partite. Costo medio: { $each } di probabilità di vincere.
# $edge è una porzione; 0 se non ce n’è una da nominare.
mine-habit-stops_early = { $edge ->
    [0] Ti fermi troppo presto.
   *[other] Sotto { $edge } ti fermi troppo presto.
}
mine-habit-rolls_on = { $edge ->
    [0] Lanci ancora invece di fermarti.
   *[other] Da { $edge } in su lanci ancora invece di fermarti.
}
mine-habit-leaves_steal = Lasci porzioni che potresti rubare.
mine-habit-skips_worms = Lasci i vermi invece di accantonarli.
mine-habit-hurries_worms = Accantoni i vermi quando altri dadi sarebbero migliori.
mine-habit-low_face = Accantoni dadi bassi quando quelli più alti sarebbero migliori.
mine-habit-high_face = Accantoni dadi alti quando quelli più bassi sarebbero migliori.
mine-habit-spends_weasel = Usi la donnola troppo presto.
mine-habit-saves_weasel = Tieni da parte la donnola invece di usarla.
mine-habit-spends_golden = Lanci il dado d’oro quando sarebbe meglio lasciarlo.
mine-habit-saves_golden = Lasci il dado d’oro invece di lanciarlo.
mine-habit-wrong_specialist = Tieni lo specialista sbagliato.
mine-habit-wrong_rival = Prendi dall’avversario sbagliato.
mine-habit-wrong_portion = Prendi la porzione sbagliata.
mine-habit-passes_early = Passi troppo presto.
mine-habit-plays_on = Giochi carte invece di passare.
mine-habit-few_cards = Giochi troppo poche carte uguali.
mine-habit-many_cards = Giochi troppe carte uguali.
mine-habit-wrong_cards = Giochi le carte sbagliate.
mine-imported = { $games ->
    [0] In questo file non ci sono partite nuove.
    [one] Una partita aggiunta.
   *[other] { $games } partite aggiunte.
}
mine-bad-foreign = Questo non è un file di «Il mio gioco». Scegline uno salvato da «Il mio gioco».
mine-bad-damaged = Questo file è danneggiato, quindi non è stato aggiunto nulla. Salvalo di nuovo sull’altro dispositivo.
mine-bad-newer = Questo file viene da una versione più recente di Heckmeck. Aggiorna Heckmeck qui e poi aggiungi il file.

# Solo nel terminale
mine-empty-terminal = Ancora nessuna partita. Ogni partita che finisci nel terminale compare qui. Per aggiungere quelle del browser, salvale lì in un file e poi esegui: heckmeck me --import FILE
mine-names = Partite di { $names }. Per vedere un solo giocatore: --player NOME.
mine-chart-legend = Spreco medio a ogni scelta, dalla prima all’ultima partita. · è una partita, ● la media delle ultime { $window }. Le linee ┄ mostrano quanto puoi sprecare al massimo per giocare come ciascun bot.
mine-exported = { $games ->
    [one] Una partita
   *[other] { $games } partite
} e { $positions ->
    [one] una posizione
   *[other] { $positions } posizioni
} in { $file }.
mine-delete-ask-terminal = Eliminare tutte le partite e le posizioni che il terminale ricorda? Questa azione non si può annullare. ({ $yes } per eliminare, Invio per tenere tutto): {""}
mine-deleted = Tutte le partite e le posizioni sono state eliminate.
mine-not-deleted = Non è stato eliminato nulla.
error-me-one = Scegli una sola opzione tra --player, --export, --import e --delete.
error-me-player = Non ci sono partite di { $player }. Giocatori conosciuti: { $players }.
error-me-damaged = { $file } è danneggiato, quindi Heckmeck non lo legge e non lo modifica. Sostituiscilo con un file salvato, oppure eliminalo con: heckmeck me --delete
error-me-newer = { $file } viene da una versione più recente di Heckmeck. Aggiorna Heckmeck.
