# La table de Heckmeck am Karteneck.

cards-grill = Brochette
cards-grill-empty = La brochette est vide.
cards-reserve = réserve
cards-draw-pile = pioche
cards-discards = défausse
cards-round = manche

cards-number-card = Carte { $number }
cards-worm-card = Carte ver, étiquette { $tag }
# Une carte qui ne peut pas être jouée, et pourquoi.
cards-closed = { $card } : { $why }

cards-hand = Ta main
cards-in-hand = { $cards ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $cards } cartes en main
}
cards-table = Cartes sur la table
cards-total = Total { $total }
cards-valid = Avec une carte ver : valable
cards-not-valid = Pas encore de carte ver
cards-passed = a passé
cards-tie = Total égal : l’étiquette la plus élevée sur une carte ver passe en premier.

cards-turn-yours = À toi : joue des cartes ou passe.
cards-turn-yours-of = { $name }, à toi : joue des cartes ou passe.
cards-help = Touche des cartes identiques.
cards-must-pass = Tu ne peux que passer.
cards-choose = Choisir des cartes
# $cards comme 3 3 ; $total est le total qui en résulte.
cards-play = Jouer { $cards } → { $total }
cards-clear = Annuler le choix
# $action est le texte du bouton (Passer).
cards-pass-takes = { $action } et prendre le { $portion }

# Les chances, qui sont estimées. ≈ est un signe dans la liste.
cards-hints = Chances
cards-odds = Les chances de gagner après chaque choix, le meilleur d’abord
cards-odds-waiting = Calcul en cours…
cards-odds-close = peut-être aussi bon que le meilleur
cards-odds-why = Chances de gagner estimées, ± la moitié de l’intervalle à 95 % : la suite est jouée de nombreuses fois en imaginant les mains des autres. ≈ : peut-être aussi bon que le meilleur.
