# De regels van de vier spellen. Elke alinea is een bericht; wat maar in sommige spellen zit, is een eigen bericht.

rules-title = De spelregels
rules-page = De spelregels: { $game }
rules-games = De vier spellen
rules-contents = Op deze pagina
rules-learn = Spelend leren
rules-whole = Alle spelregels op een eigen pagina
rules-print = Afdrukken
rules-play = Spelen
rules-up = Naar boven

rules-about-original = Het pure dobbelspel: gooien, het hoofd koel houden en op tijd stoppen.
rules-about-extrawurm = Het dobbelspel met vijf specialisten, braadwormen en twee extra tegels.
rules-about-deluxe = De hele barbecue: dobbelstenen, braadwormen en zes specialisten, ook de appel.
rules-about-karteneck = Dezelfde honger naar wormen, maar met kaarten op de hand in plaats van dobbelstenen.

# Woorden bij plaatjes
rules-no-worm = geen worm
rules-range = { $from }–{ $to }: { $worms ->
    [one] { $worms } worm
   *[other] { $worms } wormen
}
rules-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
rules-dice-aside = Opzijgelegd: { $dice }
rules-dice-rolled = Gegooid: { $dice }
rules-dice-worm = worm
rules-example = Voorbeeld
rules-cards-picture = Kaarten: { $cards }
rules-card-worm = worm met label { $tag }

# Doel
rules-aim-title = Waar het om gaat
rules-aim-grill = De kippen verdringen zich rond de grill. Daar liggen tegels met porties regenwormen, elk met een getal en één tot vier wormen.
rules-aim-win = Met de dobbelstenen probeer je die getallen te gooien. Lukt dat, dan is de tegel van jou. Wie aan het einde de meeste wormen heeft, wint.
rules-aim-win-extra = Met de dobbelstenen probeer je die getallen te gooien. Lukt dat, dan is de tegel van jou. Specialisten helpen je daarbij, en ook braadwormen tellen als wormen. Wie aan het einde de meeste wormen heeft, wint.

# Materiaal
rules-material-title = Materiaal en voorbereiding
rules-material-players = Voor twee tot zeven spelers.
rules-material-portions = Zestien tegels, 21 tot en met 36. Bovenaan staat het getal dat je moet gooien; de wormen eronder geven aan wat de tegel waard is.
rules-material-portions-extra = Achttien tegels: 21 tot en met 36, en ook 11 en 13. Bovenaan staat het getal dat je moet gooien; de wormen eronder geven aan wat de tegel waard is. 11 en 13 hebben elk één worm.
rules-material-dice = Acht witte dobbelstenen. Elke dobbelsteen heeft de getallen 1 tot en met 5 en een worm. Een worm telt voor 5 punten.
rules-material-specialists-extrawurm = Vijf specialisten: de blikworm, de kloek, de raaf, de wezel en de gouden dobbelsteen.
rules-material-specialists-deluxe = Zes specialisten: de blikworm, de kloek, de raaf, de wezel, de gouden dobbelsteen en de appel.
rules-material-bratworms = Zeven ronde braadwormen. Elke braadworm is aan het einde één worm waard.
rules-setup-grill = Alle tegels liggen open en in oplopende volgorde op een rij. Die rij is de grill.
rules-setup-specialists = Elke specialist staat op zijn tegel, zoals op het plaatje. De braadwormen liggen naast de grill: dat is de voorraad.
rules-setup-first = Spreek af wie begint, of laat het lot beslissen. Er wordt met de klok mee gespeeld.

