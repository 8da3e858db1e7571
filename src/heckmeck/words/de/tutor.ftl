# Der Tutor: was jemand gerade tun will, am Anfang eines Satzes, mitten darin und als Frage
doing-roll = { $golden ->
    [yes] Mit dem Goldenen Würfel würfeln
   *[no] Würfeln
}
    .within = { $golden ->
        [yes] mit dem Goldenen Würfel würfeln
       *[no] Würfeln
    }
    .anyway = { $golden ->
        [yes] Trotzdem mit dem Goldenen Würfel würfeln?
       *[no] Trotzdem würfeln?
    }
doing-stop = Aufhören
    .within = Aufhören
    .anyway = Trotzdem aufhören?
doing-lay-aside = { $face ->
    [worm] Würmer beiseitelegen
   *[other] { $face }er beiseitelegen
}
    .within = { $face ->
        [worm] Würmer beiseitelegen
       *[other] { $face }er beiseitelegen
    }
    .anyway = { $face ->
        [worm] Trotzdem Würmer beiseitelegen?
       *[other] Trotzdem { $face }er beiseitelegen?
    }
doing-use-weasel = Das Wiesel nutzen
    .within = das Wiesel nutzen
    .anyway = Trotzdem das Wiesel nutzen?
doing-take-portion = Portion { $portion } nehmen
    .within = Portion { $portion } nehmen
    .anyway = Trotzdem Portion { $portion } nehmen?
doing-take-bratworm = Einen Rostbratwurm von { $rival } nehmen
    .within = einen Rostbratwurm von { $rival } nehmen
    .anyway = Trotzdem einen Rostbratwurm von { $rival } nehmen?
doing-keep-specialist = Nur { $object } behalten
    .within = nur { $object } behalten
    .anyway = Trotzdem nur { $object } behalten?

# Was es kostet und warum
tutor-keeps = { $better } lässt dir { $more } Siegchance, { $chosen } { $less }.
tutor-reason = { $better }; { $chosen }.
tutor-clause = { $risk ->
    [none] { $sure ->
        [yes] { $doing } bringt sicher { $prize }
       *[no] { $doing } geht kaum je schief und bringt am häufigsten { $prize }
    }
    [all] { $doing } bringt nichts
   *[some] { $doing } endet in { $chance } der Fälle mit einem Fehlwurf und bringt sonst am häufigsten { $prize }
}
tutor-prize = { $hen ->
    [yes] die Glucke von { $rival }
   *[no] { $rival ->
        [no_one] Portion { $portion }
       *[other] Portion { $portion } von { $rival }
    }
}
tutor-reason-later = Der Unterschied zeigt sich nicht in diesem Zug, sondern in späteren.
tutor-estimate = Siegchancen sind Schätzungen.
tutor-back = Neu wählen
tutor-show = Ansehen
tutor-take-back = Zurücknehmen

tutor-agree = Ich bin mit dem Tutor einverstanden.
tutor-agree-why = Dieser Tisch fragt nach, bevor eine Wahl viel kostet, und bis du würfelst oder aufhörst, kannst du Würfel zurücknehmen. Ohne dein Ja wird ohne Tutor gespielt.
