# Après la partie.

after-result = Résultat
after-winners = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } se partagent la victoire !
}
after-worms = { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}
after-empty = Rentre le ventre vide
after-skip = Voir le résultat
after-what-next = Et maintenant ?
after-rematch = Revanche
after-home = Retour à l’accueil
after-save = Sauvegarder l’enregistrement
after-loading = Chargement de toute la partie…
after-failed = La partie n’a pas pu être chargée. Le serveur tourne-t-il encore ?
after-again = Réessayer

after-share = Partager le résultat
after-share-title = Une image du résultat
after-share-now = Partager
after-share-save = Enregistrer l’image
after-share-failed = Ce navigateur n’a pas pu dessiner l’image.

after-played = Comment chacun a joué
after-skill-champion = Un jeu de champion
after-skill-nearly = Presque un jeu de champion
after-skill-well = Bien joué
after-skill-mixed = Des hauts et des bas
after-skill-hunch = Joué à l’instinct
after-skill-unknown = Trop peu de choix pour juger
after-luck-very_lucky = Énormément de chance
after-luck-lucky = De la chance
after-luck-little_lucky = Un peu de chance
after-luck-even = Ni chance ni malchance
after-luck-little_unlucky = Un peu de malchance
after-luck-unlucky = De la malchance
after-luck-very_unlucky = Énormément de malchance
after-accuracy = { $slips ->
    [0] Précision { $accuracy }, aucun faux pas en { $choices } choix
    [one] Précision { $accuracy }, un faux pas en { $choices } choix
   *[other] Précision { $accuracy }, { $slips } faux pas en { $choices } choix
}
after-luck-number = { $luck ->
    [cards] Les cartes : { $change } de chances de gagner
   *[dice] Ses dés : { $change } de chances de gagner
}

after-moments = Les grands moments
# $unit est turn ou round.
after-moment-place = { $unit ->
    [round] Manche { $paragraph }
   *[turn] Tour { $paragraph }
}
after-moment-takes = { $name } prend le { $portion }
after-moment-steals = { $name } pique le { $portion } à { $rival }
after-moment-loses = Lancer nul : { $name } perd le { $portion }
after-moment-raven = { $name } souffle le { $portion } au Corbeau
after-moment-hen = { $name } prend la Mère poule à { $rival }
after-moment-lucky = { $luck ->
    [cards] Une bonne pioche pour { $name }
   *[dice] Un lancer heureux pour { $name }
}
after-moment-unlucky = { $luck ->
    [cards] Une mauvaise pioche pour { $name }
   *[dice] Un lancer malheureux pour { $name }
}
after-moment-costly = Un choix qui coûte cher à { $name }
after-moment-better = { $chosen }. Mieux : { $better }
after-moment-chance = Chances de gagner { $before } → { $after }
after-moment-look = Voir
after-moment-copy = Copier le lien
after-moment-copied = Lien copié

after-experts = Pour les experts
after-experts-what = les chances à chaque étape, la chance et les choix en chiffres, et le contrôle du hasard

after-play = Lecture
after-to-paragraph-back = { $unit ->
    [round] Manche précédente
   *[turn] Tour précédent
}
after-to-paragraph-next = { $unit ->
    [round] Manche suivante
   *[turn] Tour suivant
}
after-to-moment-back = Grand moment précédent
after-to-moment-next = Grand moment suivant

after-curve = Le déroulement de la partie
after-curve-axis = du début à la fin de la partie
# $scores est une liste de after-curve-end.
after-curve-told = Les vers au cours de la partie. À la fin : { $scores }.
after-curve-end = { $name } { $worms }
after-curve-table = En tableau
after-step = Étape

after-review = { $luck ->
    [cards] Les cartes et les joueurs
   *[dice] Les dés et les joueurs
}
after-review-loading = Préparation du bilan…
# $chances est une liste de review-change.
after-review-curve-told = Chances de gagner, du début à la fin de la partie : { $chances }.
# $changes est une liste de review-change.
after-review-point = { $kind ->
    [dice] Tour { $turn }, les dés ({ $name }) : { $changes }
    [cards] Tour { $turn }, les cartes ({ $name }) : { $changes }
   *[choice] Tour { $turn }, un choix ({ $name }) : { $changes }
}
after-review-mistake = { $name } : { $size }, { $loss }. { $chosen } ; mieux : { $better }
after-review-look = Voir
after-review-confirm = Vérifier par simulation
after-review-confirm-stop = Arrêter
after-review-more = { $count ->
    [one] En afficher un autre
   *[other] En afficher { $count } autres
}
after-review-choices = Ce qu’on pouvait choisir ici, avec les chances de gagner
after-review-chosen = (choisi)

