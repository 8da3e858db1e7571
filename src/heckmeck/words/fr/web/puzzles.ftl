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
