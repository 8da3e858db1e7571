# Les jeux et leurs éléments, tels que les règles imprimées les nomment.

game-original = Heckmeck am Bratwurmeck
game-extrawurm = Heckmeck Extrawurm
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Chaque spécialiste seul, comme sujet en tête de phrase, et comme complément.
specialist-canned_worm = Ver en boîte
    .subject = Le Ver en boîte
    .object = le Ver en boîte
    .power = Si tu t’arrêtes sans ver, il en remplace un : 5 points.
specialist-hen = Mère poule
    .subject = La Mère poule
    .object = la Mère poule
    .power = Celui qui pourrait te piquer le Pickomino du sommet reçoit la Mère poule à la place. Après un lancer nul, c’est elle qui revient sur la brochette. Personne ne peut te prendre de ver grillé.
specialist-raven = Corbeau
    .subject = Le Corbeau
    .object = le Corbeau
    .power = Celui qui prend son Pickomino gagne un ver grillé. Personne ne garde le Corbeau.
specialist-weasel = Belette
    .subject = La Belette
    .object = la Belette
    .power = Une fois par tour, tu peux relancer tous les dés d’un lancer, même s’il est nul.
specialist-golden_die = Dé doré
    .subject = Le Dé doré
    .object = le Dé doré
    .power = Un neuvième dé pour ton tour, si tu veux.
specialist-apple = Pomme
    .subject = La Pomme
    .object = la Pomme
    .power = Elle vaut trois vers à la fin.

list-and = { $some } et { $last }
list-or = { $some } ou { $last }
