# La table des jeux de dés. $portion est le nombre d’un Pickomino, $rival et $name sont des noms.

# Ce qui est sur la table
dice-portion = Pickomino { $portion }, { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}
dice-portion-down = Pickomino { $portion }, retourné
dice-grill = Brochette
dice-supply = { $count ->
    [one] Encore un ver grillé dans la réserve
   *[other] Encore { $count } vers grillés dans la réserve
}
dice-bratworms = { $count ->
    [one] Un ver grillé
   *[other] { $count } vers grillés
}

# Les dés en main
dice-hand = Dés
dice-rolled = Dés lancés
dice-worm-face = ver
dice-face-group = { $face ->
    [worm] { $count ->
        [one] { $count } ver
       *[other] { $count } vers
    }
   *[other] { $count } × { $face }
}
dice-aside = Mis de côté : { $dice }
dice-aside-nothing = Rien n’est encore mis de côté
dice-points = { $total ->
    [one] point
   *[other] points
}
dice-canned = avec le Ver en boîte
dice-failed = Lancer nul !

# Que faire
dice-choose-face = Quels dés mets‑tu de côté ?
dice-roll = { $dice ->
    [one] Lancer un dé
   *[other] Lancer { $dice } dés
}
dice-stop-take = S’arrêter et prendre le { $portion }
dice-stop-steal = S’arrêter et piquer le { $portion } à { $rival }
dice-stop-hen = S’arrêter et piquer la Mère poule à { $rival }
dice-stop-choose = S’arrêter et choisir un Pickomino
dice-stop-nothing = S’arrêter sans rien
dice-give-up = Accepter le lancer nul
dice-ask-portion = Quel Pickomino prends‑tu ?
dice-ask-bratworm = À qui prends‑tu un ver grillé ?
dice-ask-specialist = Quel spécialiste gardes‑tu ?
dice-key-enter = Entrée

# Dés réels
dice-fell = { $dice ->
    [0] Que montre le Dé doré ?
    [one] Que montre ton dé ?
   *[other] Que montrent tes { $dice } dés ?
}
dice-fell-golden = Et que montre le Dé doré ?
dice-fell-so-far = Dés saisis : { $count } sur { $dice }
dice-fell-confirm = Confirmer le lancer
dice-undo = Annuler

# Les chances exactes
dice-hints = Chances
dice-odds = Les chances de chaque choix, le meilleur d’abord
dice-odds-waiting = Calcul en cours…
dice-odds-none = Il n’y a pas de chances à calculer pour ce choix.
dice-odds-worms = vers : { $worms } en moyenne
dice-odds-fail = lancer nul : { $chance }
dice-odds-win = { $chance } de chances de gagner

# Le plateau et sa propre place
dice-rolls = { $name } lance les dés…
dice-turn-of = C’est à { $name }
dice-your-roll = { $name }, à toi de lancer les dés
dice-roll-or-stop = Relancer ou s’arrêter ?
dice-weasel-or-fail = Que des valeurs déjà de côté : utiliser la Belette ?
dice-tag-steals = piqué à { $rival }
dice-tag-takes = prend le { $portion }
dice-tag-face-already-aside = déjà de côté
dice-sure = S’arrêter sans rien ?
dice-sure-why = Tes dés ne rapportent encore aucun Pickomino. Si tu t’arrêtes maintenant, le lancer est nul.
dice-sure-no = Continuer

# Les spécialistes : ce qu’ils savent faire et où ils sont.
dice-specialist-on = sur le Pickomino { $portion }
dice-specialist-with = chez { $name }
dice-keep-had = déjà chez toi
dice-keep-new = vient d’arriver
