# Het analysebord.

analyse-title = Analyse
analyse-position = Stellingcode
analyse-open = Openen
analyse-new = Nieuwe stelling
analyse-players = Aantal spelers
analyse-count = { $count } spelers
analyse-player = Speler { $number }
analyse-choices = Keuzes
analyse-luck = De dobbelstenen zijn in de lucht. Tik in wat ze tonen, of laat ze vallen.
analyse-roll = Gooien
analyse-over = Het spel is voorbij.
analyse-line = Zetten
analyse-start = Begin
analyse-back = Eén stap terug
analyse-branch = Variant { $number }
analyse-rollout = Uitspelen
analyse-rollout-stop = Stoppen
analyse-rollout-games = { $games ->
    [one] Eén spel tussen kampioenen, zonder het bekende geluk.
   *[other] { $games } spellen tussen kampioenen, zonder het bekende geluk.
}
