# Wat de pagina zegt: een spel beginnen, aan een tafel komen, alles rond het bord.
page-title = Heckmeck
page-title-turn = ● { $name } is aan de beurt – Heckmeck
page-title-your-turn = ● Jij bent aan de beurt – Heckmeck
page-language = Taal
page-close = Sluiten
page-retry = Opnieuw proberen
page-to-start = Naar de startpagina

# Instellingen
page-settings = Instellingen
page-speed = Tempo
page-speed-slow = rustig
page-speed-normal = normaal
page-speed-fast = vlot
page-speed-instant = zonder animatie
page-theme = Kleuren
page-theme-auto = zoals het apparaat
page-theme-light = licht
page-theme-dark = donker
page-sound = Geluid
page-notices = Opensourcelicenties

# De startpagina
page-learn = In twee minuten leren
page-puzzles = Puzzels
page-mine = Mijn spel
page-rules = Spelregels
page-choose-game = Welk spel?
page-game-original = De klassieker: acht dobbelstenen, zestien tegels, en wie te gulzig is, raakt er een kwijt.
page-game-extrawurm = Vijf specialisten doen mee: kloek, raaf, wezel, blikworm en gouden dobbelsteen.
page-game-deluxe = Alles op de grill: braadwormen en alle zes de specialisten, ook de appel.
page-game-karteneck = Het kaartspel: spelen, op tijd passen, het menu verdelen.
page-players-number = { $least } tot { $most } spelers
page-who-plays = Wie spelen er mee?
page-way-friends = Met vrienden spelen
page-way-friends-why = Via een link of QR-code schuift iedereen aan, elk op een eigen apparaat. Bots kunnen vrije plaatsen innemen.
page-way-computer = Tegen de computer
page-way-computer-why = Vijf niveaus, van kuiken tot kampioen. Het spel begint meteen.
page-way-screen = Op dit scherm
page-way-screen-why = Iedereen speelt op dit apparaat, om de beurt.
page-way-mixed = Gemengde tafel
page-way-mixed-why = Elke plaats zoals je wilt: mensen hier, mensen via een link, bots. De eerste speler begint.
page-seats = Spelers
page-bots = Tegenstanders
page-level = Niveau:
page-fewer = Eén minder
page-more = Eén meer
page-your-name = Je naam
page-avatar-choose = Je kip kiezen
page-avatar-of = Een kip kiezen voor { $name }
page-avatar-0 = Kip met een rode sjaal
page-avatar-1 = Kip met een bril
page-avatar-2 = Kip met een koksmuts
page-avatar-3 = Kip met een hanenkam
page-avatar-4 = Kip met een strohoed
page-avatar-5 = Piratenkip
page-avatar-6 = Pluizige kip met een vlinderdas
page-player = Speler { $number }
page-add-player = Speler toevoegen
page-remove-player = { $name } verwijderen
page-name = Naam
page-name-of = Naam van speler { $number }
page-kind-of = Wie is { $name }?
page-kind-person = Iemand hier
page-kind-bots = Computer
page-kind-chick = Kuiken, makkelijk
page-kind-hen = Hen, gemiddeld
page-kind-rooster = Haan, sterk
page-kind-fox = Vos, heel sterk
page-kind-champion = Kampioen, top
page-kind-open = Via link
page-open-seat = Vrije plaats
page-somebody = iemand
page-bot-names = Truus, Greet, Toos, Mien, Kees, Fien, Neel
page-options = Opties en huisregels
page-options-changed = aangepast
page-hints = Tips toestaan.
page-hints-why = Met één druk op de knop staan de kansen bij elke keuze.
page-tutor = Tutor.
page-tutor-why = Het spel vraagt om bevestiging vóór een keuze die je veel kost, en je kunt dobbelstenen terugnemen tot je gooit of stopt.
page-tutor-first = Staat aan in je eerste drie partijen tegen de computer.
page-tutor-on = Met tutor, als iedereen akkoord gaat.
page-tutor-declined = Zonder tutor: niet iedereen gaat akkoord.
page-real-dice = Echte dobbelstenen.
page-real-dice-why = Jullie gooien aan tafel en voeren de worp in. Het programma bewaakt de regels en houdt de stand bij.
page-grace = Als iemand wegvalt, mag een bot het overnemen
page-grace-0 = meteen
page-grace-10 = na 10 seconden
page-grace-30 = na 30 seconden
page-grace-120 = na 2 minuten
page-decision-time = Tijd per beslissing
page-decision-time-0 = onbeperkt
page-decision-time-30 = 30 seconden
page-decision-time-60 = 60 seconden
page-decision-time-120 = 2 minuten
page-decision-time-86400 = 1 dag
page-option-print = volgens het boekje
page-option-lower = Als je de passende tegel niet kunt pakken
page-option-lower-next = alleen de eerstvolgende lagere tegel op de grill
page-option-lower-any = een lagere tegel naar keuze op de grill
page-option-turn_over = Na een mislukte worp wordt de hoogste tegel omgedraaid
page-option-turn_over-print = behalve als die net is teruggelegd
page-option-turn_over-always = ook als die net is teruggelegd
page-option-turn_over-every = ook als er niets is teruggelegd
page-option-golden_die = De gouden dobbelsteen toont
page-option-golden_die-worms = drie enen en drie wormen
page-option-golden_die-plain = 1 tot en met 5 en een worm, net als de witte
page-play = Spelen
page-invite = Tafel dekken en uitnodigen
page-own-tables = Verderspelen
page-finished-tables = Al gespeeld
page-forget-table = Spel met { $names } verwijderen
page-phase-gathering = wacht op spelers
page-phase-playing = nog bezig
page-phase-finished = afgelopen

