# Ce qui s’est passé, une phrase à chaque fois. $seat et $rival sont des noms ; $roll est le lancer en texte.

event-dice-fell = { $seat } lance les dés : { $roll }.
event-dice-laid-aside = { $seat } met de côté { $face ->
    [worm] { $count ->
        [one] { $count } ver
       *[other] { $count } vers
    }
   *[other] { $count } × { $face }
} : { $total ->
    [one] { $total } point
   *[other] { $total } points
} pour l’instant.
event-weasel-used = { $seat } utilise la Belette et relance ces dés.
event-failed-attempt = { $reason ->
    [faces] Lancer nul pour { $seat } : que des valeurs déjà de côté.
    [no_worm] Lancer nul pour { $seat } : { $total } sans aucun ver.
   *[no_portion] Lancer nul pour { $seat } : aucun Pickomino pour { $total }.
}
event-portion-taken = { $seat } prend le Pickomino { $portion } de la brochette.
event-portion-stolen = { $seat } pique le Pickomino { $portion } à { $rival }.
event-portion-returned = { $seat } remet le Pickomino { $portion } sur la brochette.
event-portion-turned-over = Le Pickomino { $portion } est retourné.
event-specialist-won = { $rival ->
    [no_one] { $seat } prend { $object }.
   *[other] { $seat } prend { $object } à { $rival }.
}
event-specialist-kept = { $seat } garde { $object }.
event-specialist-placed = { $portion ->
    [no_one] { $subject } quitte le jeu.
   *[other] { $subject } se pose sur le Pickomino { $portion }.
}
event-bratworm-taken = { $rival ->
    [no_one] { $seat } prend un ver grillé.
   *[other] { $seat } prend un ver grillé à { $rival }.
}
event-game-over = { $count ->
    [one] La partie est finie : { $winners } gagne.
   *[other] La partie est finie : { $winners } se partagent la victoire.
}
event-seat-handed = { $level ->
    [no_one] { $seat } est de retour.
    [chick] Le poussin remplace { $seat }.
    [hen] La poule remplace { $seat }.
    [rooster] Le coq remplace { $seat }.
    [fox] Le renard remplace { $seat }.
   *[champion] Le champion remplace { $seat }.
}
event-turn-handed = { $level ->
    [chick] Temps écoulé pour { $seat }. Le poussin joue ce tour.
    [hen] Temps écoulé pour { $seat }. La poule joue ce tour.
    [rooster] Temps écoulé pour { $seat }. Le coq joue ce tour.
    [fox] Temps écoulé pour { $seat }. Le renard joue ce tour.
   *[champion] Temps écoulé pour { $seat }. Le champion joue ce tour.
}
event-taken-back = { $seat } reprend ses dés.

# Réactions : un mot rapide à toute la table.
reaction-ask = Envoyer une réaction
reaction-told = { $name } : { $reaction }
reaction-clap = Bravo !
reaction-laugh = Haha !
reaction-wow = Ça alors !
reaction-oh_no = Oh non !
reaction-hurry = Allez, dépêche-toi !
reaction-worm = Miam, un ver !
