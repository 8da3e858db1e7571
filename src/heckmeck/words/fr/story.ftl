# L’histoire d’une partie en une phrase. $leader, $winner, $seat et $rival sont des noms, $tied et $winners des listes de noms. $when est
# un story-when, $at un story-at et $many un story-count. $how dit ce qui a fait basculer la partie : robbed, $seat a piqué un Pickomino
# à $rival ; loses, $seat a fait un lancer nul et a remis un Pickomino.
story-count = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}
story-at = { $unit ->
    [round] à la manche { $paragraph }
   *[turn] au tour { $paragraph }
}
story-when = { $unit ->
    [round] { $left ->
        [0] à la dernière manche
        [one] à une manche de la fin
       *[other] à { $many } manches de la fin
    }
   *[turn] { $left ->
        [0] au dernier tour
        [one] à un tour de la fin
       *[other] à { $many } tours de la fin
    }
}
story-hungry = Personne n’a gardé le moindre ver : { $winners } se partagent la victoire.
story-shared = { $worms ->
    [one] { $winners } terminent à égalité avec un ver et se partagent la victoire.
   *[other] { $winners } terminent à égalité avec { $worms } vers et se partagent la victoire.
}
story-tiebreak = { $worms ->
    [one] { $tied } terminent à égalité avec un ver, et le Pickomino le plus élevé décide : { $winner } a le { $portion }.
   *[other] { $tied } terminent à égalité avec { $worms } vers, et le Pickomino le plus élevé décide : { $winner } a le { $portion }.
}
story-plain = { $worms ->
    [one] { $winner } gagne avec un ver.
   *[other] { $winner } gagne avec { $worms } vers.
}
story-comeback = { $winner } avait encore { $worms } vers de retard sur { $leader } { $when } et gagne malgré tout.
story-walkover = { $worms ->
    [one] { $winner } prend la tête { $at } et reste hors d’atteinte : personne d’autre n’a le moindre ver.
   *[other] { $winner } prend la tête { $at } et reste hors d’atteinte : { $worms } vers, et personne d’autre ne dépasse la moitié.
}
story-narrow = { $winner } prend la tête { $at } et la garde jusqu’au bout, avec un ver d’avance sur { $rival }.
story-ahead = { $winner } prend la tête { $at } et ne la lâche plus.
story-led = { $how ->
    [steals] { $leader } menait, mais { $when }, { $winner } lui pique le { $portion }.
    [steals_other] { $leader } menait, mais { $when }, { $winner } pique le { $portion } à { $rival }.
    [takes] { $leader } menait, mais { $when }, { $winner } prend le { $portion }.
    [robbed] { $leader } menait, mais { $when }, { $seat } lui pique le { $portion } et { $winner } passe devant.
    [loses] { $leader } menait, mais { $when }, un lancer nul lui coûte le { $portion } et { $winner } passe devant.
   *[passes] { $leader } menait, mais { $when }, { $winner } passe devant.
}
story-seesaw = { $how ->
    [steals] La première place change de mains { $many } fois ; { $when }, { $winner } pique le { $portion } à { $rival } et reste devant.
    [takes] La première place change de mains { $many } fois ; { $when }, { $winner } prend le { $portion } et reste devant.
    [robbed] La première place change de mains { $many } fois ; { $when }, { $seat } pique le { $portion } à { $rival } et { $winner } reste devant jusqu’au bout.
    [loses] La première place change de mains { $many } fois ; { $when }, { $seat } perd le { $portion } sur un lancer nul et { $winner } reste devant jusqu’au bout.
   *[passes] La première place change de mains { $many } fois ; { $when }, { $winner } passe devant et y reste.
}
story-level = { $how ->
    [steals] Personne ne menait ; { $when }, { $winner } pique le { $portion } à { $rival } et la partie bascule.
    [takes] Personne ne menait ; { $when }, { $winner } prend le { $portion } et la partie bascule.
    [robbed] Personne ne menait ; { $when }, { $seat } pique le { $portion } à { $rival } et { $winner } passe devant.
    [loses] Personne ne menait ; { $when }, { $seat } perd le { $portion } sur un lancer nul et { $winner } passe devant.
   *[passes] Personne ne menait ; { $when }, { $winner } passe devant.
}
