# Die Spiele und ihre Teile, wie die gedruckten Regeln sie nennen.

game-original = Heckmeck am Bratwurmeck
game-extrawurm = Heckmeck Extrawurm
game-deluxe = Heckmeck
game-karteneck = Heckmeck am Karteneck

# Jeder Spezialist für sich, als Subjekt am Anfang eines Satzes und als Objekt darin.
specialist-canned_worm = Dosenwurm
    .subject = Der Dosenwurm
    .object = den Dosenwurm
    .power = Hörst du ohne Wurm auf, zählt er als einer: 5 Punkte.
specialist-hen = Glucke
    .subject = Die Glucke
    .object = die Glucke
    .power = Wer deine oberste Portion stehlen würde, bekommt nur die Glucke. Nach einem Fehlwurf geht sie statt der Portion zurück. Niemand darf dir Rostbratwürmer wegnehmen.
specialist-raven = Rabe
    .subject = Der Rabe
    .object = den Raben
    .power = Wer seine Portion nimmt, bekommt einen Rostbratwurm. Den Raben behält niemand.
specialist-weasel = Wiesel
    .subject = Das Wiesel
    .object = das Wiesel
    .power = Einmal in deinem Zug darfst du alle Würfel eines Wurfs noch einmal werfen, auch wenn es ein Fehlwurf wäre.
specialist-golden_die = Goldener Würfel
    .subject = Der Goldene Würfel
    .object = den Goldenen Würfel
    .power = Ein neunter Würfel für deinen Zug, wenn du magst.
specialist-apple = Apfel
    .subject = Der Apfel
    .object = den Apfel
    .power = Er ist am Ende drei Würmer wert.

list-and = { $some } und { $last }
list-or = { $some } oder { $last }
