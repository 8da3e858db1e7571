# L’aspect d’un lien là où on l’envoie. La page n’a pas besoin de ces phrases.

preview-home = Heckmeck : des dés, des vers et une brochette toute chaude
preview-home-text = Joue à Heckmeck dans ton navigateur : entre amis grâce à un lien, contre l’ordinateur ou ensemble sur un seul écran. Sans compte, sans installation.
preview-invited = { $name } t’invite à jouer à { $game }
preview-table = { $game } avec { $names }
preview-free = { $seats ->
    [one] Il reste une place.
   *[other] Il reste { $seats } places.
} Ouvre le lien et prends place. Sans compte, sans installation.
preview-watch = Ouvre le lien pour regarder la partie.
preview-over = La partie est finie. Ouvre le lien pour voir le résultat et le déroulement.
