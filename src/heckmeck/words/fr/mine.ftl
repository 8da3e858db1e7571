# Mon jeu, sur la page et dans le terminal.

mine-level = { $level ->
    [chick] Tu joues comme un poussin
    [hen] Tu joues comme une poule
    [rooster] Tu joues comme un coq
    [fox] Tu joues comme un renard
   *[champion] Tu joues comme un champion
}
mine-level-why = C’est le bot dont les choix coûtent à peu près aussi cher que les tiens.
mine-level-soon = { $count ->
    [one] Encore un choix, et tu sauras quel bot te ressemble.
   *[other] Encore { $count } choix, et tu sauras quel bot te ressemble.
}
mine-games = Parties
mine-won = Gagnées
mine-rate = Part
mine-luck = Chance, en victoires
mine-given = Coût par choix

mine-trend = Évolution
mine-trend-told = Coût par choix : { $first } au début, { $last } maintenant.
mine-by-game = Par jeu
mine-by-rival = Par adversaire
mine-by-players = Par nombre de joueurs
mine-rival-person = Humains
mine-players = { $count } joueurs

mine-habits = Tes habitudes les plus coûteuses
mine-habits-none = Aucune pour l’instant. Il faut { $count } erreurs du même genre, dans au moins { $games } parties.
mine-habit-times = { $count } fois en { $games } parties. Cela coûte chaque fois, en moyenne, { $each } de chances de gagner.
# $edge est un Pickomino ; 0 s’il n’y en a pas à nommer.
mine-habit-stops_early = { $edge ->
    [0] Tu t’arrêtes trop tôt.
   *[other] Tu t’arrêtes trop tôt en dessous de { $edge }.
}
mine-habit-rolls_on = { $edge ->
    [0] Tu relances au lieu de t’arrêter.
   *[other] À partir de { $edge }, tu relances au lieu de t’arrêter.
}
mine-habit-leaves_steal = Tu laisses des Pickominos que tu pourrais piquer.
mine-habit-skips_worms = Tu laisses les vers au lieu de les mettre de côté.
mine-habit-hurries_worms = Tu mets des vers de côté quand d’autres dés seraient meilleurs.
mine-habit-low_face = Tu mets de côté de petites valeurs quand de plus grandes seraient meilleures.
mine-habit-high_face = Tu mets de côté de grandes valeurs quand de plus petites seraient meilleures.
mine-habit-spends_weasel = Tu utilises la Belette trop tôt.
mine-habit-saves_weasel = Tu gardes la Belette au lieu de l’utiliser.
mine-habit-spends_golden = Tu lances le Dé doré quand il vaudrait mieux le laisser.
mine-habit-saves_golden = Tu laisses le Dé doré au lieu de le lancer.
mine-habit-wrong_specialist = Tu gardes le mauvais spécialiste.
mine-habit-wrong_rival = Tu te sers chez le mauvais adversaire.
mine-habit-wrong_portion = Tu prends le mauvais Pickomino.
mine-habit-passes_early = Tu passes trop tôt.
mine-habit-plays_on = Tu joues des cartes au lieu de passer.
mine-habit-few_cards = Tu joues trop peu de cartes identiques.
mine-habit-many_cards = Tu joues trop de cartes identiques.
mine-habit-wrong_cards = Tu joues les mauvaises cartes.
mine-imported = { $games ->
    [0] Ce fichier ne contient aucune partie nouvelle ici.
    [one] Une partie a été ajoutée.
   *[other] { $games } parties ont été ajoutées.
}
mine-bad-foreign = Ce n’est pas un fichier de « Mon jeu ». Choisis-en un que « Mon jeu » a enregistré.
mine-bad-damaged = Ce fichier est endommagé, rien n’a donc été ajouté. Enregistre-le de nouveau sur l’autre appareil.
mine-bad-newer = Ce fichier vient d’une version plus récente de Heckmeck. Mets Heckmeck à jour ici, puis ajoute le fichier.

# Seulement dans le terminal
mine-empty-terminal = Pas encore de partie. Chaque partie que tu termines dans le terminal apparaît ici. Pour ajouter celles de ton navigateur, enregistre-les là-bas dans un fichier, puis lance : heckmeck me --import FICHIER
mine-names = Parties de { $names }. Pour voir un seul joueur : --player NOM.
mine-chart-legend = Coût par choix, de ta première à ta dernière partie. · est une partie, ● la moyenne des { $window } dernières. Les lignes ┄ montrent le coût à ne pas dépasser pour jouer comme chaque bot.
mine-exported = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} dans { $file }.
mine-delete-ask-terminal = Supprimer toutes les parties et positions que le terminal retient ? Cette action est irréversible. ({ $yes } pour supprimer, Entrée pour tout garder) : {""}
mine-deleted = Toutes les parties et positions sont supprimées.
mine-not-deleted = Rien n’a été supprimé.
error-me-one = Choisis une seule option parmi --player, --export, --import et --delete.
error-me-player = Il n’y a pas de partie de { $player }. Joueurs connus : { $players }.
error-me-damaged = { $file } est endommagé : Heckmeck ne le lit pas et ne le modifie pas. Remplace-le par un fichier enregistré, ou supprime-le avec : heckmeck me --delete
error-me-newer = { $file } vient d’une version plus récente de Heckmeck. Mets Heckmeck à jour.