# Een beurt
rules-turn-title = Jouw beurt
rules-turn-roll = Gooi alle acht dobbelstenen.
rules-turn-lay = Kies één waarde en leg alle dobbelstenen van deze worp met die waarde opzij. Het moet een waarde zijn die je in deze beurt nog niet opzij hebt gelegd.
rules-turn-decide = Beslis nu: stop, of gooi de overige dobbelstenen en kies opnieuw.
rules-turn-count = De opzijgelegde dobbelstenen worden opgeteld: dat is je totaal. Wormen zijn een waarde net als de andere, en elke worm telt voor 5 punten.
rules-turn-stop = Je mag alleen stoppen direct nadat je dobbelstenen opzij hebt gelegd: nooit vóór je eerste worp, en nooit zolang er een worp voor je ligt waaruit je nog niets hebt genomen.
rules-turn-empty = Liggen alle dobbelstenen opzij, dan eindigt je beurt vanzelf.
rules-turn-worm = Ligt er niet minstens één worm opzij, dan krijg je niets. Denk dus op tijd aan de wormen.
rules-turn-worm-extra = Ligt er niet minstens één worm opzij, dan krijg je niets, tenzij je de blikworm hebt. Denk dus op tijd aan de wormen.
rules-turn-example-1 = Je gooit acht dobbelstenen en legt de drie vijven opzij.
rules-turn-example-2 = Nog twee vijven zijn verleidelijk, maar er liggen al vijven opzij. Je neemt de worm. Voor 20 is er nog geen tegel, dus je gooit door.
rules-turn-example-3 = Je neemt de twee drieën en stopt op 26.
rules-turn-example-4 = Er zit een worm bij je dobbelstenen, en de 26 ligt open op de grill: hij is van jou, met twee wormen.

# Het einde van een beurt
rules-stop-title = Wat je voor je totaal krijgt
rules-stop-intro = Stop je en zit er een worm bij je dobbelstenen, dan geldt de eerste van deze regels die past:
rules-stop-intro-extra = Stop je en heb je een worm (op een dobbelsteen of de blikworm), dan geldt de eerste van deze regels die past:
rules-stop-take-title = Pakken
rules-stop-take = Precies dit getal ligt open op de grill: je pakt die tegel.
rules-stop-steal-title = Stelen
rules-stop-steal = Precies dit getal ligt boven op de stapel van een andere speler: je steelt die tegel.
rules-stop-lower-title = De eerstvolgende lagere tegel
rules-stop-lower = Anders pak je de hoogste tegel die open op de grill ligt en lager is dan je totaal.
rules-stop-none-title = Niets
rules-stop-none = Is zo’n tegel er ook niet, dan is je worp mislukt.
rules-stop-must = Je hebt het niet voor het kiezen: kun je de tegel met precies dit getal pakken of stelen, dan moet dat ook.
rules-stop-special = 11 en 13 zijn bijzonder: je krijgt ze alleen van de grill, en alleen met precies 11 of 13 punten. Ze worden nooit als eerstvolgende lagere tegel gepakt en nooit gestolen.
rules-stop-own = Je eigen bovenste tegel telt niet mee. Is je totaal gelijk aan het getal erop, dan pak je de eerstvolgende lagere van de grill.
rules-stop-stack = Iedereen heeft één stapel, en nieuwe tegels komen bovenop. Alleen de bovenste tegel kan worden gestolen; die beschermt dus de tegels eronder. Iedereen mag zien wat er in een stapel ligt.
rules-stop-next = Dan is de volgende speler aan de beurt.

# Mislukte worp
rules-failed-title = Een mislukte worp
rules-failed-intro = Een worp kan op drie manieren mislukken:
rules-failed-faces = Een worp toont alleen waarden die je al opzij hebt gelegd.
rules-failed-worm = Je stopt zonder worm.
rules-failed-portion = Je stopt, en er is geen tegel die je voor je totaal mag pakken.
rules-failed-cost = Dat heeft zijn prijs:
rules-failed-back = De bovenste tegel van je stapel gaat open terug naar zijn plaats op de grill.
rules-failed-over = Daarna wordt de hoogste open tegel op de grill omgedraaid. Niemand kan die nog krijgen.
rules-failed-highest = Is de tegel die je net hebt teruggelegd zelf de hoogste, dan blijft hij open en wordt er geen omgedraaid.
rules-failed-empty = Heb je niets om terug te leggen, dan wordt er ook niets omgedraaid.
rules-failed-empty-extra = Leg je geen tegel terug, omdat je er geen hebt of omdat alleen de kloek teruggaat, dan wordt er ook niets omgedraaid.
rules-failed-order = Met specialisten is dit de volgorde: je tegel gaat terug, de hoogste tegel wordt omgedraaid, je specialist gaat terug, en als laatste verhuist een specialist die op de omgedraaide tegel stond.
rules-failed-example-1 = Je hebt 30 punten en nog twee dobbelstenen. Je bent niet tevreden en gooit nog een keer.
rules-failed-example-2 = Een vijf en een worm: die heb je allebei al. Je bovenste tegel, de 27, gaat terug naar de grill, en de 36 wordt als hoogste omgedraaid.

