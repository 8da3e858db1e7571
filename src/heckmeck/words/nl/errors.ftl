# Waarom iets niet kan. Elke zin zegt wat er mis is; wat je moet doen volgt uit `expected` of staat in de zin.

at-place = regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }: { $sentence }
by-rule = { $sentence } (spelregel { $rule })
expected = Verwacht: { $choices }.

expected-utf8 = tekst in UTF-8
expected-header = een kopregel zoals [game original]
expected-the-header = de kopregel [{ $key } …]
expected-turn = een beurt zoals Ada: 44412W35>4 stop
expected-turn-of = een beurt van { $name }
expected-name = een naam van 1 tot en met 24 tekens, niet grill, zonder witruimte en zonder , : ; = [ ] *
expected-one-of = een van { $choices }
expected-option = een optie zoals lower=any
expected-date = een datum zoals 2026-11-15
expected-number = een geheel getal
expected-grill-portion = een tegel zoals 27, 21-25, 27/golden_die of 36x
expected-specialist = één specialist
expected-position = een stelling met precies de onderdelen van dit spel
expected-position-id = een stellingcode zoals original_21-36_-_-_1
expected-id-grill = een tegel zoals 27, 21-25 of 27g met de gouden dobbelsteen erop
expected-id-seat = - voor niets, of een tegel zoals 27, één specialist zoals w of braadwormen zoals b2
expected-id-turn = het nummer van de speler, dan de opzijgelegde dobbelstenen en de worp, zoals 1,555W,1244
expected-names = { $least } tot en met { $most } namen, gescheiden door komma’s
expected-roll = { $dice ->
    [one] een worp met één dobbelsteen
   *[other] een worp met { $dice } dobbelstenen
}
expected-roll-golden = { $dice ->
    [0] een worp met alleen de gouden dobbelsteen, zoals *1
    [one] een worp met één witte dobbelsteen en de gouden, zoals W*1
   *[other] een worp met { $dice } witte dobbelstenen en de gouden, zoals 124W*1
}
expected-choice = { $choice }
expected-the-result = = { $result }
expected-end-of-line = het einde van de regel
expected-end-of-record = het einde van het spelverslag

# Spelverslagen
error-too-large = Dit is groter dan { $most } kB. Zo lang is geen enkel spel.
error-line-too-long = Deze regel is te lang: hoogstens { $most } woorden.
error-not-utf8 = Dit is geen tekst.
error-control-character = Het teken { $code } hoort niet in een spelverslag.
error-bad-header = { $text } is geen kopregel.
error-bad-line = { $text } is geen kopregel en geen beurt.
error-header-missing = De kopregel [{ $key } …] ontbreekt.
error-header-twice = De kopregel [{ $key } …] staat hier voor de tweede keer.
error-header-after-body = De kopregel [{ $key } …] komt na de eerste beurt.
error-no-such-header = Dit spel heeft geen kopregel [{ $key } …].
error-name-missing = Hier hoort de naam van een speler.
error-name-length = De naam “{ $name }” moet 1 tot en met { $most } tekens lang zijn.
error-name-characters = In de naam “{ $name }” staat “{ $character }” ({ $number }). Dat teken mag niet in een naam.
error-name-grill = “grill” kan geen naam zijn: zo heet de grill in spelverslagen.
error-name-twice = Twee spelers heten { $name }.
error-name-alike = De naam “{ $name }” lijkt te veel op “{ $other }” aan deze tafel. Kies een andere naam.
error-no-such-player = Er is geen speler { $name }.
error-bad-option = { $text } is geen optie.
error-option-twice = De optie { $option } staat hier voor de tweede keer.
error-bad-date = { $text } is geen datum.
error-not-a-number = { $text } is geen geheel getal.
error-bad-grill = { $text } beschrijft geen tegel op de grill.
error-one-specialist = Achter de naam hoort precies één specialist.
error-one-number = Achter de naam hoort precies één getal.
error-empty-turn = Deze beurt is leeg.
error-bad-token = { $text } hoort hier niet.
error-roll-missing = De nieuwe worp na de wezel ontbreekt.
error-no-choice = { $text } past hier niet: die keuze is niet aan de orde.
error-turn-over = { $text } komt te laat: de beurt is voorbij.
error-turn-not-over = De beurt is nog niet voorbij.
error-turn-unfinished = De beurt van { $name } in de regel hierboven is nog niet voorbij.
error-wrong-turn = { $name } is niet aan de beurt.
error-wrong-result = Zo liep de beurt niet af: { $text }.
error-bad-id = “{ $text }” is geen stellingcode.
error-no-position-ids = Stellingen van het spel { $game } hebben geen code. Ze staan in spelverslagen.
error-no-such-house-rule = Het spel { $game } heeft die huisregel niet, of hij is al ingesteld: { $text }.
error-bad-seat = { $text } hoort niet bij een speler.
error-bad-turn = “{ $text }” beschrijft geen beurt.

