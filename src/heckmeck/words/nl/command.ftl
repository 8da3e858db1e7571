# Wat de opdrachtregel laat zien.

replay-heading = { $game }: { $names }
replay-options = Huisregels: { $options }
replay-scores = Wormen: { $scores }
replay-score = { $name } { $worms }
replay-next = Aan de beurt: { $name }

simulate-heading = { $games ->
    [one] Eén willekeurige partij { $game } met { $players } spelers, startgetal { $seed }
   *[other] { $games } willekeurige partijen { $game } met { $players } spelers, startgetal { $seed }
}
simulate-least = minimum
simulate-mean = gemiddelde
simulate-most = maximum
simulate-seat = Plaats
simulate-seat-wins = gewonnen
simulate-seat-share = aandeel
simulate-seat-shared = gedeeld
simulate-seat-worms = wormen gemiddeld
simulate-worms = Wormen per speler
simulate-records = De spelverslagen staan in { $folder }.

statistic-turn-ended = Beurten
statistic-failed-attempt = Mislukte worpen
statistic-portion-taken = Tegels gepakt
statistic-portion-stolen = Tegels gestolen
statistic-portion-turned-over = Tegels omgedraaid
statistic-bratworm-taken = Braadwormen gekregen
statistic-weasel-used = Wezel ingezet

# Problemen buiten de spellen.
error-no-file = Het bestand { $file } bestaat niet.
error-is-folder = { $file } is een map. Geef een spelverslag uit die map op.
error-unreadable = { $file } kan niet worden gelezen: { $reason }.
error-no-folder = In { $folder } kan niets worden geschreven: { $reason }.
error-bad-pair = { $text } is geen optie. Schrijf naam=waarde, zoals lower=any.
error-too-few-games = Er is minstens één partij nodig.
in-file = { $file }: { $sentence }
error-no-such-language = Er is geen taal “{ $language }”. Kies uit { $languages }.
error-file-or-flags = Geef een stellingcode, een spelverslag of opties op, maar slechts één daarvan.
error-odds-dice-only = Exacte kansen zijn er alleen voor de dobbelspellen.
error-odds-record = In dit spel zijn er alleen kansen voor een spelverslag. Geef er een op, bijvoorbeeld game.hmk.
error-odds-win-only = In dit spel is er maar één doel: win.
error-odds-kernel = Kansen in dit spel zijn er alleen met de gecompileerde rekenkern, en die ontbreekt in deze installatie. Installeer Heckmeck op een computer met een C++-compiler.
error-turn-ended = Deze beurt is al voorbij: er valt niets meer te kiezen.
error-bad-goal = “{ $text }” is geen doel. Kies worms, total, win, atleast:N of exactly:N, waarbij N een mogelijk totaal is.
error-no-odds = Hier zijn geen kansen te berekenen: het spel is afgelopen, het toeval is aan zet of er staat een vraag open. Kies bij een vraag het doel worms of win.
error-bad-portions = { $text } is geen lijst van tegels. Schrijf ze als 21-28,30.
error-bad-dice = { $text } beschrijft geen dobbelstenen. Schrijf ze als 555W, de gouden dobbelsteen als laatste achter een *.
error-not-eight-dice = Er zijn acht witte dobbelstenen: { $aside } opzij en { $rolled } gegooid kan niet.
error-no-such-bot = Er is geen bot “{ $bot }”. Kies uit { $bots }, of cmd:PROGRAMMA voor een eigen bot.
error-too-few-bots = { $players } spelers hebben { $players } bots nodig, geen { $bots }.

odds-worms = wormen
odds-total = totaal
odds-atleast = minstens { $total }
odds-exactly = precies { $total }
odds-win = winstkans
odds-estimate = De kansen zijn geschat: de kaarten die de speler niet ziet, zijn bedacht, en er is vele malen verdergespeeld. ± is de helft van het 95%-interval; ≈ staat bij een keuze die misschien net zo goed is als de beste.
odds-fail = mislukt
odds-steal = { $portion } van { $name }
odds-hen = de kloek op de { $portion } van { $name }
odds-rival = tegenstander { $number }
odds-player = Speler { $number }
rollout-progress = Uitspelen
rollout-champion = Kampioenen speelden { $games } partijen. Startgetal { $seed }.
rollout-rooster = Hanen speelden { $games } partijen. Startgetal { $seed }.
rollout-rule = Volgens een eenvoudige regel zijn { $games } partijen gespeeld. Startgetal { $seed }.
rollout-gain = Het geluk is eruitgehaald voor zover het te berekenen is. Het resultaat is daardoor even nauwkeurig als dat van { $games } partijen waarin het geluk wel meetelt.
rollout-over = Het spel is afgelopen.
error-rollout-games = Er kunnen 2 tot en met { $most } partijen worden uitgespeeld.
error-rollout-player = “{ $player }” speelt dit spel niet uit. Beschikbaar: { $players }.
error-rollout-stopped = Gestopt voordat de eerste partijen afgelopen waren.
error-no-rollout = Dit spel kan niet worden uitgespeeld.
error-rollout-kernel = Uitspelen kan alleen met de gecompileerde rekenkern, en die ontbreekt in deze installatie. Installeer Heckmeck op een computer met een C++-compiler.