# Aan een tafel komen
page-connecting = De tafel wordt gedekt …
page-waiting = Er zijn nog plaatsen vrij.
page-waiting-luck = Het spel begint zodra iedereen er is.
page-seat-free = wacht op iemand
page-seat-yours = op dit apparaat
page-seat-here = is er
page-seat-away = is er even niet
page-bot-instead = Toevoegen
page-remove = Plaats vrijmaken
page-failed-round = { $name } heeft het eigen toevalsgetal niet onthuld en is de plaats kwijt. De anderen beginnen opnieuw met nieuwe getallen.
page-sit-down = Hoe heet je?
page-sit-too = Nog iemand op dit apparaat?
page-sit = Gaan zitten
page-or-watch = Of kijk gewoon mee: je ziet het spel hier zodra het begint.
page-watching = Je kijkt mee. Je ziet het spel hier zodra het begint.
page-watching-chip = Je kijkt mee
page-invite-others = Spelers uitnodigen
page-invite-how = Wie deze link opent, kan een vrije plaats nemen of meekijken.
page-invite-text = { $name } nodigt je uit voor { $game }
page-invite-link = Link naar de tafel
page-link-local = Dit adres werkt alleen op deze computer. Hoe je het spel openstelt voor je thuisnetwerk, lees je in het venster waarin je het hebt gestart.
page-qr = QR-code van de link
page-copy = Kopiëren
page-copied = Gekopieerd!
page-share = Delen

