# L’aspetto di un link dove lo si invia. La pagina non ha bisogno di queste frasi.

preview-home = Heckmeck: dadi, vermi e una griglia rovente
preview-home-text = Gioca a Heckmeck nel browser: con gli amici tramite un link, contro il computer o insieme su un solo schermo. Senza account, senza installare nulla.
preview-invited = { $name } ti invita a giocare a { $game }
preview-table = { $game } con { $names }
preview-free = { $seats ->
    [one] C’è un posto libero.
   *[other] Ci sono { $seats } posti liberi.
} Apri il link e siediti al tavolo. Senza account, senza installare nulla.
preview-watch = Apri il link per guardare la partita.
preview-over = La partita è finita. Apri il link per vedere il risultato e rivederla passo per passo.
