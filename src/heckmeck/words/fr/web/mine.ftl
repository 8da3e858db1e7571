# Mon jeu : ce que cet appareil retient de toutes les parties.

mine-title = Mon jeu
mine-empty = Pas encore de partie. Chaque partie que tu termines sur cet appareil apparaît ici.
mine-private = Tout cela n’est conservé que sur cet appareil.
mine-player = Joueur
mine-everyone = Tous les joueurs de cet appareil
mine-given-why = { $decisions ->
    [one] Chances de gagner, sur un choix
   *[other] Chances de gagner, en moyenne sur { $decisions } choix
}
mine-trend-axis = de ta première à ta dernière partie
mine-trend-legend = Coût par choix. Chaque point est une partie, la ligne est la moyenne des { $window } dernières. Les pointillés montrent le coût à ne pas dépasser pour jouer comme chaque bot.

mine-wins = Victoires

mine-file = Garder et emporter
mine-file-why = Enregistre le tout dans un fichier et ajoute ce fichier sur un autre appareil. Aucune partie ne compte deux fois.
mine-export = Enregistrer un fichier
mine-import = Ajouter un fichier
mine-delete = Tout supprimer
mine-delete-ask = Supprimer toutes les parties et positions que cet appareil retient ? Cette action est irréversible.
mine-delete-no = Tout garder
mine-delete-yes = Supprimer pour de bon