# Regels
error-number-of-players = Dit spel is voor { $least } tot en met { $most } spelers.
error-no-such-game = Er is geen spel “{ $game }”. Kies uit { $games }.
error-no-such-option = Het spel { $game } heeft geen optie { $option }.
error-no-such-value = De optie { $option } kan niet { $value } zijn. Kies uit { $values }.
error-no-such-seat = Die plaats bestaat niet.
error-game-over = Het spel is afgelopen.
error-lay-aside-first = Leg eerst alle dobbelstenen van één waarde opzij.
error-nothing-aside = Er ligt nog niets opzij, dus je kunt nog niet stoppen.
error-nothing-rolled = Er is geen worp waaruit je iets opzij kunt leggen.
error-face-not-rolled = In de worp zit geen { $face ->
    [worm] worm
   *[other] { $face }
}.
error-face-already-aside = { $face ->
    [worm] Er liggen al wormen opzij.
   *[other] Er liggen al dobbelstenen met een { $face } opzij.
}
error-wrong-number-of-dice = { $dice ->
    [0] Hier wordt geen witte dobbelsteen gegooid.
    [one] Hier wordt precies één witte dobbelsteen gegooid.
   *[other] Hier worden precies { $dice } witte dobbelstenen gegooid.
}
error-dice-in-the-air = De dobbelstenen rollen nog.
error-nothing-in-the-air = Er rollen nu geen dobbelstenen.
error-no-golden-die = Deze speler heeft de gouden dobbelsteen niet.
error-golden-die-too-late = De gouden dobbelsteen kan alleen vanaf de eerste worp van een beurt meedoen.
error-golden-die-not-rolled = De gouden dobbelsteen wordt hier niet meegegooid.
error-golden-die-missing = De gouden dobbelsteen wordt meegegooid: zet zijn waarde achter *.
error-golden-die-has-no-such-face = De gouden dobbelsteen van dit spel heeft geen kant met een { $face ->
    [worm] worm
   *[other] { $face }
}.
error-no-weasel = Deze speler heeft de wezel niet.
error-weasel-used = De wezel helpt maar één keer per beurt.
error-nothing-to-roll-again = Er is geen worp die de wezel kan overdoen.
error-nothing-asked = Die keuze is nu niet aan de orde.
error-question-open = Er moet eerst nog iets anders worden gekozen.
error-no-such-portion = Dit spel heeft geen tegel { $portion }.
error-portion-twice = Tegel { $portion } komt twee keer voor.
error-portion-missing = Tegel { $portion } ligt niet op de grill en niet in een stapel.
error-no-such-specialist = Dit spel heeft geen specialist “{ $specialist }”.
error-specialist-twice = { $subject } komt twee keer voor.
error-specialist-not-on-face-up = Een specialist moet op een open tegel van de grill staan, en { $portion } is dat niet.
error-portion-occupied = Op tegel { $portion } staan twee specialisten.
error-raven-held = De raaf komt nooit bij een speler.
error-number-of-bratworms = { $bratworms ->
    [0] Er zijn geen braadwormen in dit spel.
   *[other] Er zijn { $bratworms } braadwormen in dit spel.
}
error-golden-die-twice = De gouden dobbelsteen kan niet tegelijk opzij liggen en in de hand zijn.
error-golden-die-not-aside = Geen van de opzijgelegde dobbelstenen kan de gouden zijn.
error-no-dice-left = Er zijn geen dobbelstenen meer over, dus deze beurt is voorbij.
error-roll-failed = De worp toont alleen waarden die al opzij liggen, dus deze beurt is voorbij.
error-no-such-question = Deze vraag kan hier niet gesteld worden.

expected-luck = de SHA-256, het geheim en één getal per plaats, alles hexadecimaal, met - voor wat ontbreekt
error-luck-count = { $seats } plaatsen hebben hier een SHA-256, een geheim en { $seats } getallen nodig.
error-bad-luck = { $text } is geen hexadecimaal getal van de juiste lengte.
expected-committed = de SHA-256, het geheim en per plaats de vastlegging en het getal met = ertussen, alles hexadecimaal, met - voor een bot en voor een geheim dat nog niet openbaar is
expected-failed = een naam, de SHA-256, het geheim en per plaats de vastlegging en het getal met = ertussen, met - voor een bot en voor een getal dat niet is onthuld
expected-commitment = een vastlegging en het bijbehorende getal, hexadecimaal, met = ertussen, of - voor een bot
error-committed-count = { $seats } plaatsen hebben hier een SHA-256, een geheim en { $seats } vastleggingen nodig.
error-bad-commitment = { $text } is geen vastlegging met het bijbehorende getal.
error-luck-and-committed = Een spelverslag heeft de kopregel committed of de oudere kopregel luck, niet allebei.

