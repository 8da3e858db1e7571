# Les énigmes de la page.

puzzles-title = Énigmes
puzzles-daily = Énigme du jour
puzzles-practice = Entraînement
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-level = Niveau
puzzles-any = { $what } : tous
puzzles-next = Passer à la suivante
puzzles-analyse = Ouvrir dans l’analyse
puzzles-streak = { $streak ->
    [0] Pas de série
    [one] Série : { $streak } jour
   *[other] Série : { $streak } jours
}
puzzles-best = { $best ->
    [one] La plus longue : { $best } jour
   *[other] La plus longue : { $best } jours
}
puzzles-score = Résolues : { $right } sur { $asked }
puzzles-share = Partager le résultat
puzzles-copied = Copié !
puzzles-share-right = Heckmeck, énigme du { $date } : résolue ✓ { $streak ->
    [one] Premier jour de ma série.
   *[other] { $streak } jours de suite.
}
puzzles-share-wrong = Heckmeck, énigme du { $date } : non résolue ✗ Et toi ?
puzzles-other-day = C’est l’énigme du { $date }. Elle ne compte pas pour ta série.
puzzles-today = Aller à l’énigme d’aujourd’hui

puzzles-own-due = { $count ->
    [0] Tes propres positions : aucune à revoir aujourd’hui
    [one] Tes propres positions : une à revoir aujourd’hui
   *[other] Tes propres positions : { $count } à revoir aujourd’hui
}
puzzles-own-none = Aucune de tes positions n’est à revoir aujourd’hui. Quand une erreur te coûte cher dans un jeu de dés, la position revient ici le lendemain.
puzzles-own-next = Aucune de tes positions n’est à revoir aujourd’hui. La prochaine revient le { $date }.
puzzles-own-from = { $game } · de ta partie du { $date }
puzzles-own-again = Tu reverras cette position le { $date }.
puzzles-estimate = C’est une estimation : par rapport au deuxième, le meilleur choix augmente les chances de gagner de { $gap } (en points de pourcentage).
puzzles-as-good = Bravo ! Tout aussi bon : { $choice }.
