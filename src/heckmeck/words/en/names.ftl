# The games and their pieces, as the printed rules name them.

game-original = Heckmeck am Bratwurmeck
game-extrawurm = Heckmeck Extrawurm
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Each specialist by itself, as the subject that opens a sentence, and as the object inside one.
specialist-canned_worm = canned worm
    .subject = The canned worm
    .object = the canned worm
    .power = If you stop without a worm, it counts as one: 5 points.
specialist-hen = sitting hen
    .subject = The sitting hen
    .object = the sitting hen
    .power = Anyone who would steal your top portion gets only the hen. If your attempt fails, only the hen goes back. Nobody can take your bratworms.
specialist-raven = raven
    .subject = The raven
    .object = the raven
    .power = Whoever takes its portion gets a bratworm. Nobody keeps the raven.
specialist-weasel = weasel
    .subject = The weasel
    .object = the weasel
    .power = Once per turn you may re-roll all the dice you have just rolled, even if that roll would fail.
specialist-golden_die = golden die
    .subject = The golden die
    .object = the golden die
    .power = A ninth die for your turn, if you like.
specialist-apple = apple
    .subject = The apple
    .object = the apple
    .power = It is worth three worms at the end.

list-and = { $some } and { $last }
list-or = { $some } or { $last }
