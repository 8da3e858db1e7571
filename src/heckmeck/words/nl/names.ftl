# De spellen en hun onderdelen. Het basisspel en de uitbreiding heten zoals op de Nederlandse doos; van de andere twee kennen we geen Nederlandse doos.

game-original = Regenwormen
game-extrawurm = Regenwormen Uitbreiding
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Elke specialist op zichzelf, als onderwerp aan het begin van een zin en als lijdend voorwerp erin.
specialist-canned_worm = blikworm
    .subject = De blikworm
    .object = de blikworm
specialist-hen = kloek
    .subject = De kloek
    .object = de kloek
specialist-raven = raaf
    .subject = De raaf
    .object = de raaf
specialist-weasel = wezel
    .subject = De wezel
    .object = de wezel
specialist-golden_die = gouden dobbelsteen
    .subject = De gouden dobbelsteen
    .object = de gouden dobbelsteen
specialist-apple = appel
    .subject = De appel
    .object = de appel

list-and = { $some } en { $last }
list-or = { $some } of { $last }