# Braadwormen
rules-bratworms-title = Braadwormen
rules-bratworms-ones = Leg je twee of meer enen in één keer opzij, dan krijg je meteen een braadworm. Die blijft van jou, hoe de beurt ook afloopt. Meer enen leveren niet meer braadwormen op; een 1 op de gouden dobbelsteen telt gewoon mee.
rules-bratworms-raven = Ook de raaf levert een braadworm op.
rules-bratworms-supply = Braadwormen komen uit de voorraad. Is die leeg, dan pak je er een van een andere speler naar keuze, maar nooit van wie de kloek heeft. Kan niemand er een geven, dan krijg je er geen.
rules-bratworms-safe = Op een andere manier raak je braadwormen niet kwijt. Elke braadworm is aan het einde één worm waard.

# Specialisten
rules-specialists-title = De specialisten
rules-specialists-get = Pak je van de grill een tegel waarop een specialist staat, dan komt die specialist mee. Steel je een tegel, dan krijg je ook de specialist van de bestolen speler. De raaf en de kloek zijn uitzonderingen.
rules-specialists-use = Zolang je een specialist hebt, helpt hij je.
rules-specialists-two = Niemand mag er twee hebben. Krijg je een tweede, dan kies je welke je houdt; de andere gaat terug naar de grill.
rules-specialists-failed = Na een mislukte worp gaat je specialist terug naar de grill. Bij de kloek ligt dat iets anders.
rules-specialists-back = Terug betekent: naar de laagste open tegel waarop geen specialist staat. Is die er niet, dan gaat de specialist uit het spel.
rules-specialist-start = Begint op { $portion }

rules-canned_worm-does = Stop je zonder worm bij je dobbelstenen, dan telt de blikworm als worm: 5 punten erbij, en je hebt je worm. Dat gebeurt vanzelf.
rules-canned_worm-example = Zo worden 6 punten er 11, en 8 punten 13.
rules-canned_worm-limit = Je mag gewoon wormen opzijleggen; dan doet de blikworm niets. Hij redt je niet van een worp met alleen waarden die je al hebt.
rules-hen-sits = De kloek zit op je bovenste tegel en bewaakt die.
rules-hen-steal = Wie die tegel zou stelen, krijgt in plaats daarvan de kloek, en verder niets. Een mislukte worp is dat niet, en de tegel blijft bij jou. Zit de kloek op 11 of 13, dan valt er niets te stelen, ook de kloek niet.
rules-hen-failed = Mislukt je worp, dan gaat alleen de kloek terug naar de grill: je legt geen tegel terug, en er wordt ook geen tegel omgedraaid.
rules-hen-alone = Heb je geen tegel, dan blijft de kloek na een mislukte worp bij je en kan ze niet worden gestolen. Ze bewaakt de volgende tegel die je krijgt.
rules-hen-bratworms = Zolang je de kloek hebt, mag niemand braadwormen van je afpakken.
rules-raven-gift = Niemand krijgt ooit de raaf. Wie de tegel pakt waarop hij staat, krijgt meteen een braadworm.
rules-raven-moves = Daarna verhuist hij naar de laagste vrije open tegel. Wordt zijn tegel omgedraaid, dan verhuist hij ook, maar krijgt niemand iets. Is er geen tegel vrij, dan gaat hij uit het spel.
rules-weasel-does = Eén keer in je beurt, direct na een worp en vóór het opzijleggen, mag je alle dobbelstenen van die worp opnieuw gooien. De nieuwe worp geldt.
rules-weasel-rescue = Dat kan ook bij een worp die zou mislukken omdat je alle waarden al hebt.
rules-golden_die-does = Vóór je eerste worp beslis je of de gouden dobbelsteen in deze beurt als negende meedoet. Hij wordt gegooid, opzijgelegd en geteld zoals de andere.
rules-golden_die-sides = Hij heeft drie enen en drie wormen. Met deze dobbelsteen kan een totaal tot 45 oplopen.
rules-apple-does = Wie aan het einde de appel heeft, krijgt er drie wormen voor.

