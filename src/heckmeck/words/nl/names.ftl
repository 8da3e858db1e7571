# De spellen en hun onderdelen. Het basisspel en de uitbreiding heten zoals op de Nederlandse doos; van de andere twee kennen we geen Nederlandse doos.

game-original = Regenwormen
game-extrawurm = Regenwormen Uitbreiding
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Elke specialist op zichzelf, als onderwerp aan het begin van een zin en als lijdend voorwerp erin.
specialist-canned_worm = blikworm
    .subject = De blikworm
    .object = de blikworm
    .power = Stop je zonder worm, dan telt hij als worm: 5 punten.
specialist-hen = kloek
    .subject = De kloek
    .object = de kloek
    .power = Wie je bovenste tegel zou stelen, krijgt alleen de kloek. Na een mislukte worp gaat zij terug in plaats van de tegel. Niemand kan braadwormen van je afpakken.
specialist-raven = raaf
    .subject = De raaf
    .object = de raaf
    .power = Wie de tegel met de raaf pakt, krijgt een braadworm. Niemand mag de raaf houden.
specialist-weasel = wezel
    .subject = De wezel
    .object = de wezel
    .power = Eén keer in je beurt mag je alle dobbelstenen van een worp opnieuw gooien, ook als de worp zou mislukken.
specialist-golden_die = gouden dobbelsteen
    .subject = De gouden dobbelsteen
    .object = de gouden dobbelsteen
    .power = Een negende dobbelsteen voor je beurt, als je wilt.
specialist-apple = appel
    .subject = De appel
    .object = de appel
    .power = Aan het einde is hij drie wormen waard.

list-and = { $some } en { $last }
list-or = { $some } of { $last }
