# Mijn spel, op de pagina en in de terminal.

mine-level = { $level ->
    [chick] Je speelt als een kuiken
    [hen] Je speelt als een hen
    [rooster] Je speelt als een haan
    [fox] Je speelt als een vos
   *[champion] Je speelt als een kampioen
}
mine-level-why = Dat is de bot die met zijn keuzes ongeveer evenveel weggeeft als jij.
mine-level-soon = { $count ->
    [one] Nog één keuze, dan zie je welke bot net zo speelt als jij.
   *[other] Nog { $count } keuzes, dan zie je welke bot net zo speelt als jij.
}
mine-games = Partijen
mine-won = Gewonnen
mine-rate = Aandeel
mine-luck = Geluk, in zeges
mine-given = Weggegeven per keuze

mine-trend = Verloop
mine-trend-told = Weggegeven per keuze: eerst { $first }, nu { $last }.
mine-by-game = Per spel
mine-by-rival = Per tegenstander
mine-by-players = Per aantal spelers
mine-rival-person = Mensen
mine-players = { $count } spelers

mine-habits = Je duurste gewoontes
mine-habits-none = Nog geen. Daarvoor zijn { $count } fouten van dezelfde soort nodig, in minstens { $games } partijen.
mine-habit-times = { $count } keer in { $games } partijen. Dat kost elke keer gemiddeld { $each } winstkans.
# $edge is een tegel; 0 als er geen te noemen is.
mine-habit-stops_early = { $edge ->
    [0] Je stopt te vroeg.
   *[other] Onder { $edge } stop je te vroeg.
}
mine-habit-rolls_on = { $edge ->
    [0] Je gooit door terwijl je beter kunt stoppen.
   *[other] Vanaf { $edge } gooi je door terwijl je beter kunt stoppen.
}
mine-habit-leaves_steal = Je laat tegels liggen die je kunt stelen.
mine-habit-skips_worms = Je laat wormen liggen die je beter opzij kunt leggen.
mine-habit-hurries_worms = Je legt wormen opzij terwijl andere dobbelstenen beter zijn.
mine-habit-low_face = Je legt lage dobbelstenen opzij terwijl hogere beter zijn.
mine-habit-high_face = Je legt hoge dobbelstenen opzij terwijl lagere beter zijn.
mine-habit-spends_weasel = Je zet de wezel te vroeg in.
mine-habit-saves_weasel = Je spaart de wezel terwijl je hem beter kunt inzetten.
mine-habit-spends_golden = Je gooit de gouden dobbelsteen terwijl je hem beter laat liggen.
mine-habit-saves_golden = Je laat de gouden dobbelsteen liggen terwijl je hem beter kunt meegooien.
mine-habit-wrong_specialist = Je houdt de verkeerde specialist.
mine-habit-wrong_rival = Je pakt iets van de verkeerde speler.
mine-habit-wrong_portion = Je pakt de verkeerde tegel.
mine-habit-passes_early = Je past te vroeg.
mine-habit-plays_on = Je speelt kaarten terwijl je beter kunt passen.
mine-habit-few_cards = Je speelt te weinig kaarten van één soort.
mine-habit-many_cards = Je speelt te veel kaarten van één soort.
mine-habit-wrong_cards = Je speelt de verkeerde kaarten.
mine-imported = { $games ->
    [0] In dit bestand staat geen partij die hier nieuw is.
    [one] Eén partij toegevoegd.
   *[other] { $games } partijen toegevoegd.
}
mine-bad-foreign = Dit is geen bestand van “Mijn spel”. Kies een bestand dat “Mijn spel” heeft opgeslagen.
mine-bad-damaged = Dit bestand is beschadigd, dus er is niets toegevoegd. Sla het op het andere apparaat opnieuw op.
mine-bad-newer = Dit bestand komt van een nieuwere versie van Heckmeck. Werk Heckmeck hier bij en voeg dan het bestand toe.

# Alleen in de terminal
mine-empty-terminal = Nog geen partijen. Elke partij die je in de terminal uitspeelt, komt hier te staan. Partijen uit je browser sla je daar op als bestand en voeg je zo toe: heckmeck me --import BESTAND
mine-names = Partijen van { $names }. Eén speler zie je met --player NAAM.
mine-chart-legend = Weggegeven per keuze, van je eerste tot je laatste partij. · is een partij, ● het gemiddelde van de laatste { $window }. De lijnen van ┄ laten per bot zien hoeveel je hoogstens mag weggeven om net zo te spelen.
mine-exported = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} en { $positions ->
    [one] één stelling
   *[other] { $positions } stellingen
} opgeslagen in { $file }.
mine-delete-ask-terminal = Alle partijen en stellingen verwijderen die de terminal onthoudt? Dit kan niet ongedaan worden gemaakt. ({ $yes } om te verwijderen, Enter om alles te behouden): {""}
mine-deleted = Alle partijen en stellingen zijn verwijderd.
mine-not-deleted = Er is niets verwijderd.
error-me-one = Kies één van --player, --export, --import en --delete.
error-me-player = Er zijn geen partijen van { $player }. Bekende spelers: { $players }.
error-me-damaged = { $file } is beschadigd, dus Heckmeck leest of wijzigt het bestand niet. Zet er een opgeslagen bestand voor in de plaats, of verwijder het met: heckmeck me --delete
error-me-newer = { $file } komt van een nieuwere versie van Heckmeck. Werk Heckmeck bij.