# Einde
rules-end-title = Het einde van het spel
rules-end-when = Het spel eindigt als er geen tegel meer open op de grill ligt.
rules-end-when-extra = Het spel eindigt als er geen tegel meer open op de grill ligt. Wat de laatste tegel met zich meebrengt, wordt eerst nog afgehandeld.
rules-end-score-original = Tel de wormen op je tegels. Wie de meeste heeft, wint.
rules-end-score-extrawurm = Tel de wormen op je tegels en tel er één bij op voor elke braadworm. Wie de meeste heeft, wint.
rules-end-score-deluxe = Tel de wormen op je tegels en tel er één bij op voor elke braadworm en drie voor de appel. Wie de meeste heeft, wint.
rules-end-tie = Bij een gelijke stand beslist de hoogste afzonderlijke tegel. Heeft geen van de spelers met evenveel wormen een tegel, dan delen ze de overwinning.

# Huisregels
rules-house-title = Huisregels
rules-house-intro = Als je niets instelt, speel je zoals hierboven staat. Bij het klaarzetten van een tafel kun je kiezen:
rules-house-lower-title = Elke lagere tegel
rules-house-lower = Kun je de passende tegel niet pakken, dan mag je elke lagere open tegel op de grill kiezen, niet alleen de eerstvolgende lagere.
rules-house-lower-extra = Kun je de passende tegel niet pakken, dan mag je elke lagere open tegel op de grill kiezen, niet alleen de eerstvolgende lagere. 11 en 13 blijven uitgezonderd.
rules-house-always-title = Geen genade voor de hoogste
rules-house-always = Na een mislukte worp wordt de hoogste tegel ook omgedraaid als je die net hebt teruggelegd.
rules-house-every-title = Elke mislukte worp telt
rules-house-every = Na elke mislukte worp wordt de hoogste tegel omgedraaid, ook als je er geen terug te leggen had. Is de hoogste net teruggelegd, dan blijft hij open en wordt er geen omgedraaid.
rules-house-every-extra = Na elke mislukte worp wordt de hoogste tegel omgedraaid, ook als je er geen teruglegt omdat je er geen hebt of omdat alleen de kloek teruggaat. Is de hoogste net teruggelegd, dan blijft hij open en wordt er geen omgedraaid.
rules-house-golden-title = Gewone gouden dobbelsteen
rules-house-golden = De gouden dobbelsteen heeft dezelfde kanten als de witte: 1 tot en met 5 en een worm.

