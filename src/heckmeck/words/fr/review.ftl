# Retour sur une partie.

review-player = joueur
review-start = au départ
review-own-dice = ses dés
review-cards = les cartes
review-own-choices = ses choix
review-others-dice = dés des autres
review-others-choices = choix des autres
review-forecast-error = erreur de prévision
review-outcome = résultat
review-stands = à ce stade
review-note = { $luck ->
    [cards] Les chances sont estimées en jouant très vite de nombreuses fins de partie. Un choix est jugé d’après ce que son auteur pouvait voir. Ce qu’aucun choix n’explique clairement est mis au compte des cartes.
   *[dice] Erreur de prévision : l’écart entre la prévision avant chaque tour et les probabilités exactes de ce tour. Ce n’est ni de la chance ni du talent.
}
review-curve = Chances de gagner, tour par tour :
review-turning-points = Les tournants de la partie :
# $place est un tour dans la notation des enregistrements, $changes une liste de review-change.
review-turning-point = { $kind ->
    [dice] Tour { $turn }, { $place } — les dés : { $changes }
    [cards] Tour { $turn }, { $place } — les cartes : { $changes }
   *[choice] Tour { $turn }, { $place } — le choix : { $changes }
}
review-change = { $name } { $before } → { $after }
review-mistakes = Les choix qui ont coûté des chances de gagner :
review-no-mistakes = Aucune erreur notable.
review-more-mistakes = { $count ->
    [one] Et un autre.
   *[other] Et { $count } autres.
}
# $size est un des review-size ; $chosen et $better sont chacun un review-choice.
review-mistake = Tour { $turn }, { $place } — { $size }, { $loss } : { $chosen } ; mieux : { $better }
review-choice = { $choice } ({ $chance })
review-place = Tour { $turn }, { $place }
review-analyse = Pour revoir le pire moment : heckmeck analyse { $position }
# Simulations d’une erreur. $gap et $error sont des points de pourcentage.
review-confirming = Simulations à partir des erreurs
review-confirmations = Les erreurs selon les simulations (estimations) :
review-confirmed = Le meilleur choix augmente les chances de gagner de { $gap } ± { $error } (en points de pourcentage), d’après { $games } parties entre champions pour chaque choix ; c’est une estimation. { $verdict ->
    [confirmed] L’erreur est confirmée.
    [refuted] Ce choix n’était donc pas une erreur.
   *[open] L’erreur n’est ni confirmée ni démentie.
}
review-size-good = le meilleur, ou presque
review-size-inaccuracy = imprécision
review-size-mistake = erreur
review-size-blunder = gaffe

review-every-turn = { $luck ->
    [cards] Chaque tour, chaque carte, chaque choix
   *[dice] Chaque tour, chaque lancer, chaque choix
}
# $change va d’une part à une autre.
review-turn = Tour { $turn }, { $name } : { $change }
review-chances = chances de gagner

error-review-kernel = Le bilan d’une partie de Karteneck demande le noyau compilé, absent de cette installation. Installe Heckmeck sur une machine avec un compilateur C++.
error-no-net = Il n’y a pas de réseau pour ce jeu à { $players } joueurs : les chances de gagner sont inconnues. Pour en entraîner un : heckmeck train
error-unwritable = Impossible d’écrire { $file } : { $reason }.
error-no-review = Aucune prévision n’existe pour ce jeu : il n’y a donc pas de bilan.
error-confirm-hidden = Les simulations ne peuvent pas vérifier les erreurs de ce jeu de cartes : elles connaîtraient les cartes cachées au joueur.
