# Le tuteur : ce que quelqu’un s’apprête à faire, au début d’une phrase, dans une phrase, et comme question
doing-roll = { $golden ->
    [yes] Lancer avec le Dé doré
   *[no] Lancer
}
    .within = { $golden ->
        [yes] lancer avec le Dé doré
       *[no] lancer
    }
    .anyway = { $golden ->
        [yes] Lancer quand même avec le Dé doré ?
       *[no] Lancer quand même ?
    }
doing-stop = T’arrêter
    .within = t’arrêter
    .anyway = T’arrêter quand même ?
doing-lay-aside = { $face ->
    [worm] Mettre les vers de côté
   *[other] Mettre les { $face } de côté
}
    .within = { $face ->
        [worm] mettre les vers de côté
       *[other] mettre les { $face } de côté
    }
    .anyway = { $face ->
        [worm] Mettre quand même les vers de côté ?
       *[other] Mettre quand même les { $face } de côté ?
    }
doing-use-weasel = Utiliser la Belette
    .within = utiliser la Belette
    .anyway = Utiliser quand même la Belette ?
doing-take-portion = Prendre le Pickomino { $portion }
    .within = prendre le Pickomino { $portion }
    .anyway = Prendre quand même le Pickomino { $portion } ?
doing-take-bratworm = Prendre un ver grillé à { $rival }
    .within = prendre un ver grillé à { $rival }
    .anyway = Prendre quand même un ver grillé à { $rival } ?
doing-keep-specialist = Garder { $object }
    .within = garder { $object }
    .anyway = Garder quand même { $object } ?

# Ce que cela coûte, et pourquoi
tutor-keeps = { $better } te laisse { $more } de chances de gagner ; { $chosen }, seulement { $less }.
tutor-reason = { $better } ; { $chosen }.
tutor-clause = { $risk ->
    [none] { $sure ->
        [yes] { $doing } rapporte à coup sûr { $prize }
       *[no] { $doing } n’échoue presque jamais et rapporte le plus souvent { $prize }
    }
    [all] { $doing } ne rapporte rien
   *[some] { $doing } donne un lancer nul dans { $chance } des cas et rapporte sinon le plus souvent { $prize }
}
tutor-prize = { $hen ->
    [yes] la Mère poule, piquée à { $rival }
   *[no] { $rival ->
        [no_one] le Pickomino { $portion }
       *[other] le Pickomino { $portion }, piqué à { $rival }
    }
}
tutor-reason-later = La différence ne se voit pas dans ce tour, mais dans les suivants.
tutor-estimate = Les chances de gagner sont des estimations.
tutor-back = Choisir autre chose
tutor-show = Voir
tutor-take-back = Reprendre

tutor-agree = J’accepte le tuteur.
tutor-agree-why = À cette table, le jeu demande confirmation avant un choix qui coûte cher, et on peut reprendre ses dés tant qu’on n’a ni relancé ni arrêté. Sans ton accord, on joue sans tuteur.
