# I giochi e i loro pezzi, come li chiamano le regole stampate.

game-original = Heckmeck am Bratwurmeck
game-extrawurm = Heckmeck Extrawurm
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Ogni specialista da solo, come soggetto a inizio frase e come complemento.
specialist-canned_worm = verme in scatola
    .subject = Il verme in scatola
    .object = il verme in scatola
    .power = Se ti fermi senza vermi, vale come uno: 5 punti.
specialist-hen = chioccia
    .subject = La chioccia
    .object = la chioccia
    .power = Chi potrebbe rubarti la porzione in cima alla pila prende solo la chioccia. Se sballi, torna nella grigliata solo lei. Nessuno può prenderti dischetti vermarrosto.
specialist-raven = corvo
    .subject = Il corvo
    .object = il corvo
    .power = Chi prende la sua porzione riceve un dischetto vermarrosto. Nessuno tiene il corvo.
specialist-weasel = donnola
    .subject = La donnola
    .object = la donnola
    .power = Una volta per turno puoi rilanciare tutti i dadi di un lancio, anche se stai per sballare.
specialist-golden_die = dado d’oro
    .subject = Il dado d’oro
    .object = il dado d’oro
    .power = Un nono dado per il tuo turno, se vuoi.
specialist-apple = mela
    .subject = La mela
    .object = la mela
    .power = Alla fine vale tre vermi.

list-and = { $some } e { $last }
list-or = { $some } o { $last }
