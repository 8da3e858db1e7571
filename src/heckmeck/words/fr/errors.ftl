# Pourquoi quelque chose est refusé. Chaque phrase dit ce qui ne va pas ; que faire découle de `expected` ou de la phrase.

at-place = ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $sentence }
by-rule = { $sentence } (règle { $rule })
expected = Il faut ici : { $choices }.

expected-utf8 = du texte en UTF-8
expected-header = un en-tête comme [game original]
expected-the-header = l’en-tête [{ $key } …]
expected-turn = un tour comme Ada: 44412W35>4 stop
expected-turn-of = un tour joué par { $name }
expected-name = un nom de 1 à 24 caractères, autre que grill, sans espace ni aucun des signes , : ; = [ ] *
expected-one-of = un choix parmi { $choices }
expected-option = une option comme lower=any
expected-date = une date comme 2026-11-15
expected-number = un nombre entier
expected-grill-portion = un Pickomino comme 27, 21-25, 27/golden_die ou 36x
expected-specialist = un spécialiste
expected-position = une position avec exactement le matériel de ce jeu
expected-position-id = un identifiant de position comme original_21-36_-_-_1
expected-id-grill = un Pickomino comme 27, 21-25 ou 27g avec le Dé doré dessus
expected-id-seat = - pour rien, ou un Pickomino comme 27, un seul spécialiste comme w, ou des vers grillés comme b2
expected-id-turn = le numéro du joueur, puis les dés de côté et le lancer, comme 1,555W,1244
expected-names = { $least } à { $most } noms séparés par des virgules
expected-roll = { $dice ->
    [one] un lancer d’un seul dé
   *[other] un lancer de { $dice } dés
}
expected-roll-golden = { $dice ->
    [0] un lancer du Dé doré seul, comme *1
    [one] un lancer d’un dé blanc avec le Dé doré, comme W*1
   *[other] un lancer de { $dice } dés blancs avec le Dé doré, comme 124W*1
}
expected-choice = { $choice }
expected-the-result = = { $result }
expected-end-of-line = la fin de la ligne
expected-end-of-record = la fin de l’enregistrement

# Enregistrements
error-too-large = Cela dépasse { $most } ko. Aucune partie n’est aussi longue.
error-line-too-long = Cette ligne est trop longue : { $most } mots au plus.
error-not-utf8 = Ce n’est pas du texte.
error-control-character = Le caractère { $code } n’a pas sa place dans un enregistrement.
error-bad-header = { $text } n’est pas un en-tête.
error-bad-line = { $text } n’est ni un en-tête ni un tour.
error-header-missing = Il manque l’en-tête [{ $key } …].
error-header-twice = L’en-tête [{ $key } …] figure deux fois.
error-header-after-body = L’en-tête [{ $key } …] arrive après le premier tour.
error-no-such-header = Ce jeu n’a pas d’en-tête [{ $key } …].
error-name-missing = Il manque ici le nom d’un joueur.
error-name-length = Le nom « { $name } » doit avoir de 1 à { $most } caractères.
error-name-characters = Le nom « { $name } » contient « { $character } » ({ $number }). Ce caractère est interdit dans un nom.
error-name-grill = « grill » ne peut pas être un nom : dans les enregistrements, ce mot désigne la brochette.
error-name-twice = Deux joueurs s’appellent { $name }.
error-no-such-player = { $name } ne joue pas dans cette partie.
error-bad-option = { $text } n’est pas une option.
error-option-twice = L’option { $option } figure deux fois.
error-bad-date = { $text } n’est pas une date.
error-not-a-number = { $text } n’est pas un nombre entier.
error-bad-grill = { $text } ne décrit aucun Pickomino de la brochette.
error-one-specialist = Il faut exactement un spécialiste après le nom.
error-one-number = Il faut exactement un nombre après le nom.
error-empty-turn = Ce tour est vide.
error-bad-token = { $text } n’a pas sa place ici.
error-roll-missing = Il manque le nouveau lancer de la Belette.
error-no-choice = { $text } n’a pas sa place ici : aucun choix de ce genre ne se présente.
error-turn-over = { $text } arrive trop tard : le tour est terminé.
error-turn-not-over = Le tour n’est pas encore terminé.
error-turn-unfinished = À la ligne précédente, { $name } n’a pas terminé son tour.
error-wrong-turn = Ce n’est pas à { $name } de jouer.
error-wrong-result = Le tour ne s’est pas terminé ainsi : { $text }.
error-bad-id = « { $text } » n’est pas un identifiant de position.
error-no-position-ids = Les positions du jeu { $game } n’ont pas d’identifiant. Elles viennent d’un enregistrement.
error-no-such-house-rule = Le jeu { $game } n’a pas cette règle maison, ou elle est déjà fixée : { $text }.
error-bad-seat = { $text } n’a pas sa place chez ce joueur.
error-bad-turn = « { $text } » ne décrit pas un tour.

