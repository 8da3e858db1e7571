# Die Spiele und ihre Teile, wie die gedruckten Regeln sie nennen.

game-original = Heckmeck am Bratwurmeck
game-extrawurm = Heckmeck Extrawurm
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Jeder Spezialist für sich, als Subjekt am Anfang eines Satzes und als Objekt darin.
specialist-canned_worm = Dosenwurm
    .subject = Der Dosenwurm
    .object = den Dosenwurm
specialist-hen = Glucke
    .subject = Die Glucke
    .object = die Glucke
specialist-raven = Rabe
    .subject = Der Rabe
    .object = den Raben
specialist-weasel = Wiesel
    .subject = Das Wiesel
    .object = das Wiesel
specialist-golden_die = Goldener Würfel
    .subject = Der Goldene Würfel
    .object = den Goldenen Würfel
specialist-apple = Apfel
    .subject = Der Apfel
    .object = den Apfel

list-and = { $some } und { $last }
list-or = { $some } oder { $last }