# Tafels
error-stale = Er is intussen iets aan tafel gebeurd. Kijk nog eens en kies opnieuw.
error-not-your-turn = Je bent niet aan de beurt.
error-no-seat = Je hebt aan deze tafel geen plaats waarmee dat kan.
error-bot-plays = Op deze plaats speelt nu een bot. Laad de pagina opnieuw om zelf verder te spelen.
error-seat-taken = Deze plaats is al bezet. Kies een andere.
error-key-unknown = Deze persoonlijke link hoort bij geen enkele plaats aan deze tafel. Controleer of hij volledig is.
error-token-used = Met deze sleutel is al een andere tafel klaargezet. Maak een nieuwe sleutel.
error-number-given = Het toevalsgetal van deze plaats is al onthuld.
error-still-here = Deze speler is er nog.
error-back-soon = { $seconds ->
    [one] Deze speler is net weg. Wacht nog één seconde.
   *[other] Deze speler is net weg. Wacht nog { $seconds } seconden.
}
error-no-decision-time = Aan deze tafel mag elke beslissing zo lang duren als nodig is.
error-still-thinking = { $seconds ->
    [one] Voor deze beslissing is er nog één seconde.
   *[other] Voor deze beslissing zijn er nog { $seconds } seconden.
}
error-own-turn = Dit is je eigen beurt. Alleen de anderen kunnen die aan een bot geven.
error-nobody-decides = Op dit moment hoeft niemand iets te beslissen.
error-handed-too-often = Plaatsen zijn te vaak overgenomen en teruggenomen. Speel eerst verder.
error-commitment-given = Deze plaats heeft zich al op een toevalsgetal vastgelegd.
error-no-numbers = Deze tafel speelt met echte dobbelstenen en heeft geen toevalsgetallen nodig.
error-not-all-committed = Nog niet iedereen heeft zich op een toevalsgetal vastgelegd. Onthul het jouwe zodra iedereen dat heeft gedaan.
error-other-number = Op dit getal heeft deze plaats zich niet vastgelegd. Stuur het getal dat bij de vastlegging hoort.
error-already-started = Het spel is al begonnen.
error-wait-longer = { $seconds ->
    [one] Wacht nog één seconde op deze speler.
   *[other] Wacht nog { $seconds } seconden op deze speler.
}
error-remove-first = Het spel is nog niet begonnen. Maak eerst de plaats van deze speler vrij. Dan kan een bot die innemen.
error-barred = Je hebt aan deze tafel je toevalsgetal niet onthuld en kunt hier niet meer meespelen. Meekijken mag wel.
error-too-many-failed = Aan deze tafel is te vaak een toevalsgetal niet onthuld, dus kan hier niemand meer aanschuiven. Een bot kan de vrije plaats nemen, of je zet een nieuwe tafel klaar.
error-no-such-table = Deze tafel bestaat niet. Controleer de link of begin een nieuw spel.
error-no-dice-to-type = Er valt nu geen worp in te voeren.
error-not-an-action = Die actie bestaat in geen van de spellen.
error-hints-forbidden = Aan deze tafel wordt zonder tips gespeeld.
error-no-hints-now = Hier zijn geen kansen te tonen.
error-no-tutor = Deze tafel heeft geen tutor, dus er kan niets worden teruggenomen.
error-nothing-to-take-back = Er valt niets terug te nemen: dat kan alleen met dobbelstenen die sinds de laatste worp opzij zijn gelegd.
error-taken-back-too-often = Je hebt te vaak dobbelstenen teruggenomen. Gooi eerst of stop.
error-not-started = Het spel is nog niet begonnen.
error-record-secret = Het spelverslag toont alle kaarten. Daarom krijg je het pas na afloop van het spel.
error-not-over = Het spel is nog niet afgelopen.
error-foreign-origin = Dit verzoek kwam van een andere pagina. Open het spel op zijn eigen adres.
error-message-too-large = Dit bericht is groter dan { $most } bytes.
error-too-fast = Dat ging te snel. Wacht even.
error-not-understood = Dit bericht is niet te begrijpen.
error-hello-first = Een verbinding begint met hello.
error-not-saved = Dit kon niet worden opgeslagen en is daarom niet doorgegaan. Probeer het opnieuw.
error-stopping = De server wordt gestopt. Probeer het zo meteen opnieuw.
error-too-many-tables = Er zijn vanaf hier te veel tafels klaargezet. Probeer het later opnieuw.
error-too-many-connections = Je netwerk heeft te veel verbindingen met deze server. Sluit een paar pagina’s en probeer het opnieuw.
error-server-full = De server is vol. Probeer het over een minuut opnieuw.
error-too-slow = Het verzoek kwam te langzaam binnen. Probeer het opnieuw.
error-push-off = Deze server verstuurt geen meldingen.
error-bad-subscription = Dit is geen aanmelding van een browser voor meldingen. Zet de meldingen uit en weer aan.
error-other-version = Deze server gebruikt een andere versie dan dit programma. Werk de oudste van de twee bij.
error-not-creator = Alleen wie deze tafel heeft klaargezet, kan die verwijderen.
error-save-unsure = De database antwoordt niet, dus het is nog niet bekend of dit is opgeslagen. Wacht even en kijk opnieuw.
error-table-damaged = Deze tafel is beschadigd in de database en kan niet worden geopend. Vraag de beheerder van de server om een back-up terug te zetten.
error-newer-database = De database heeft schema { $version } en dat is nieuwer dan deze versie van Heckmeck. Installeer de nieuwste versie of geef in HECKMECK_DATABASE_URL een andere database op.
error-newer-backup = { $file } komt van een nieuwere versie van Heckmeck. Installeer de nieuwste versie.
