# Na het spel.

after-result = Uitslag
after-winners = { $count ->
    [one] { $winners } wint!
   *[other] { $winners } delen de overwinning!
}
after-worms = { $worms ->
    [one] { $worms } worm
   *[other] { $worms } wormen
}
after-empty = Met lege maag naar huis
after-skip = Uitslag tonen
after-what-next = En nu?
after-rematch = Revanche
after-home = Naar de startpagina
after-save = Spelverslag opslaan
after-loading = Het hele spel wordt opgehaald …
after-failed = Het spel kon niet worden opgehaald. Draait de server nog?
after-again = Opnieuw proberen

after-curve = Het spelverloop
after-curve-axis = van het begin tot het einde van het spel
# $scores is een lijst van after-curve-end.
after-curve-told = Wormen in de loop van het spel. Aan het einde: { $scores }.
after-curve-end = { $name } { $worms }
after-curve-table = Als tabel
after-step = Stap

after-review = { $luck ->
    [cards] De kaarten en de spelers
   *[dice] De dobbelstenen en de spelers
}
after-review-loading = Terugkijken op het spel …
# $chances is een lijst van review-change.
after-review-curve-told = Winstkansen van het begin tot het einde van het spel: { $chances }.
# $changes is een lijst van review-change.
after-review-point = { $kind ->
    [dice] Beurt { $turn }, de dobbelstenen van { $name }: { $changes }
    [cards] Beurt { $turn }, de kaarten ({ $name }): { $changes }
   *[choice] Beurt { $turn }, de keuze van { $name }: { $changes }
}
after-review-mistake = { $name }: { $size }, { $loss }. { $chosen }; beter: { $better }
after-review-look = Bekijken
after-review-choices = Wat hier te kiezen was, met de winstkans
after-review-chosen = (gekozen)

after-replay = Het spel stap voor stap
after-to-first = Naar het begin
after-to-back = Vorige stap
after-to-next = Volgende stap
after-to-last = Naar het einde
after-slider = Stap in het spel
after-position = Stap { $step } van { $steps }
after-begins = Het spel begint.

# $luck is dice of cards.
after-verify-title = { $luck ->
    [cards] Zijn de kaarten eerlijk geschud?
   *[dice] Waren de dobbelstenen eerlijk?
}
after-verify-what = Voor het spel legde de server een geheim getal vast door de vingerafdruk ervan te publiceren, en elke browser voegde een eigen toevalsgetal toe. Alle worpen en trekkingen volgen uit die getallen. Nu is het geheim openbaar en kan je browser elke worp en elke trekking narekenen.
after-verify-real-dice = Jullie gooiden met echte dobbelstenen: er valt niets te controleren.
after-verify = { $luck ->
    [cards] Alle kaarten controleren
   *[dice] Alle worpen controleren
}
after-verified = { $luck ->
    [cards] { $count ->
        [one] Eén trekking gecontroleerd: die was eerlijk.
       *[other] { $count } trekkingen gecontroleerd: ze waren allemaal eerlijk.
    }
   *[dice] { $count ->
        [one] Eén worp gecontroleerd: die was eerlijk.
       *[other] { $count } worpen gecontroleerd: ze waren allemaal eerlijk.
    }
}
after-verified-promise = Het is precies de vingerafdruk die deze browser aan het begin heeft bewaard.
after-verified-numbers = { $count ->
    [one] Het toevalsgetal van deze browser is gebruikt.
   *[other] Alle { $count } toevalsgetallen van deze browser zijn gebruikt.
}
after-wrong = { $count ->
    [one] Er klopt iets niet:
   *[other] Er kloppen { $count } dingen niet:
}
after-wrong-no-secret = De server heeft zijn geheim niet gepubliceerd.
after-wrong-secret = Dit is niet het beloofde geheim: de vingerafdruk is { $found }, maar { $expected } was beloofd.
after-wrong-promise = Deze browser bewaarde aan het begin een andere vingerafdruk: { $expected }. Nu is het { $found }.
after-wrong-number = Niet het toevalsgetal { $expected } van deze browser is gebruikt, maar { $found }.
after-wrong-missing = Het spel toont { $expected } worpen en trekkingen, maar er zijn er maar { $found } te controleren.
after-wrong-order = Nummer { $draw } is geteld als { $found } in plaats van { $expected }.
after-wrong-tickets = Nummer { $draw } had { $expected } mogelijkheden moeten hebben, maar er staan er { $found }.
after-wrong-ticket = Nummer { $draw } had lot { $expected } moeten trekken, maar er staat { $found }.
after-wrong-outcome = Nummer { $draw } had { $expected } moeten opleveren, maar leverde { $found } op.
after-wrong-shown = Nummer { $draw } leverde { $expected } op, maar het spel toont { $found }.
after-wrong-more = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
}
after-promise = Beloofde vingerafdruk (SHA-256)
after-secret = Het geheim