# Règles
error-number-of-players = Ce jeu se joue de { $least } à { $most } joueurs.
error-no-such-game = Il n’y a pas de jeu « { $game } ». Au choix : { $games }.
error-no-such-option = Le jeu { $game } n’a pas d’option { $option }.
error-no-such-value = L’option { $option } ne peut pas être { $value }. Au choix : { $values }.
error-no-such-seat = Cette place n’existe pas.
error-game-over = La partie est finie.
error-lay-aside-first = Il faut d’abord mettre de côté tous les dés d’une même valeur.
error-nothing-aside = Rien n’est encore mis de côté : impossible de s’arrêter là.
error-nothing-rolled = Il n’y a rien à mettre de côté : il faut d’abord lancer les dés.
error-face-not-rolled = Le lancer ne montre aucun { $face ->
    [worm] ver
   *[other] { $face }
}.
error-face-already-aside = { $face ->
    [worm] Des vers sont déjà mis de côté.
   *[other] Des { $face } sont déjà mis de côté.
}
error-wrong-number-of-dice = { $dice ->
    [0] On ne lance ici aucun dé blanc.
    [one] On lance ici exactement un dé blanc.
   *[other] On lance ici exactement { $dice } dés blancs.
}
error-dice-in-the-air = Les dés roulent encore.
error-nothing-in-the-air = Aucun dé ne roule en ce moment.
error-no-golden-die = Ce joueur n’a pas le Dé doré.
error-golden-die-too-late = Le Dé doré ne peut se joindre aux autres qu’avant le premier lancer du tour.
error-golden-die-not-rolled = Le Dé doré n’est pas parmi les dés lancés ici.
error-golden-die-missing = Le Dé doré est lancé aussi : sa valeur s’écrit après *.
error-golden-die-has-no-such-face = Le Dé doré de ce jeu n’a pas de face avec un { $face ->
    [worm] ver
   *[other] { $face }
}.
error-no-weasel = Ce joueur n’a pas la Belette.
error-weasel-used = La Belette n’aide qu’une fois par tour.
error-nothing-to-roll-again = Il n’y a pas de lancer que la Belette puisse refaire.
error-nothing-asked = Ce choix n’est pas possible maintenant.
error-question-open = Il y a d’abord un autre choix à faire.
error-no-such-portion = Ce jeu n’a pas de Pickomino { $portion }.
error-portion-twice = Le Pickomino { $portion } figure deux fois.
error-portion-missing = Le Pickomino { $portion } n’est ni sur la brochette ni dans une pile.
error-no-such-specialist = Ce jeu n’a pas de spécialiste « { $specialist } ».
error-specialist-twice = { $subject } figure deux fois.
error-specialist-not-on-face-up = Un spécialiste se pose sur un Pickomino visible de la brochette, et le { $portion } n’en est pas un.
error-portion-occupied = Deux spécialistes occupent le Pickomino { $portion }.
error-raven-held = Le Corbeau n’est jamais pris par un joueur.
error-number-of-bratworms = { $bratworms ->
    [0] Ce jeu n’a pas de vers grillés.
   *[other] Ce jeu compte { $bratworms } vers grillés.
}
error-golden-die-twice = Le Dé doré ne peut pas être à la fois de côté et en main.
error-golden-die-not-aside = Aucun des dés de côté ne peut être le Dé doré.
error-no-dice-left = Il ne reste aucun dé à lancer : ce tour est donc fini.
error-roll-failed = Le lancer ne montre que des valeurs déjà de côté : ce tour est donc fini.
error-no-such-question = Cette question ne peut pas se poser ici.

expected-luck = le SHA-256, le secret et un nombre par place, le tout en hexadécimal, avec - pour ce qui manque
error-luck-count = Pour { $seats } places, il faut ici un SHA-256, un secret et { $seats } nombres.
error-bad-luck = { $text } n’est pas un nombre hexadécimal de la bonne longueur.
expected-committed = le SHA-256, le secret et, pour chaque place, son engagement et son nombre joints par =, le tout en hexadécimal, avec - pour un bot et pour un secret pas encore publié
expected-failed = un nom, le SHA-256, le secret et, pour chaque place, son engagement et son nombre joints par =, avec - pour un bot et pour un nombre qui n’a pas été dévoilé
expected-commitment = un engagement et son nombre en hexadécimal, joints par =, ou - pour un bot
error-committed-count = { $seats } places demandent ici un SHA-256, un secret et { $seats } engagements.
error-bad-commitment = { $text } n’est pas un engagement suivi de son nombre.
error-luck-and-committed = Un enregistrement a l’en-tête committed ou l’ancien en-tête luck, pas les deux.

