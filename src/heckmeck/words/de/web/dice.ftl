# Der Tisch der Würfelspiele. $portion ist die Zahl einer Portion, $rival und $name sind Namen.

# Was auf dem Tisch liegt
dice-portion = Portion { $portion }, { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}
dice-portion-down = Portion { $portion }, umgedreht
dice-grill = Grill
dice-supply = { $count ->
    [one] Noch ein Rostbratwurm im Vorrat
   *[other] Noch { $count } Rostbratwürmer im Vorrat
}
dice-bratworms = { $count ->
    [one] Ein Rostbratwurm
   *[other] { $count } Rostbratwürmer
}

# Die Würfel in der Hand
dice-hand = Würfel
dice-rolled = Der Wurf
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
dice-canned = mit dem Dosenwurm
dice-failed = Fehlwurf!

# Was zu tun ist
dice-choose-face = Welche Würfel legst du beiseite?
dice-roll = { $dice ->
    [one] Einen Würfel werfen
   *[other] { $dice } Würfel werfen
}
dice-stop-take = Aufhören und die { $portion } nehmen
dice-stop-steal = Aufhören und die { $portion } von { $rival } stehlen
dice-stop-hen = Aufhören und die Glucke von { $rival } stehlen
dice-stop-choose = Aufhören und eine Portion aussuchen
dice-stop-nothing = Ohne Portion aufhören
dice-give-up = Den Fehlwurf hinnehmen
dice-ask-portion = Welche Portion nimmst du?
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
dice-fell-so-far = Eingetippte Würfel: { $count } von { $dice }
dice-fell-confirm = Wurf bestätigen
dice-undo = Rückgängig machen

# Die genauen Chancen
dice-hints = Chancen
dice-odds = Die Chancen jeder Wahl, die beste zuerst
dice-odds-waiting = Wird ausgerechnet …
dice-odds-none = Für diese Wahl lassen sich keine Chancen berechnen.
dice-odds-worms = im Mittel { $worms } Würmer
dice-odds-fail = { $chance } Fehlwurf
dice-odds-win = { $chance } Siegchance

# Das Brett und der eigene Platz
dice-rolls = { $name } würfelt …
dice-turn-of = { $name } ist dran
dice-your-roll = { $name }, du bist dran: Würfle!
dice-roll-or-stop = Weiterwürfeln oder aufhören?
dice-weasel-or-fail = Nur Werte, die schon liegen: das Wiesel nutzen?
dice-tag-steals = stiehlt von { $rival }
dice-tag-takes = nimmt { $portion }
dice-tag-face-already-aside = liegt schon
dice-sure = Ohne Portion aufhören?
dice-sure-why = Deine Würfel bringen noch keine Portion. Wenn du jetzt aufhörst, zählt das als Fehlwurf.
dice-sure-no = Weiterspielen

# Die Spezialisten: was sie können und wo sie sind.
dice-specialist-on = auf Portion { $portion }
dice-specialist-with = bei { $name }
dice-keep-had = hast du schon
dice-keep-new = kommt dazu
