# Le plateau d’analyse.

analyse-title = Analyse
analyse-position = Identifiant de la position
analyse-open = Ouvrir
analyse-new = Nouvelle position
analyse-players = Nombre de joueurs
analyse-count = { $count } joueurs
analyse-player = Joueur { $number }
analyse-choices = Choix
analyse-luck = C’est le moment du lancer. Saisis ce que montrent les dés, ou lance-les ici.
analyse-roll = Lancer
analyse-over = La partie est finie.
analyse-line = Coups
analyse-start = Début
analyse-back = Coup précédent
analyse-branch = Variante { $number }
analyse-rollout = Simuler
analyse-rollout-stop = Arrêter
analyse-rollout-games = { $games ->
    [one] Une partie entre champions, sans la chance connue.
   *[other] { $games } parties entre champions, sans la chance connue.
}
