# Der Tisch der Würfelspiele. $portion ist die Zahl einer BWP, $rival und $name sind Namen.

# Was auf dem Tisch liegt
dice-portion = BWP { $portion }, { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}
dice-portion-down = BWP { $portion }, umgedreht
dice-grill = Grill
dice-supply = { $count ->
    [one] Noch ein Rostbratwurm im Vorrat
   *[other] Noch { $count } Rostbratwürmer im Vorrat
}
dice-players = Spieler
dice-you = du
dice-worms = { $worms ->
    [one] Wurm
   *[other] Würmer
}
dice-bratworms = { $count ->
    [one] Ein Rostbratwurm
   *[other] { $count } Rostbratwürmer
}
dice-stack = { $count ->
    [one] Stapel von { $name }: BWP { $portions }
   *[other] Stapel von { $name } mit { $count } BWP, die oberste zuletzt: { $portions }
}
dice-stack-empty = { $name } hat noch keine BWP
dice-times = ×{ $count }

# Die Würfel in der Hand
dice-hand = Würfel
dice-rolled = Gewürfelte Würfel
dice-worm-face = Wurm
dice-face-group = { $face ->
    [worm] { $count ->
        [one] { $count } Wurm
       *[other] { $count } Würmer
    }
   *[other] { $count } × { $face }
}
dice-aside = Beiseitegelegt: { $dice }
dice-aside-nothing = Noch liegt nichts beiseite
dice-points = { $total ->
    [one] Punkt
   *[other] Punkte
}
dice-ahead = → { $total }
dice-canned = mit dem Dosenwurm
dice-failed = Fehlwurf!

# Was zu tun ist
dice-choose-face = Welche Würfel legst du beiseite?
dice-waiting = { $name } überlegt …
dice-roll = { $dice ->
    [one] Mit einem Würfel werfen
   *[other] Mit { $dice } Würfeln werfen
}
dice-stop-take = Aufhören und { $portion } nehmen
dice-stop-steal = Aufhören und { $portion } von { $rival } stehlen
dice-stop-hen = Aufhören und die Glucke von { $rival } stehlen
dice-stop-choose = Aufhören und eine BWP aussuchen
dice-stop-nothing = Ohne BWP aufhören
dice-give-up = Den Fehlwurf hinnehmen
dice-ask-portion = Welche BWP nimmst du?
dice-ask-bratworm = Von wem nimmst du einen Rostbratwurm?
dice-ask-specialist = Welchen Spezialisten behältst du?
dice-key-enter = Enter

# Echte Würfel
dice-fell = { $dice ->
    [0] Was zeigt der Goldene Würfel?
    [one] Was zeigt dein Würfel?
   *[other] Was zeigen deine { $dice } Würfel?
}
dice-fell-golden = Und was zeigt der Goldene Würfel?
dice-fell-so-far = { $count } von { $dice } Würfeln eingetippt
dice-fell-confirm = Das habe ich gewürfelt
dice-undo = Zurück

# Die genauen Chancen
dice-hints = Chancen
dice-odds = Die Chancen jeder Wahl, die beste zuerst
dice-odds-waiting = Wird ausgerechnet …
dice-odds-none = Für diese Wahl gibt es keine Chancen.
dice-odds-worms = Ø { $worms } Würmer
dice-odds-fail = Fehlwurf { $chance }
dice-odds-win = Siegchance { $chance }
