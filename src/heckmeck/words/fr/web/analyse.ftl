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
    [one] { $games } partie entre champions, sans la part de hasard que l’on sait calculer.
   *[other] { $games } parties entre champions, sans la part de hasard que l’on sait calculer.
}

analyse-set-up = Composer une position
analyse-how = Choisis un endroit, puis touche les Pickominos qui doivent y aller. Dans une pile, le dernier touché est au sommet.
analyse-place = Endroit
analyse-place-grill = Brochette
analyse-place-down = Retournés
analyse-out = hors jeu
analyse-on = sur le { $portion }
analyse-bratworms = Vers grillés ({ $name })
analyse-turn = À qui de jouer ?
analyse-golden = Le Dé doré pendant ce tour
analyse-golden-none = non utilisé
analyse-golden-hand = en main
analyse-golden-aside = mis de côté
analyse-golden-rolled = lancé : { $face }
analyse-weasel-used = La Belette a déjà servi pendant ce tour.
analyse-dice-aside = Mis de côté
analyse-dice-roll = Lancés
analyse-clear = Vider
analyse-show = Afficher cette position

analyse-record = Ouvrir un enregistrement
analyse-record-file = Un fichier
analyse-record-text = Ou colle le texte
analyse-record-copy = Copier l’enregistrement
analyse-record-copied = Copié
analyse-record-save = Sauvegarder
analyse-record-none = Il n’y a pas d’enregistrement de cette suite de coups : un enregistrement commence toujours au début d’un tour.
analyse-record-place = Étape dans l’enregistrement
analyse-luck-draw = Une carte est piochée. Choisis-la, ou laisse faire le hasard.
analyse-luck-grill = On distribue des cartes ou on retourne des Pickominos. C’est l’affaire du hasard.
analyse-luck-go = Laisser faire le hasard
analyse-rollout-rule = { $games ->
    [one] { $games } partie jouée selon une règle rapide, mains visibles.
   *[other] { $games } parties jouées selon une règle rapide, mains visibles.
}
