# Les jeux et leurs éléments, tels que les règles imprimées les nomment.

game-original = Heckmeck am Bratwurmeck
game-extrawurm = Heckmeck Extrawurm
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Chaque spécialiste seul, comme sujet en tête de phrase, et comme complément.
specialist-canned_worm = Ver en boîte
    .subject = Le Ver en boîte
    .object = le Ver en boîte
specialist-hen = Mère poule
    .subject = La Mère poule
    .object = la Mère poule
specialist-raven = Corbeau
    .subject = Le Corbeau
    .object = le Corbeau
specialist-weasel = Belette
    .subject = La Belette
    .object = la Belette
specialist-golden_die = Dé doré
    .subject = Le Dé doré
    .object = le Dé doré
specialist-apple = Pomme
    .subject = La Pomme
    .object = la Pomme

list-and = { $some } et { $last }
list-or = { $some } ou { $last }
