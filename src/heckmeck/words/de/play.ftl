# Zeile für Zeile spielen.
plain-grill = Grill: { $portions }
plain-stack = { $name }: { $stack } ({ $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
})
plain-hand = Deine Hand: { $cards }
plain-choose = { $name }, deine Wahl ({ $quit } zum Aufhören): {""}
plain-dice = Was hat { $name } mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} geworfen? {""}
plain-not-understood = Gib eine Zahl von 1 bis { $most } ein, oder Karten wie 3 3 oder W5.
plain-saved = Das Spiel ist aus und gespeichert als { $file }.
plain-left = Das Spiel ist gespeichert. Weiter geht es mit: heckmeck terminal --resume { $file }
plain-guest = Gast
bot-chick = Küken
bot-hen = Henne
bot-rooster = Hahn
error-real-dice = Echte Würfel gibt es nur in den Würfelspielen.

action-take-portion = BWP { $portion } nehmen
action-take-bratworm = Einen Rostbratwurm von { $rival } nehmen
action-keep-specialist = { $object } behalten
action-play = { $cards } ausspielen
action-pass = { $steal ->
    [no_one] Passen
   *[other] Passen und von { $steal } stehlen
}