after-replay = La partie pas à pas
after-to-first = Au début
after-to-back = Étape précédente
after-to-next = Étape suivante
after-to-last = À la fin
after-slider = Étape de la partie
after-position = Étape { $step } sur { $steps }
after-begins = La partie commence.
after-analyse = Analyser

# $luck est dice ou cards.
after-verify-title = { $luck ->
    [cards] Les cartes ont-elles été tirées honnêtement ?
   *[dice] Les dés étaient-ils honnêtes ?
}
after-verify-what = Avant la partie, le serveur s’est engagé sur un nombre secret, et l’appareil de chaque joueur sur un nombre aléatoire. Seules les empreintes étaient visibles. Les nombres n’ont été dévoilés qu’une fois toutes les empreintes vues par tout le monde : personne n’a donc pu choisir un nombre à son avantage. Tous les lancers et tirages découlent du secret et de ces nombres. Le secret est maintenant public, et ton navigateur peut vérifier chaque lancer et chaque tirage.
after-verify-what-alone = Avant la partie, le serveur s’est engagé sur un nombre secret et n’en a montré que l’empreinte. Tous les lancers et tirages découlent du secret et des éventuels nombres ajoutés par les joueurs. Le secret est maintenant public, et ton navigateur peut vérifier chaque lancer et chaque tirage.
after-verify-real-dice = Cette partie s’est jouée avec de vrais dés : il n’y a rien à vérifier.
after-verify = { $luck ->
    [cards] Vérifier toutes les cartes
   *[dice] Vérifier tous les lancers
}
after-verified = { $luck ->
    [cards] { $count ->
        [one] Un tirage vérifié : il était honnête.
       *[other] { $count } tirages vérifiés : tous étaient honnêtes.
    }
   *[dice] { $count ->
        [one] Un lancer vérifié : il était honnête.
       *[other] { $count } lancers vérifiés : tous étaient honnêtes.
    }
}
after-verified-promise = Les empreintes sont bien celles que ce navigateur a notées avant de dévoiler un nombre.
after-verified-numbers = { $count ->
    [one] Le nombre aléatoire de ce navigateur a été utilisé.
   *[other] Les { $count } nombres aléatoires de ce navigateur ont été utilisés.
}
after-no-own-number = Ce navigateur n’a donné aucun nombre pour cette partie. Il peut dire que tout découle du secret et des nombres des joueurs, mais pas que l’un d’eux est à toi.
after-scheme-committed = Ces joueurs se sont engagés sur leur nombre avant que quiconque en dévoile un : { $names }
after-scheme-nobody = Aucun joueur n’a ajouté de nombre. Le serveur a choisi le secret à lui seul.
after-scheme-older = Cette partie suit l’ancien procédé, sans engagement : celui qui donnait son nombre en dernier pouvait le choisir à son avantage.
after-failed-before = Un échange de nombres a échoué avant cette partie : { $name } n’a pas dévoilé son nombre.
after-unconfirmed = Ce navigateur ne peut pas confirmer ta part dans les lancers et tirages :
after-wrong = { $count ->
    [one] Quelque chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
after-wrong-no-secret = Le serveur n’a pas publié son secret.
after-wrong-secret = Le secret n’est pas celui qui était promis : son empreinte est { $found }, alors que l’empreinte promise était { $expected }.
after-wrong-promise = Ce navigateur avait noté une autre empreinte au début : { $expected }. Maintenant, c’est { $found }.
after-wrong-number = Ce navigateur a dévoilé le nombre aléatoire { $expected } pour { $name }, mais c’est { $found } qui a été utilisé.
after-wrong-left-out = Ce navigateur a dévoilé le nombre aléatoire { $expected } pour { $name }, mais ce nombre n’a pas été utilisé.
after-wrong-outcome = Le lancer ou tirage numéro { $draw } aurait dû donner { $expected }, mais la partie montre { $found }.
after-wrong-committed = Le nombre donné par { $name } ne correspond pas à son engagement.
after-wrong-failed = L’échange raté ({ $name }) est incohérent : son secret ou un nombre ne correspond pas à son empreinte.
after-wrong-hidden = Un échange dans lequel ce navigateur a dévoilé un nombre est absent ou a été modifié. Son empreinte est { $expected }.
after-wrong-unkept = Ce navigateur n’a pas dévoilé le nombre donné par { $name } et ne peut pas dire s’il a servi. Un autre navigateur l’a peut-être fait, ou celui-ci l’a oublié.
after-wrong-commitments = La partie a d’autres engagements que ceux que ce navigateur a vus avant de dévoiler ses nombres.
after-wrong-impossible = Après le lancer ou tirage numéro { $draw }, la partie montre { $found }, ce qui est impossible.
after-wrong-more = { $count ->
    [one] Et encore une chose.
   *[other] Et encore { $count } choses.
}
after-promise = Empreinte promise (SHA-256)
after-secret = Le secret
