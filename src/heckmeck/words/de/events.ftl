# Was geschah, je ein Satz. $seat und $rival sind Namen; $roll ist der Wurf als Text.

event-dice-fell = { $seat } würfelt { $roll }.
event-dice-laid-aside = { $seat } legt { $face ->
    [worm] { $count ->
        [one] { $count } Wurm
       *[other] { $count } Würmer
    }
   *[other] { $count } × { $face }
} beiseite: bisher { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
event-weasel-used = { $seat } nutzt das Wiesel und wirft diese Würfel noch einmal.
event-failed-attempt = { $reason ->
    [faces] Fehlwurf für { $seat }: nur Werte, die schon liegen.
    [no_worm] Fehlwurf für { $seat }: { $total } ohne Wurm.
   *[no_portion] Fehlwurf für { $seat }: keine Portion für { $total }.
}
event-portion-taken = { $seat } nimmt Portion { $portion } vom Grill.
event-portion-stolen = { $seat } stiehlt Portion { $portion } von { $rival }.
event-portion-returned = { $seat } legt Portion { $portion } auf den Grill zurück.
event-portion-turned-over = Portion { $portion } wird umgedreht.
event-specialist-won = { $rival ->
    [no_one] { $seat } bekommt { $object }.
   *[other] { $seat } bekommt { $object } von { $rival }.
}
event-specialist-kept = { $seat } behält { $object }.
event-specialist-placed = { $portion ->
    [no_one] { $subject } wird aus dem Spiel genommen.
   *[other] { $subject } kommt auf Portion { $portion }.
}
event-bratworm-taken = { $rival ->
    [no_one] { $seat } bekommt einen Rostbratwurm.
   *[other] { $seat } nimmt sich einen Rostbratwurm von { $rival }.
}
event-game-over = { $count ->
    [one] Das Spiel ist aus: { $winners } gewinnt.
   *[other] Das Spiel ist aus: { $winners } teilen sich den Sieg.
}
event-seat-handed = { $level ->
    [no_one] { $seat } ist wieder da.
    [chick] Das Küken spielt für { $seat } weiter.
    [hen] Die Henne spielt für { $seat } weiter.
    [rooster] Der Hahn spielt für { $seat } weiter.
    [fox] Der Fuchs spielt für { $seat } weiter.
   *[champion] Der Meister spielt für { $seat } weiter.
}
event-turn-handed = { $level ->
    [chick] Die Zeit von { $seat } ist um. Das Küken spielt diesen Zug.
    [hen] Die Zeit von { $seat } ist um. Die Henne spielt diesen Zug.
    [rooster] Die Zeit von { $seat } ist um. Der Hahn spielt diesen Zug.
    [fox] Die Zeit von { $seat } ist um. Der Fuchs spielt diesen Zug.
   *[champion] Die Zeit von { $seat } ist um. Der Meister spielt diesen Zug.
}
event-taken-back = { $seat } nimmt die Würfel zurück.

# Reaktionen: ein schnelles Wort an alle am Tisch.
reaction-ask = Reaktion senden
reaction-told = { $name }: { $reaction }
reaction-clap = Bravo!
reaction-laugh = Haha!
reaction-wow = Oho!
reaction-oh_no = O nein!
reaction-hurry = Nun mach schon!
reaction-worm = Mmh, Wurm!