# Tables
error-stale = Entre-temps, la partie a avancé. Regarde et choisis de nouveau.
error-not-your-turn = Ce n’est pas ton tour.
error-no-seat = Tu n’as pas de place à cette table qui le permette.
error-bot-plays = L’ordinateur joue à cette place. Recharge la page pour reprendre la place.
error-seat-taken = Cette place est déjà prise. Choisis-en une autre.
error-key-unknown = Ce lien personnel n’ouvre aucune place à cette table. Vérifie qu’il est complet.
error-token-used = Cette clé a déjà servi à créer une autre table. Génère une nouvelle clé.
error-number-given = Cette place a déjà dévoilé son nombre aléatoire.
error-still-here = Cette personne est encore là.
error-back-soon = { $seconds ->
    [one] Cette personne vient de partir. Attends encore une seconde.
   *[other] Cette personne vient de partir. Attends encore { $seconds } secondes.
}
error-no-decision-time = À cette table, il n’y a pas de limite de temps pour les décisions.
error-still-thinking = { $seconds ->
    [one] Il reste une seconde pour cette décision.
   *[other] Il reste { $seconds } secondes pour cette décision.
}
error-own-turn = C’est ton propre tour. Seuls les autres peuvent le confier à l’ordinateur.
error-nobody-decides = Personne n’a de décision à prendre en ce moment.
error-handed-too-often = Les places ont changé de mains trop souvent. Continuez d’abord à jouer.
error-commitment-given = Cette place s’est déjà engagée sur un nombre aléatoire.
error-no-numbers = Cette table joue avec de vrais dés et n’a pas besoin de nombres aléatoires.
error-not-all-committed = Tout le monde ne s’est pas encore engagé sur un nombre aléatoire. Dévoile le tien quand ce sera fait.
error-other-number = Cette place ne s’est pas engagée sur ce nombre. Envoie le nombre qui correspond à l’engagement.
error-already-started = La partie a déjà commencé.
error-wait-longer = { $seconds ->
    [one] Attends cette personne encore une seconde.
   *[other] Attends cette personne encore { $seconds } secondes.
}
error-remove-first = La partie n’a pas encore commencé. Libère d’abord la place de cette personne. L’ordinateur pourra ensuite la prendre.
error-barred = Tu n’as pas dévoilé ton nombre aléatoire à cette table : tu ne peux plus y jouer. Tu peux regarder.
error-too-many-failed = Trop souvent, un nombre aléatoire n’a pas été dévoilé à cette table : plus personne ne peut s’y asseoir. L’ordinateur peut prendre la place libre, ou tu peux créer une nouvelle table.
error-no-such-table = Cette table n’existe pas. Vérifie le lien ou commence une nouvelle partie.
error-no-dice-to-type = Il n’y a pas de dés à saisir.
error-not-an-action = Ce coup n’existe dans aucun des jeux.
error-hints-forbidden = À cette table, on joue sans conseils.
error-no-hints-now = Il n’y a pas de chances à montrer ici.
error-no-tutor = Cette table n’a pas de tuteur, on ne peut donc rien reprendre.
error-nothing-to-take-back = Il n’y a rien à reprendre : on ne peut reprendre que les dés mis de côté depuis le dernier lancer.
error-taken-back-too-often = Tu as repris tes dés trop souvent. Lance d’abord, ou arrête-toi.
error-not-started = La partie n’a pas encore commencé.
error-record-secret = L’enregistrement montre toutes les cartes : on ne peut l’obtenir qu’à la fin de la partie.
error-not-over = La partie n’est pas encore finie.
error-foreign-origin = Cette demande vient d’une autre page. Ouvre le jeu à sa propre adresse.
error-message-too-large = Ce message dépasse { $most } octets.
error-too-fast = C’était trop rapide. Attends un instant.
error-not-understood = Ce message est incompréhensible.
error-hello-first = Une connexion commence par hello.
error-not-saved = Cela n’a pas pu être enregistré et n’a donc pas été fait. Réessaie.
error-stopping = Le serveur est en train de s’arrêter. Réessaie dans un instant.
error-too-many-tables = Trop de tables ont été créées depuis ton réseau. Réessaie plus tard.
error-too-many-connections = Trop de connexions à ce serveur viennent de ton réseau. Ferme quelques pages et réessaie.
error-server-full = Le serveur est complet. Réessaie dans une minute.
error-too-slow = La demande a mis trop de temps à arriver. Réessaie.
error-push-off = Ce serveur n’envoie pas de notifications.
error-bad-subscription = Ce n’est pas l’abonnement d’un navigateur aux notifications. Désactive-les, puis réactive-les.

# La base de données
error-save-unsure = La base de données ne répond pas : on ne sait pas encore si cela a été enregistré. Attends un instant et regarde à nouveau.
error-table-damaged = Cette table est endommagée dans la base de données et ne peut pas être ouverte. Demande à la personne qui gère le serveur de la restaurer à partir d’une sauvegarde.
error-newer-database = La base de données a le schéma { $version }, plus récent que cette version de Heckmeck. Installe la dernière version, ou indique une autre base dans HECKMECK_DATABASE_URL.
error-newer-backup = { $file } vient d’une version plus récente de Heckmeck. Installe la dernière version.
error-other-version = Ce serveur utilise une autre version que ce programme. Mets à jour le plus ancien des deux.
error-not-creator = Seule la personne qui a créé cette table peut la supprimer.
error-name-alike = Le nom « { $name } » ressemble trop à « { $other } », déjà pris à cette table. Choisis un autre nom.
