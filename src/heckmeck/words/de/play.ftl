# Zeile für Zeile spielen.
plain-grill = Grill: { $portions }
plain-stack = { $name }: { $stack } ({ $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
})
plain-aside = Beiseitegelegt: { $dice }, Summe { $total }
plain-rolled = Gewürfelt: { $dice }
plain-round = Runde { $round }
plain-in-front = ausgespielt { $cards }, Summe { $total }
plain-hand = Deine Hand: { $cards }
plain-choose = { $name }, deine Wahl ({ $quit } verlässt das Spiel): {""}
plain-choose-hints = { $name }, deine Wahl ({ $hints } zeigt die Chancen, { $quit } verlässt das Spiel): {""}
plain-tutor = { $question } ({ $yes } für ja, { $hints } für die Chancen, Enter für eine neue Wahl): {""}
plain-agree = Bist du einverstanden? ({ $yes } für ja, Enter für nein): {""}
plain-dice = Was hast du gewürfelt? { $dice ->
    [one] Gib den Wert deines Würfels ein, W für einen Wurm: {""}
   *[other] Gib die Werte deiner { $dice } Würfel ein, W für einen Wurm: {""}
}
plain-dice-golden = Was hast du gewürfelt? { $dice ->
    [0] Gib den Wert des Goldenen Würfels hinter * ein, etwa *1, W für einen Wurm: {""}
    [one] Gib den Wert deines weißen Würfels ein und den des Goldenen hinter *, etwa W*1: {""}
   *[other] Gib die Werte deiner { $dice } weißen Würfel ein und den des Goldenen hinter *, etwa 44W*1: {""}
}
plain-not-understood = Gib eine Zahl von 1 bis { $most } ein oder Karten wie 3 3 oder W5.
plain-pass-keyboard = Gib die Tastatur an { $name } weiter. { $name }, mit Enter siehst du deine Karten: {""}
plain-free-seat = Noch sind Plätze frei. { $bot } lässt eine Henne mitspielen, { $quit } verlässt das Spiel: {""}
plain-away = { $name } ist nicht da. { $bot } lässt eine Henne weiterspielen, { $quit } verlässt das Spiel: {""}
plain-deciding = { $name } überlegt und hat dafür höchstens { $seconds ->
    [86400] einen Tag
   *[other] { $seconds } Sekunden
}. Danach lässt { $bot } eine Henne diesen Zug spielen; { $quit } verlässt das Spiel: {""}
plain-remove = { $name } ist nicht da. { $bot } gibt den Platz frei, { $quit } verlässt das Spiel: {""}
plain-no-number = { $name } ist da, aber die Zufallszahl fehlt. { $bot } gibt den Platz frei, { $quit } verlässt das Spiel: {""}
plain-what-next = { $end } beendet das Programm, { $rematch } beginnt eine Revanche, { $save } speichert die Aufzeichnung, { $review } zeigt den Rückblick: {""}
plain-left = Das Spiel ist in { $place } gespeichert. Weiterspielen mit: { $command }
plain-over = Das Spiel ist aus. Es ist in { $place } gespeichert.

# Vor dem Spiel
plain-number = Deine Wahl (Enter für { $usual }): {""}
plain-number-wrong = { $most ->
    [one] Gib 1 ein.
   *[other] Gib eine Zahl von 1 bis { $most } ein.
}
plain-people = Wer spielt an dieser Tastatur? Gib die Namen ein, durch Kommas getrennt (Enter für { $guest }): {""}
plain-bots = Welche Bots spielen mit? Gib ihre Nummern ein, etwa 2 3, oder 0 für keine; höchstens { $most } Spieler (Enter für 2 3): {""}
plain-as-printed = Wie im Regelheft
plain-house-rules = Mit Hausregeln
plain-your-name = Wie heißt du? (Enter für { $guest }): {""}
plain-guest = Gast
bot-chick = Küken
bot-hen = Henne
bot-rooster = Hahn
bot-fox = Fuchs
bot-champion = Meister
error-real-dice = Echte Würfel gibt es nur in den Würfelspielen.

action-take-portion = Portion { $portion } nehmen
action-take-bratworm = Einen Rostbratwurm von { $rival } nehmen
action-keep-specialist = Nur { $object } behalten
action-play = { $cards } ausspielen
action-pass = { $steal ->
    [no_one] Passen
   *[other] Passen und von { $steal } stehlen
}
