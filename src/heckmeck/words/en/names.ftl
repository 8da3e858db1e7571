# The games and their pieces, as the printed rules name them.

game-original = Heckmeck am Bratwurmeck
game-extrawurm = Heckmeck Extrawurm
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Each specialist by itself, as the subject that opens a sentence, and as the object inside one.
specialist-canned_worm = canned worm
    .subject = The canned worm
    .object = the canned worm
specialist-hen = sitting hen
    .subject = The sitting hen
    .object = the sitting hen
specialist-raven = raven
    .subject = The raven
    .object = the raven
specialist-weasel = weasel
    .subject = The weasel
    .object = the weasel
specialist-golden_die = golden die
    .subject = The golden die
    .object = the golden die
specialist-apple = apple
    .subject = The apple
    .object = the apple

list-and = { $some } and { $last }
list-or = { $some } or { $last }