# Karteneck
rules-cards-aim-1 = Ook hier gaat het om tegels met zo veel mogelijk wormen. Elke ronde zijn er evenveel tegels als spelers, en iedereen krijgt er een.
rules-cards-aim-2 = Met je kaarten verzamel je punten. Wie het hoogste totaal heeft, met een worm erbij, pakt de beste tegel. Wie na de laatste ronde de meeste wormen heeft, wint.
rules-cards-players = Voor twee tot zes spelers.
rules-cards-material-cards = 110 kaarten: zeventien van elk getal van 1 tot en met 5, en vijfentwintig wormkaarten. Een wormkaart telt voor 5 punten. Elke wormkaart heeft een label met een getal van 1 tot en met 25; elk getal komt één keer voor.
rules-cards-material-portions = 30 tegels: drie met het getal 0, zonder wormen, en één van elk getal van 16 tot en met 42.
rules-cards-material-worms = De aantallen wormen op de tegels zijn voorlopig: geen gedrukte bron noemt ze, dus we hebben ze zelf gekozen.
rules-cards-setup-aside = Eerst trek je blind een paar tegels en neem je die uit het spel; hoeveel, hangt af van het aantal spelers. De andere worden gesloten geschud: dat is de reserve.
rules-cards-table-players = Spelers
rules-cards-table-aside = Tegels uit het spel
rules-cards-table-rounds = Rondes
rules-cards-setup-hand = Iedereen krijgt zes kaarten en houdt ze geheim. De andere vormen de trekstapel.
rules-cards-round-title = Een ronde
rules-cards-round-grill = Leg evenveel tegels open als er spelers zijn: dat is de grill van deze ronde.
rules-cards-round-first = In de eerste ronde spreken jullie af wie begint. Later begint wie als laatste een tegel van de grill kreeg.
rules-cards-round-turns = In je beurt speel je kaarten of je past. Heb je gepast, dan doe je deze ronde niet meer mee. De anderen spelen met de klok mee verder tot iedereen heeft gepast. Wie als laatste overblijft, mag meerdere beurten achter elkaar spelen.
rules-cards-play-title = Kaarten spelen
rules-cards-play-kind = Leg een of meer kaarten van één soort open voor je neer: allemaal enen, allemaal tweeën enzovoort, of allemaal wormen. Het moet een soort zijn die deze ronde nog niet voor je ligt. Je mag er ook een paar op de hand houden.
rules-cards-play-total = Iedereen ziet je totaal: de som van alle kaarten die voor je liggen.
rules-cards-play-draw = Daarna moet je een kaart trekken.
rules-cards-pass-title = Passen
rules-cards-pass-may = Je mag altijd passen als je aan de beurt bent. Kun je niets spelen, dan moet je passen.
rules-cards-pass-without = Ligt er geen wormkaart voor je, dan leg je je kaarten af en pak je meteen de tegel met het laagste getal van de grill. Bij het verdelen doe je niet mee. Dat geldt ook als je nog helemaal niets hebt gespeeld.
rules-cards-pass-with = Ligt er een wormkaart voor je, dan is je combinatie geldig. Je kaarten blijven liggen en je doet mee bij het verdelen. Nu mag je ook stelen.
rules-cards-pass-draw = Tot slot trek je twee kaarten als er nog iemand meedoet, en geen als je als laatste past.
rules-cards-steal-title = Stelen
rules-cards-steal-when = Op het moment dat je met een geldige combinatie past, en alleen dan, mag je stelen: is je totaal precies het getal boven op de stapel van een andere speler, dan mag je die tegel pakken.
rules-cards-steal-extra = Dat is een extraatje: bij het verdelen krijg je toch een tegel. Ook wie als laatste past, mag stelen.
rules-cards-steal-back = Wat je hebt gestolen, ligt boven op je stapel en kan in dezelfde ronde weer worden gestolen. Tegels met het getal 0 worden nooit gestolen.
rules-cards-example-1 = Je speelt drie vieren.
rules-cards-example-2 = In je volgende beurt speel je een worm. Nu is je combinatie geldig.
rules-cards-example-3 = Dan speel je twee vijven en houd je een derde op de hand.
rules-cards-example-4 = Je past met 27. De 27 ligt boven op de stapel van een andere speler: je steelt hem, trekt twee kaarten en wacht op het verdelen.
rules-cards-share-title = Het verdelen van het menu
rules-cards-share-order = Heeft iedereen gepast, dan verdelen de spelers met een geldige combinatie wat er nog op de grill ligt: het hoogste totaal pakt de hoogste tegel, het volgende totaal de volgende, enzovoort.
rules-cards-share-tie = Bij een gelijk totaal gaat het hoogste label op een wormkaart voor.
rules-cards-share-none = Heeft iedereen zonder wormkaart gepast, dan valt er niets te verdelen: wie als laatste paste, kreeg de laatste tegel en begint de volgende ronde.
rules-cards-share-discard = Daarna worden alle gespeelde kaarten afgelegd.
rules-cards-share-example = Twee spelers hebben 27. Wie label 19 heeft, gaat voor en pakt de 38; wie label 12 heeft, pakt de 31. Voor het totaal 22 blijft de 24 over, en wie die pakt, begint de volgende ronde.
rules-cards-stack = Tegels komen altijd boven op je ene stapel, hoe je ze ook hebt gekregen. Alleen de bovenste kan worden gestolen.
rules-cards-draw-title = Hand en trekstapel
rules-cards-draw-hand = Je houdt je handkaarten van ronde tot ronde, en het mogen er zoveel zijn als je wilt.
rules-cards-draw-pile = Moet er een kaart worden getrokken en is de trekstapel leeg, dan worden de afgelegde kaarten geschud en vormen ze de nieuwe. Zijn die er ook niet, dan trek je wat er is, misschien dus niets.
rules-cards-draw-order = Bij het passen leg je eerst af of steel je, en trek je pas daarna. Een kaart die je net hebt afgelegd, kan dus meteen bij je terugkomen.
rules-cards-end-when = Het spel eindigt na de ronde waarvoor de laatste tegels van de reserve zijn opengelegd.
rules-cards-end-score = Tel de wormen op je tegels. Wie de meeste heeft, wint.
rules-cards-end-tie = Bij een gelijke stand beslist de hoogste afzonderlijke tegel. Staan er dan nog spelers gelijk, dan delen ze de overwinning.
rules-cards-house = Voor dit spel zijn er geen huisregels.
