# Puzzels, op de pagina en in de terminal.

puzzle-theme-stop-or-roll = Stoppen of gooien
puzzle-theme-face = Welke waarde
puzzle-theme-steal = Stelen of niet
puzzle-theme-specialist = Specialisten
puzzle-theme-endgame = Eindspel
puzzle-theme-play-or-pass = Spelen of passen
puzzle-level-easy = makkelijk
puzzle-level-medium = gemiddeld
puzzle-level-hard = moeilijk
puzzle-of-day = Puzzel van { $date }
puzzle-heading = { $game } · { $theme } · { $level }
puzzle-what-now = { $name } is aan de beurt. Wat nu?
puzzle-right = Goed! De beste keuze: { $choice }.
puzzle-wrong = Dat is niet de beste keuze. Beter: { $choice }.
puzzle-exact = Precies berekend: de beste keuze geeft { $gap } procentpunt meer winstkans dan de op één na beste.
puzzle-rolled-out-champion = Bevestigd door { $games } partijen tussen kampioenen voor elke keuze: de beste geeft { $gap } ± { $error } procentpunt meer winstkans dan de op één na beste.
puzzle-rolled-out-rule = Bevestigd door { $games } partijen voor elke keuze, waarbij de verborgen kaarten willekeurig zijn verdeeld en iedereen volgens een eenvoudige regel speelt: de beste geeft { $gap } ± { $error } procentpunt meer winstkans dan de op één na beste.
puzzle-own-due = { $count ->
    [0] Je eigen stellingen: vandaag geen
    [one] Je eigen stellingen: vandaag één
   *[other] Je eigen stellingen: vandaag { $count }
}
puzzle-own-none = Vandaag komt er geen van je stellingen terug. Als een fout je in een dobbelspel veel kost, komt de stelling hier de volgende dag terug.
puzzle-own-next = Vandaag komt er geen van je stellingen terug. De volgende komt op { $date } terug.
puzzle-own-from = { $game } · uit je partij van { $date }
puzzle-own-again = Je ziet deze stelling terug op { $date }.
puzzle-estimate = Dit is een schatting: de beste keuze geeft { $gap } procentpunt meer winstkans dan de op één na beste.
puzzle-as-good = Goed! Net zo goed: { $choice }.

# Alleen in de terminal
puzzle-prompt = 1–{ $count }, of q om af te sluiten:{" "}
puzzle-not-a-choice = { $count ->
    [one] Typ 1.
   *[other] Typ een getal van 1 tot en met { $count }.
}
puzzle-score = { $right } van { $asked } goed.
puzzle-search = Partijen doorzoeken
puzzle-made = { $count ->
    [0] Er is geen puzzel gevonden.
    [one] Eén puzzel toegevoegd aan { $file }.
   *[other] { $count } puzzels toegevoegd aan { $file }.
}
error-no-such-puzzle = Zo’n puzzel is er niet. Kies een ander spel, een ander thema of een ander niveau.
error-no-puzzles-in-file = { $file } bevat nog geen puzzels. Maak er een paar met: heckmeck make-puzzles { $file }
error-bad-day = “{ $text }” is geen datum. Schrijf de datum als 2026-11-18.
error-day-or-practice = De puzzel van een dag heeft zijn eigen spel, thema en niveau. Geef een dag op of oefen, niet allebei.
error-mine-alone = --mine oefent de stellingen van vandaag. Het gaat niet samen met --day, --practise, --game, --theme, --level, --file, --number of --json.
error-bad-puzzle = { $file }, regel { NUMBER($line, useGrouping: 0) }: dit is geen puzzel. Puzzels maak je met: heckmeck make-puzzles BESTAND
error-no-puzzles = Voor dit spel zijn er geen puzzels.
error-puzzles-kernel = Puzzels zoeken kan alleen met de gecompileerde rekenkern, en die ontbreekt in deze installatie. Installeer Heckmeck op een computer met een C++-compiler.
error-nothing-to-choose = In deze stelling valt er niets te kiezen.