# Rond het bord
page-menu = Menu
page-rules-of = Spelregels: { $game }
page-link-watch = Iemand laten meekijken
page-link-own = Verderspelen op een ander apparaat
page-link-own-why = Deze link is jouw plaats. Open hem op het andere apparaat en deel hem met niemand.
page-key-other = De link van een andere plaats
page-key-other-who = Deze link is voor { $then }. In deze browser speel je hier als { $now }.
page-key-stay = Verderspelen als { $now }
page-key-take = Spelen als { $then }
page-key-other-why = Als je wisselt, vergeet deze browser { $now }. Bewaar eerst deze link om terug te kunnen komen:
page-leave = Tafel verlaten
page-delete = Deze tafel verwijderen
page-delete-ask = Deze tafel voor iedereen verwijderen? Namen, beurten en uitslag zijn dan weg en niemand kan ze terughalen.
page-delete-no = Tafel behouden
page-delete-yes = Voorgoed verwijderen
page-log = Verloop
page-log-empty = Het spel begint.
page-log-more = Eerder verloop tonen
page-log-open = Het hele verloop tonen
page-your-turn = { $name }, jij bent aan de beurt.
page-plays = { $you ->
    [yes] jouw beurt
   *[no] aan de beurt
}
page-absent = { $name } is er niet.
page-absent-soon = { $seconds ->
    [one] { $name } is er niet. Over één seconde mag een hen verderspelen.
   *[other] { $name } is er niet. Over { $seconds } seconden mag een hen verderspelen.
}
page-time-over = De tijd van { $name } is om.
page-play-turn = Een hen deze beurt laten spelen
page-time-own = Je hebt nog { $seconds } seconden.
page-time-own-over = Je tijd is om. De anderen mogen deze beurt aan een hen geven.
page-hours = { $hours } u
page-minutes = { $minutes } min
page-hand-over = Een hen laten verderspelen
page-pass-device = Geef het apparaat aan { $name }
page-pass-why = De kaarten blijven verborgen tot je klaar bent.
page-pass-ready = Ik ben { $name }
page-rematch-go = Naar de revanche

# Problemen
page-connection-lost = Geen verbinding. De pagina blijft het proberen.
page-error-unreachable = De server is niet bereikbaar. Controleer of hij draait en probeer het opnieuw.
page-error-unknown = Dat is niet gelukt. Laad de pagina opnieuw en probeer het nog eens.
page-lost-nowhere = Hier kakelt niemand.
page-lost-offline = Deze pagina kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.
page-lost-gone = Deze tafel bestaat niet (meer). Controleer de link of begin een nieuw spel.

# Hoe snel je ziet wat de anderen doen
page-pace = Tempo
page-pause = Pauze
page-go-on = Verder
page-rate = { $rate }×
page-skip = Deze stap overslaan
page-to-my-turn = Tot ik aan de beurt ben
page-to-present = Vooruit
page-sound-on = Geluid staat aan
page-sound-off = Geluid staat uit

# Meldingen
page-notify = Laat het me weten als ik aan de beurt ben
page-notify-why = De anderen hoeven minder lang te wachten als je meteen hoort dat je aan de beurt bent, ook terwijl je iets anders doet. Je browser vraagt of dat mag.
page-notify-open = Je hoort het zolang deze pagina open is, ook op de achtergrond.
page-notify-closed = Je hoort het ook als deze pagina dicht is.
page-notify-refused = Je browser staat geen meldingen van deze pagina toe. Sta ze toe in de browserinstellingen en probeer het opnieuw.
page-notify-impossible = Deze browser kan geen meldingen tonen. Op een iPhone of iPad moet je de pagina eerst op het beginscherm zetten.
page-notify-insecure = Voor meldingen is een pagina met https nodig.

# De spelers rond het bord en de kop
page-players = Spelers
page-you = jij
page-worms = { $worms ->
    [one] worm
   *[other] wormen
}
page-stack = { $count ->
    [one] Stapel van { $name }: tegel { $portions }
   *[other] Stapel van { $name } met { $count } tegels, de bovenste als laatste: { $portions }
}
page-stack-empty = { $name } heeft geen tegel
page-times = ×{ $count }
page-own-place = Jouw plaats
page-just-now = Net: { $what }
page-just-now-portion-taken = Net: { $seat } pakt de { $portion }.
page-just-now-portion-stolen = Net: { $seat } steelt de { $portion } van { $rival }.
page-just-now-failed-attempt = Net: mislukte worp van { $seat }.
page-thinking = { $name } denkt na …
page-ahead = → { $total }
