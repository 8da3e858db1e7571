# De tutor: wat iemand wil gaan doen, aan het begin van een zin, midden in een zin en als vraag
doing-roll = { $golden ->
    [yes] Gooien met de gouden dobbelsteen
   *[no] Gooien
}
    .within = { $golden ->
        [yes] gooien met de gouden dobbelsteen
       *[no] gooien
    }
    .anyway = { $golden ->
        [yes] Toch gooien met de gouden dobbelsteen?
       *[no] Toch gooien?
    }
doing-stop = Stoppen
    .within = stoppen
    .anyway = Toch stoppen?
doing-lay-aside = { $face ->
    [worm] Wormen opzijleggen
    [1] Enen opzijleggen
    [2] Tweeën opzijleggen
    [3] Drieën opzijleggen
    [4] Vieren opzijleggen
   *[other] Vijven opzijleggen
}
    .within = { $face ->
        [worm] wormen opzijleggen
        [1] enen opzijleggen
        [2] tweeën opzijleggen
        [3] drieën opzijleggen
        [4] vieren opzijleggen
       *[other] vijven opzijleggen
    }
    .anyway = { $face ->
        [worm] Toch wormen opzijleggen?
        [1] Toch enen opzijleggen?
        [2] Toch tweeën opzijleggen?
        [3] Toch drieën opzijleggen?
        [4] Toch vieren opzijleggen?
       *[other] Toch vijven opzijleggen?
    }
doing-use-weasel = De wezel inzetten
    .within = de wezel inzetten
    .anyway = Toch de wezel inzetten?
doing-take-portion = Tegel { $portion } pakken
    .within = tegel { $portion } pakken
    .anyway = Toch tegel { $portion } pakken?
doing-take-bratworm = Een braadworm van { $rival } pakken
    .within = een braadworm van { $rival } pakken
    .anyway = Toch een braadworm van { $rival } pakken?
doing-keep-specialist = Alleen { $object } houden
    .within = alleen { $object } houden
    .anyway = Toch alleen { $object } houden?

# Wat het kost, en waarom
tutor-keeps = { $better } geeft je { $more } winstkans, { $chosen } { $less }.
tutor-reason = { $better }; { $chosen }.
tutor-clause = { $risk ->
    [none] { $sure ->
        [yes] { $doing } levert zeker { $prize } op
       *[no] { $doing } mislukt bijna nooit en levert het vaakst { $prize } op
    }
    [all] { $doing } levert niets op
   *[some] { $doing } mislukt in { $chance } van de gevallen en levert anders het vaakst { $prize } op
}
tutor-prize = { $hen ->
    [yes] de kloek van { $rival }
   *[no] { $rival ->
        [no_one] tegel { $portion }
       *[other] tegel { $portion } van { $rival }
    }
}
tutor-reason-later = Het verschil merk je niet in deze beurt, maar in latere.
tutor-estimate = Winstkansen zijn schattingen.
tutor-back = Opnieuw kiezen
tutor-show = Bekijken
tutor-take-back = Terugnemen

tutor-agree = Ik ga akkoord met de tutor.
tutor-agree-why = Aan deze tafel vraagt het spel om bevestiging vóór een keuze die veel kost, en dobbelstenen kun je terugnemen tot je gooit of stopt. Zonder jouw ja wordt er zonder tutor gespeeld.
