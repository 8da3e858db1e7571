# Mijn spel: wat dit apparaat van alle partijen onthoudt.

mine-title = Mijn spel
mine-empty = Nog geen partijen. Elke partij die je op dit apparaat uitspeelt, komt hier te staan.
mine-private = Dit alles wordt alleen op dit apparaat bewaard.
mine-player = Speler
mine-everyone = Iedereen op dit apparaat
mine-given-why = { $decisions ->
    [one] Winstkans, bij één keuze
   *[other] Winstkans, gemiddeld over { $decisions } keuzes
}
mine-trend-axis = van je eerste tot je laatste partij
mine-trend-legend = Weggegeven per keuze. Elke stip is een partij, de lijn is het gemiddelde van de laatste { $window }. De onderbroken lijnen laten per bot zien hoeveel je hoogstens mag weggeven om net zo te spelen.

mine-wins = Zeges

mine-file = Bewaren en meenemen
mine-file-why = Sla alles op in een bestand en voeg dat op een ander apparaat toe. Geen partij telt dubbel.
mine-export = Opslaan als bestand
mine-import = Bestand toevoegen
mine-delete = Alles verwijderen
mine-delete-ask = Alle partijen en stellingen verwijderen die dit apparaat onthoudt? Dit kan niet ongedaan worden gemaakt.
mine-delete-no = Alles behouden
mine-delete-yes = Voorgoed verwijderen
