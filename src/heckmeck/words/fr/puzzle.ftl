# Les énigmes, sur la page et dans le terminal.

puzzle-theme-stop-or-roll = S’arrêter ou lancer
puzzle-theme-face = Quelle valeur
puzzle-theme-steal = Piquer ou non
puzzle-theme-specialist = Spécialistes
puzzle-theme-endgame = Fin de partie
puzzle-theme-play-or-pass = Jouer ou passer
puzzle-level-easy = facile
puzzle-level-medium = moyen
puzzle-level-hard = difficile
puzzle-of-day = Énigme du { $date }
puzzle-heading = { $game } · { $theme } · { $level }
puzzle-what-now = C’est à { $name } de jouer. Que faire ?
puzzle-right = Bravo ! Le meilleur choix : { $choice }.
puzzle-wrong = Ce n’est pas le meilleur choix. Mieux : { $choice }.
puzzle-exact = Calcul exact : par rapport au deuxième, le meilleur choix augmente les chances de gagner de { $gap } (en points de pourcentage).
puzzle-rolled-out-champion = Confirmé par { $games } parties entre champions pour chaque choix : par rapport au deuxième, le meilleur augmente les chances de gagner de { $gap } ± { $error } (en points de pourcentage).
puzzle-rolled-out-rule = Confirmé par { $games } parties pour chaque choix, où les cartes cachées sont distribuées au hasard et où tous suivent une règle rapide : par rapport au deuxième, le meilleur augmente les chances de gagner de { $gap } ± { $error } (en points de pourcentage).
puzzle-own-due = { $count ->
    [0] Tes propres positions : aucune à revoir aujourd’hui
    [one] Tes propres positions : une à revoir aujourd’hui
   *[other] Tes propres positions : { $count } à revoir aujourd’hui
}
puzzle-own-none = Aucune de tes positions n’est à revoir aujourd’hui. Quand une erreur te coûte cher dans un jeu de dés, la position revient ici le lendemain.
puzzle-own-next = Aucune de tes positions n’est à revoir aujourd’hui. La prochaine revient le { $date }.
puzzle-own-from = { $game } · de ta partie du { $date }
puzzle-own-again = Tu reverras cette position le { $date }.
puzzle-estimate = C’est une estimation : par rapport au deuxième, le meilleur choix augmente les chances de gagner de { $gap } (en points de pourcentage).
puzzle-as-good = Bravo ! Tout aussi bon : { $choice }.

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
error-mine-alone = --mine fait revoir les positions du jour. Il ne va ni avec --day, --practise, --game, --theme, --level, --file, --number ni avec --json.
error-bad-puzzle = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas une énigme. Pour en créer : heckmeck make-puzzles FICHIER
error-no-puzzles = Ce jeu n’a pas d’énigmes.
error-puzzles-kernel = Chercher des énigmes demande le noyau compilé, qui manque à cette installation. Installe Heckmeck sur une machine avec un compilateur C++.
error-nothing-to-choose = Dans cette position, il n’y a rien à choisir.
