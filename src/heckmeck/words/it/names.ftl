# I giochi e i loro pezzi, come li chiamano le regole stampate.

game-original = Heckmeck am Bratwurmeck
game-extrawurm = Heckmeck Extrawurm
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Ogni specialista da solo, come soggetto a inizio frase e come complemento.
specialist-canned_worm = verme in scatola
    .subject = Il verme in scatola
    .object = il verme in scatola
specialist-hen = chioccia
    .subject = La chioccia
    .object = la chioccia
specialist-raven = corvo
    .subject = Il corvo
    .object = il corvo
specialist-weasel = donnola
    .subject = La donnola
    .object = la donnola
specialist-golden_die = dado d’oro
    .subject = Il dado d’oro
    .object = il dado d’oro
specialist-apple = mela
    .subject = La mela
    .object = la mela

list-and = { $some } e { $last }
list-or = { $some } o { $last }
