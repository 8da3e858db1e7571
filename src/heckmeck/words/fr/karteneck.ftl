# Heckmeck am Karteneck. Une carte s’écrit 3 ou W12 ; $first est un nom ; $cards et $portions sont des listes, $count leur longueur.

event-hand-dealt = { $cards ->
    [no_one] { $count ->
        [one] { $seat } reçoit une carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
   *[other] { $seat } reçoit { $cards } en main.
}
event-grill-opened = { $count ->
    [one] Nouvelle manche : sur la brochette, le Pickomino { $portions }.
   *[other] Nouvelle manche : sur la brochette, les Pickominos { $portions }.
}
event-cards-played = { $seat } joue { $cards } pour un total de { $total }.
event-passed = { $valid ->
    [yes] { $seat } passe avec { $total }.
   *[no] { $seat } passe sans carte ver.
}
event-cards-discarded = { $seat } défausse { $cards }.
event-reshuffled = { $count ->
    [one] La pioche est épuisée : la seule carte défaussée devient la nouvelle pioche.
   *[other] La pioche est épuisée : les { $count } cartes défaussées forment la nouvelle pioche.
}
event-card-drawn = { $card ->
    [no_one] { $seat } pioche une carte.
   *[other] { $seat } pioche la carte { $card }.
}
event-draws-lapsed = { $count ->
    [one] Il n’y a plus rien à piocher : une carte de moins pour { $seat }.
   *[other] Il n’y a plus rien à piocher : { $count } cartes de moins pour { $seat }.
}
event-round-ended = La manche est finie : le dernier Pickomino va à { $first }.

statistic-turn-began = Tours
statistic-round-ended = Manches
statistic-reshuffled = Pioches reformées
statistic-draws-lapsed = Pioches manquées

# Enregistrements
expected-card = une carte comme 3 ou W12
expected-card-play = des cartes identiques (comme 3 3)
expected-card-pass = pass
expected-card-draw = une carte piochée comme +2
expected-card-steal = steal= et un nom
expected-grill-line = une ligne grill: avec { $portions } Pickominos
error-hand-missing = Aucune main n’est indiquée pour { $name }.
error-draw-missing = À la ligne précédente, { $name } doit encore piocher.
error-draw-not-owed = { $text } est une carte de trop : on ne pioche plus rien ici.

# Règles
error-awaiting-hands = Il faut d’abord distribuer les cartes.
error-awaiting-grill = Il faut d’abord retourner face visible les Pickominos de la nouvelle manche.
error-awaiting-card = Un joueur doit d’abord jouer des cartes ou passer.
error-awaiting-draw = Il faut d’abord piocher une carte.
error-no-cards = Il faut jouer au moins une carte.
error-mixed-kinds = On ne joue ensemble que des cartes identiques.
error-kind-already-played = { $kind ->
    [worm] Ce joueur a déjà joué des cartes ver dans cette manche.
   *[other] Ce joueur a déjà joué un { $kind } dans cette manche.
}
error-card-not-in-hand = La carte { $card } n’est pas dans la main de ce joueur, ou pas en nombre suffisant.
error-steal-from-oneself = On ne peut rien piquer dans sa propre pile.
error-steal-without-worm = On ne peut rien piquer sans carte ver.
error-nothing-to-steal = Il n’y a rien à piquer : cette pile est vide.
error-total-is-not-the-portion = Le total est { $total }, mais le Pickomino au sommet de cette pile est le { $portion }.
error-size-of-grill = À { $players } joueurs, on retourne { $players } Pickominos et non { $portions }.
error-portion-not-face-down = Le Pickomino { $portion } n’est plus face cachée.
error-card-not-in-pile = La carte { $card } n’est pas parmi celles à piocher.
error-number-of-hands = Pour { $players } joueurs, il faut { $players } mains et non { $hands }.
error-size-of-hand = Chaque joueur reçoit { $size } cartes et non { $cards }.
error-no-such-card = Il n’y a pas de carte { $card }.
error-card-too-often = { $most ->
    [one] Il n’y a qu’une seule carte { $card }.
   *[other] Il n’y a que { $most } cartes { $card }.
}
error-number-of-stacks = Pour { $players } joueurs, il y a { $players } piles et non { $stacks }.
error-portion-too-often = { $most ->
    [one] Il n’y a qu’un seul Pickomino { $portion }.
   *[other] Il n’y a que { $most } Pickominos { $portion }.
}
error-not-whole-rounds = { $portions ->
    [one] Un seul Pickomino dans les piles ne fait pas une manche entière à { $players } joueurs.
   *[other] { $portions } Pickominos dans les piles ne donnent pas un nombre entier de manches à { $players } joueurs.
}
error-too-many-portions = Il y a { $portions } Pickominos dans les piles, mais seulement { $most } dans le jeu.
