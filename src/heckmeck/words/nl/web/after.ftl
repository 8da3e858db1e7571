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

after-share = Uitslag delen
after-share-title = Een plaatje van de uitslag
after-share-now = Delen
after-share-save = Plaatje opslaan
after-share-failed = Deze browser kon het plaatje niet tekenen.

after-played = Zo is er gespeeld
after-skill-champion = Gespeeld als een kampioen
after-skill-nearly = Bijna als een kampioen gespeeld
after-skill-well = Goed gespeeld
after-skill-mixed = Soms raak, soms mis
after-skill-hunch = Op gevoel gespeeld
after-skill-unknown = Te weinig keuzes om te oordelen
after-luck-very_lucky = Enorm veel geluk
after-luck-lucky = Geluk gehad
after-luck-little_lucky = Een beetje geluk
after-luck-even = Geen geluk en geen pech
after-luck-little_unlucky = Een beetje pech
after-luck-unlucky = Pech gehad
after-luck-very_unlucky = Enorm veel pech
after-accuracy = { $slips ->
    [0] Nauwkeurigheid { $accuracy }, geen misser in { $choices } keuzes
    [one] Nauwkeurigheid { $accuracy }, één misser in { $choices } keuzes
   *[other] Nauwkeurigheid { $accuracy }, { $slips } missers in { $choices } keuzes
}
after-luck-number = { $luck ->
    [cards] De kaarten: { $change } winstkans
   *[dice] Eigen dobbelstenen: { $change } winstkans
}

after-moments = De grote momenten
# $unit is turn of round.
after-moment-place = { $unit ->
    [round] Ronde { $paragraph }
   *[turn] Beurt { $paragraph }
}
after-moment-takes = { $name } pakt de { $portion }
after-moment-steals = { $name } steelt de { $portion } van { $rival }
after-moment-loses = Mislukte worp: { $name } verliest de { $portion }
after-moment-raven = { $name } pikt de { $portion } van de raaf
after-moment-hen = { $name } pakt de kloek van { $rival } af
after-moment-lucky = { $luck ->
    [cards] Een gelukskaart voor { $name }
   *[dice] Een geluksworp van { $name }
}
after-moment-unlucky = { $luck ->
    [cards] Een ongelukkige kaart voor { $name }
   *[dice] Een ongelukkige worp van { $name }
}
after-moment-costly = Een dure keuze van { $name }
after-moment-better = { $chosen }. Beter: { $better }
after-moment-chance = Winstkans { $before } → { $after }
after-moment-look = Bekijken
after-moment-copy = Link kopiëren
after-moment-copied = Link gekopieerd

after-experts = Voor kenners
after-experts-what = de kansen bij elke stap, geluk en keuzes in cijfers, en of alles eerlijk is verlopen

after-play = Afspelen
after-to-paragraph-back = { $unit ->
    [round] Vorige ronde
   *[turn] Vorige beurt
}
after-to-paragraph-next = { $unit ->
    [round] Volgende ronde
   *[turn] Volgende beurt
}
after-to-moment-back = Vorig groot moment
after-to-moment-next = Volgend groot moment

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
after-review-confirm = Controleren door uit te spelen
after-review-confirm-stop = Stoppen
after-review-more = { $count ->
    [one] Nog één tonen
   *[other] Nog { $count } tonen
}
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
after-analyse = Analyseren

# $luck is dice of cards.
after-verify-title = { $luck ->
    [cards] Zijn de kaarten eerlijk geschud?
   *[dice] Waren de dobbelstenen eerlijk?
}
after-verify-what = Vóór het spel legde de server zich vast op een geheim getal, en het apparaat van elke speler op een toevalsgetal. Alleen de vingerafdrukken waren te zien. Pas toen iedereen alle vingerafdrukken had gezien, werden de getallen onthuld. Zo kon niemand een getal in eigen voordeel kiezen. Alle worpen en trekkingen volgen uit het geheim en deze getallen. Nu is ook het geheim openbaar en kan je browser elke worp en elke trekking narekenen.
after-verify-what-alone = Vóór het spel legde de server zich vast op een geheim getal en toonde alleen de vingerafdruk ervan. Alle worpen en trekkingen volgen uit het geheim en de getallen die spelers eventueel hebben toegevoegd. Nu is het geheim openbaar en kan je browser elke worp en elke trekking narekenen.
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
after-verified-promise = Het zijn precies de vingerafdrukken die deze browser bewaarde voordat hij een getal onthulde.
after-verified-numbers = { $count ->
    [one] Het toevalsgetal van deze browser is gebruikt.
   *[other] Alle { $count } toevalsgetallen van deze browser zijn gebruikt.
}
after-no-own-number = Deze browser heeft voor dit spel geen getal geleverd. Hij kan zeggen dat alles uit het geheim en de getallen van de spelers volgt, maar niet dat er een getal van jou bij is.
after-scheme-committed = Deze spelers legden zich op hun getal vast voordat iemand er een onthulde: { $names }
after-scheme-nobody = Geen speler heeft een getal toegevoegd. De server heeft het geheim in zijn eentje gekozen.
after-scheme-older = Dit spel gebruikt de oudere methode zonder vastlegging: wie zijn getal als laatste gaf, kon het in eigen voordeel kiezen.
after-failed-before = Vóór dit spel is een ronde van vastleggingen mislukt: { $name } heeft het eigen getal niet onthuld.
after-unconfirmed = Deze browser kan jouw bijdrage aan het toeval niet bevestigen:
after-wrong = { $count ->
    [one] Er klopt iets niet:
   *[other] Er kloppen { $count } dingen niet:
}
after-wrong-no-secret = De server heeft zijn geheim niet gepubliceerd.
after-wrong-secret = Dit is niet het beloofde geheim: de vingerafdruk is { $found }, maar { $expected } was beloofd.
after-wrong-promise = Deze browser bewaarde aan het begin een andere vingerafdruk: { $expected }. Nu is het { $found }.
after-wrong-number = Het toevalsgetal { $expected } van { $name }, dat deze browser onthulde, is niet gebruikt. In plaats daarvan is { $found } gebruikt.
after-wrong-left-out = Het toevalsgetal { $expected } van { $name }, dat deze browser onthulde, is weggelaten.
after-wrong-outcome = Worp of trekking nummer { $draw } had { $expected } moeten opleveren, maar het spel toont { $found }.
after-wrong-committed = Het getal van { $name } is niet het getal waarop { $name } zich heeft vastgelegd.
after-wrong-failed = De mislukte ronde van { $name } klopt niet: het geheim of een getal past niet bij de vingerafdruk.
after-wrong-hidden = Een ronde waarin deze browser een getal onthulde, ontbreekt of is veranderd. De vingerafdruk is { $expected }.
after-wrong-unkept = Deze browser heeft het getal van { $name } niet onthuld en kan niet zeggen of het is gebruikt. Misschien deed een andere browser het, of is deze het vergeten.
after-wrong-commitments = Het spel heeft andere vastleggingen dan deze browser zag voordat hij zijn getallen onthulde.
after-wrong-impossible = Na worp of trekking nummer { $draw } toont het spel { $found }, en dat is onmogelijk.
after-wrong-more = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
}
after-promise = Beloofde vingerafdruk (SHA-256)
after-secret = Het geheim
