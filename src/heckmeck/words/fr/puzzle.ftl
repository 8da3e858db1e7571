# Les énigmes, sur la page et dans le terminal.

puzzle-theme-stop-or-roll = S’arrêter ou lancer
puzzle-theme-face = Quelle valeur
puzzle-theme-steal = Piquer ou non
puzzle-theme-specialist = Spécialistes
puzzle-theme-endgame = Fin de partie
puzzle-level-easy = facile
puzzle-level-medium = moyen
puzzle-level-hard = difficile
puzzle-of-day = Énigme du { $date }
puzzle-heading = { $game } · { $theme } · { $level }
puzzle-what-now = C’est à { $name } de jouer. Que faire ?
puzzle-right = Bravo ! Le meilleur choix : { $choice }.
puzzle-wrong = Ce n’est pas le meilleur choix. Mieux : { $choice }.
puzzle-exact = Calcul exact : par rapport au deuxième, le meilleur choix augmente les chances de gagner de { $gap } (en points de pourcentage).
puzzle-rolled-out = Confirmé par { $games } parties entre champions pour chaque choix : par rapport au deuxième, le meilleur augmente les chances de gagner de { $gap } ± { $error } (en points de pourcentage).

# Seulement dans le terminal
puzzle-prompt = 1–{ $count }, ou q pour quitter :{" "}
puzzle-not-a-choice = { $count ->
    [one] Tape 1.
   *[other] Tape un nombre de 1 à { $count }.
}
puzzle-score = Énigmes résolues : { $right } sur { $asked }.
puzzle-search = Recherche dans les parties
puzzle-made = { $count ->
    [0] Aucune énigme trouvée.
    [one] Une énigme ajoutée à { $file }.
   *[other] { $count } énigmes ajoutées à { $file }.
}
error-no-such-puzzle = Il n’y a pas d’énigme de ce genre. Choisis un autre jeu, un autre thème ou un autre niveau.
error-no-puzzles-in-file = { $file } ne contient pas encore d’énigmes. Crées-en avec : heckmeck make-puzzles { $file }
error-bad-day = « { $text } » n’est pas une date. Écris-la ainsi : 2026-11-18.
error-day-or-practice = L’énigme d’un jour donné a déjà son jeu, son thème et son niveau. Indique un jour ou entraîne-toi, pas les deux.
error-bad-puzzle = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas une énigme. Pour en créer : heckmeck make-puzzles FICHIER
error-no-puzzles = Ce jeu n’a pas d’énigmes.
error-puzzles-kernel = Chercher des énigmes demande le noyau compilé, qui manque à cette installation. Installe Heckmeck sur une machine avec un compilateur C++.
error-nothing-to-choose = Dans cette position, il n’y a rien à choisir.