action-roll = { $golden ->
    [yes] Gooien met de gouden dobbelsteen
   *[no] Gooien
}
action-stop = Stoppen
action-lay-aside = { $face ->
    [worm] Wormen opzijleggen
    [1] Enen opzijleggen
    [2] Tweeën opzijleggen
    [3] Drieën opzijleggen
    [4] Vieren opzijleggen
   *[other] Vijven opzijleggen
}
action-use-weasel = De wezel inzetten

arena-heading = { $game }, { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, startgetal { $seed }
arena-interrupted = { $games ->
    [one] Afgebroken na { $games } partij.
   *[other] Afgebroken na { $games } partijen.
}
arena-bot = bot
arena-games = partijen
arena-wins = gewonnen
arena-shared = gedeeld
arena-losses = verloren
arena-share = winst, 95%
arena-worms = wormen
arena-rating = Elo
arena-forfeit = { $games ->
    [one] { $bot } heeft één partij reglementair verloren: { $reason }.
   *[other] { $bot } heeft { $games } partijen reglementair verloren: { $reason }.
}

# Wat een bot deed, achter “heeft één partij reglementair verloren:”.
forfeit-not-json = zijn antwoord was geen JSON ({ $text })
forfeit-no-such-number = hij koos nummer { $number }, maar de toegestane acties gaan van 0 tot en met { $most }
forfeit-not-legal = hij koos iets wat daar niet mag ({ $text })
forfeit-not-asked = hij antwoordde zonder dat er iets was gevraagd
forfeit-no-answer = hij gaf binnen { $seconds } seconden geen antwoord
forfeit-too-long = hij antwoordde met meer dan { $bytes } bytes
forfeit-ended = hij stopte met code { $code }
forfeit-closed = hij sloot zijn uitvoer
forfeit-not-started = hij kon niet worden gestart ({ $error })

serve-address = Heckmeck draait op { $address }
serve-local = Alleen deze computer kan erbij. Voor je thuisnetwerk: heckmeck play --host 0.0.0.0
serve-open = Iedereen op je netwerk kan erbij. Stop Heckmeck met Ctrl+C.
serve-ended = Heckmeck is gestopt. Alle tafels zijn opgeslagen.
error-no-database = De database kan niet worden geopend ({ $reason }). Geef in HECKMECK_DATABASE_URL een andere op.
error-bad-limit = { $variable } moet een geheel getal van 0 of hoger zijn, niet { $text }.
error-bad-proxy = --trusted-proxy verwacht adressen zoals 127.0.0.1 of 10.0.0.0/8, gescheiden door komma’s. { $text } is niet zo’n lijst.
error-no-server = De server kon niet starten.
error-workers-database = Voor meerdere processen is PostgreSQL nodig. Zet het adres in HECKMECK_DATABASE_URL of laat --workers weg.
error-workers-system = Dit systeem kan niet met meerdere processen werken. Laat --workers weg.
error-cannot-listen = { $host }, poort { $port }, is niet beschikbaar ({ $reason }). Kies iets anders met { $options }.
error-no-page = De pagina zit niet in deze installatie. Installeer Heckmeck vanuit de repository met: make play

verify-verified = { $draws ->
    [one] De enige worp of trekking klopt.
   *[other] Alle { $draws } worpen en trekkingen kloppen.
}
verify-published = Dit is het geheim waarvan de SHA-256 aan het begin is gepubliceerd: { $sha256 }
verify-no-luck = Dit spelverslag heeft geen kopregel [committed …] of [luck …], dus er valt niets te controleren.
verify-no-secret = Het geheim van dit spel was nog niet gepubliceerd toen het spelverslag werd opgeslagen. Sla het na afloop nog eens op.
verify-other-secret = Dit is niet het geheim waarvan de SHA-256 aan het begin is gepubliceerd.
verify-other-roll = Worp of trekking nummer { $number } van { $draws } volgt niet uit het geheim en de getallen.
verify-other-number = Het getal van { $name } is niet het getal waarop { $name } zich heeft vastgelegd.
verify-failed-round = De mislukte ronde van { $name } klopt niet: het geheim of een getal past niet bij de SHA-256.
verify-committed = Deze spelers legden zich op hun getal vast voordat iemand er een onthulde, zodat niemand een getal in eigen voordeel kon kiezen: { $names }
verify-nobody = Geen speler heeft een getal toegevoegd. De server heeft het geheim in zijn eentje gekozen.
verify-older = Dit spel gebruikt de oudere methode zonder vastlegging: wie zijn getal als laatste gaf, kon het in eigen voordeel kiezen.
verify-failed-before = Vóór dit spel is een ronde van vastleggingen mislukt: { $name } heeft het eigen getal niet onthuld.

train-heading = { $game } met { $players } spelers, startgetal { $seed }
train-phase = { $phase ->
    [play] Ronde { $round } van { $rounds }: spelen
    [learn] Ronde { $round } van { $rounds }: leren
    [compare] Ronde { $round } van { $rounds }: vergelijken met partijen van verschillende spelers
   *[check] Ronde { $round } van { $rounds }: proef tegen hanen
}
train-round = ronde
train-loss = verlies
train-held-out = validatie
train-won = gewonnen tegen hanen, 95%
tune-error = afstand tot de eigen beurten, in procentpunten
tune-bias = afwijking voor de plaats aan de beurt
train-final = Aan het einde won het netwerk { $share } van { $games } partijen tegen hanen.
train-interrupted = { $rounds ->
    [0] Afgebroken vóór het einde van de eerste ronde: er wordt niets bewaard.
    [one] Afgebroken na één ronde.
   *[other] Afgebroken na { $rounds } rondes.
}
train-saved = Het netwerk staat in { $file }. In een bestand ernaast staat hoe het is gemaakt.
error-train-dice-only = Trainen kan alleen voor de dobbelspellen.
error-not-compiled = Trainen kan alleen met de gecompileerde rekenkern, en die ontbreekt in deze installatie. Installeer Heckmeck op een computer met een C++-compiler.
error-no-such-plan = Er is geen plan “{ $plan }”. Kies uit { $plans }.
error-cluster-not-installed = Hiervoor ontbreekt de bibliotheek Dask. Installeer die met: pip install 'heckmeck[cluster]'
error-no-such-cluster = Op { $address } antwoordt geen Dask-scheduler. Controleer het adres en of de scheduler draait.
error-cluster-empty = Het cluster op { $address } heeft geen workers. Start er een paar met: dask worker { $address }
error-cluster-without-heckmeck = De scheduler of een worker van het cluster kan Heckmeck niet importeren. Installeer het daar, in dezelfde versie als hier.
error-cluster-versions = Op alle computers moet dezelfde Heckmeck staan. Hier is dat { $ours }, bij een worker { $theirs }.
error-cluster-kernels = De gecompileerde rekenkern is alleen hier of alleen bij een worker geïnstalleerd. Installeer overal dezelfde Heckmeck.
error-cluster-lost = Het cluster op { $address } is weg, of de workers zijn telkens weer gestopt. Start het opnieuw en herhaal de opdracht.

version-heading = Heckmeck { $version } met Python { $python }
version-rules = { $compiled ->
    [yes] Regels: gecompileerd
   *[no] Regels: gewoon Python
}
version-kernel = { $instructions ->
    [avx512] Rekenkern: gecompileerd, draait met AVX-512
    [avx2] Rekenkern: gecompileerd, draait met AVX2
   *[plain] Rekenkern: gecompileerd, draait zonder bijzondere instructies
}
version-no-kernel = Rekenkern: ontbreekt. Trainen, stellingen uitspelen, puzzels zoeken, bij Karteneck tips krijgen of terugkijken, en grote aantallen partijen spelen kan niet. De vos en de kampioen spelen Karteneck zoals de haan.
version-page = { $built ->
    [yes] Pagina: aanwezig
   *[no] Pagina: ontbreekt. Je kunt niet in de browser spelen.
}
kernel-missing = De gecompileerde rekenkern ontbreekt. Veel dingen gaan langzamer, je kunt geen stellingen uitspelen, bij Karteneck zijn er geen tips en kun je niet terugkijken, en de vos en de kampioen spelen Karteneck zoals de haan. Installeer Heckmeck met een C++-compiler om de rekenkern te krijgen.
kernel-missing-bots = De gecompileerde rekenkern ontbreekt: de vos en de kampioen spelen Karteneck zoals de haan.
error-bad-metrics = Bij --metrics hoort een poort, zoals 9464, of een adres met een poort, zoals 127.0.0.1:9464. { $text } is geen van beide.
error-no-metrics = Voor metrics is prometheus-client nodig. Installeer het met: pip install 'heckmeck[metrics]'
error-no-push = Voor pushmeldingen zijn http-ece en py-vapid nodig. Installeer ze met: pip install 'heckmeck[push]'
error-bad-push-key = { $variable } is geen sleutel. Maak er een met: heckmeck push-key
error-bad-push-contact = { $variable } moet een adres zijn waarop pushdiensten je kunnen bereiken, zoals mailto:jij@example.org.
push-title = Jij bent aan de beurt
push-turn = { $name }, je bent aan de beurt bij { $game }.
backup-done = { $tables ->
    [one] Eén tafel staat in { $file }.
   *[other] { $tables } tafels staan in { $file }.
}
restore-done = { $tables ->
    [one] Eén tafel staat weer in de database.
   *[other] { $tables } tafels staan weer in de database.
}
error-backup-exists = { $file } bestaat al. Geef een nieuw bestand op.
error-not-a-backup = { $file } is geen back-up. Maak er een met: heckmeck backup BESTAND
error-restore-not-empty = In de database staan al tafels ({ $tables }). Geef in HECKMECK_DATABASE_URL een lege database op.
