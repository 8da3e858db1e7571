# Het analysebord.

analyse-title = Analyse
analyse-position = Stellingcode
analyse-open = Openen
analyse-new = Nieuwe stelling
analyse-players = Aantal spelers
analyse-count = { $count } spelers
analyse-player = Speler { $number }
analyse-choices = Keuzes
analyse-luck = De worp ontbreekt nog. Voer in wat de dobbelstenen tonen, of gooi.
analyse-roll = Gooien
analyse-over = Het spel is afgelopen.
analyse-line = Zetten
analyse-start = Begin
analyse-back = Eén zet terug
analyse-branch = Variant { $number }
analyse-rollout = Uitspelen
analyse-rollout-stop = Stoppen
analyse-rollout-games = { $games ->
    [one] Eén partij tussen kampioenen, zonder het bekende geluk.
   *[other] { $games } partijen tussen kampioenen, zonder het bekende geluk.
}
