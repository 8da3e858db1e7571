# Ce que la ligne de commande affiche.

replay-heading = { $game } : { $names }
replay-options = Règles maison : { $options }
replay-scores = Vers : { $scores }
replay-score = { $name } { $worms }
replay-next = C’est à { $name } de jouer

simulate-heading = { $games ->
    [one] Une partie de { $game } jouée au hasard à { $players } joueurs, graine { $seed }
   *[other] { $games } parties de { $game } jouées au hasard à { $players } joueurs, graine { $seed }
}
simulate-least = minimum
simulate-mean = moyenne
simulate-most = maximum
simulate-seat = Place
simulate-seat-wins = victoires
simulate-seat-share = part
simulate-seat-shared = partagées
simulate-seat-worms = vers en moyenne
simulate-worms = Vers par joueur
simulate-records = Les enregistrements sont dans { $folder }.

statistic-turn-ended = Tours
statistic-failed-attempt = Lancers nuls
statistic-portion-taken = Pickominos pris
statistic-portion-stolen = Pickominos piqués
statistic-portion-turned-over = Pickominos retournés
statistic-bratworm-taken = Vers grillés pris
statistic-weasel-used = Recours à la Belette

# Ennuis hors des jeux.
error-no-file = Le fichier { $file } n’existe pas.
error-is-folder = { $file } est un dossier. Indique un enregistrement qu’il contient.
error-unreadable = { $file } est illisible : { $reason }.
error-no-folder = Impossible d’écrire dans { $folder } : { $reason }.
error-bad-pair = { $text } n’est pas une option. Écris nom=valeur, par exemple lower=any.
error-too-few-games = Il faut au moins une partie.
in-file = { $file } : { $sentence }
error-no-such-language = Il n’y a pas de langue « { $language } ». Au choix : { $languages }.
error-file-or-flags = Donne un identifiant de position, un enregistrement ou des options, mais un seul des trois.
error-odds-dice-only = Il n’y a de chances exactes que pour les jeux de dés.
error-odds-record = Dans ce jeu, les chances se calculent à partir d’un enregistrement. Donnes-en un, par exemple game.hmk.
error-odds-win-only = Dans ce jeu, il n’y a qu’un objectif : win.
error-odds-kernel = Les chances de ce jeu ont besoin du noyau compilé, qui manque à cette installation. Installe Heckmeck sur une machine avec un compilateur C++.
error-turn-ended = Ce tour est déjà fini : il n’y a plus rien à choisir.
error-bad-goal = « { $text } » n’est pas un objectif. Choisis worms, total, win, atleast:N ou exactly:N, où N est un total possible.
error-no-odds = Il n’y a pas de chances à calculer ici : la partie est finie, c’est au hasard de jouer ou une question est posée. Pour une question, choisis l’objectif worms ou win.
error-bad-portions = { $text } n’est pas une liste de Pickominos. Écris par exemple 21-28,30.
error-bad-dice = { $text } ne désigne pas des dés. Écris par exemple 555W, avec le Dé doré à la fin, après un *.
error-not-eight-dice = Il y a huit dés blancs : avec { $aside } de côté et { $rolled } dans le lancer, le compte n’y est pas.
error-no-such-bot = Il n’y a pas de bot « { $bot } ». Au choix : { $bots }, ou cmd:PROGRAMME pour un bot à toi.
error-too-few-bots = Il faut autant de bots que de joueurs ({ $players }) ; il y en a { $bots }.

odds-worms = vers
odds-total = total
odds-atleast = au moins { $total }
odds-exactly = exactement { $total }
odds-win = chances de gagner
odds-estimate = Les chances sont estimées : les cartes que le joueur ne voit pas ont été imaginées, et la suite a été jouée de nombreuses fois. ± est la moitié de l’intervalle à 95 % ; ≈ marque un choix peut-être aussi bon que le meilleur.
odds-fail = lancer nul
odds-steal = { $portion } chez { $name }
odds-hen = la Mère poule sur le { $portion } chez { $name }
odds-rival = Adversaire { $number }
odds-player = Joueur { $number }
rollout-progress = Simulation
rollout-champion = Des champions ont joué { $games } parties. Graine { $seed }.
rollout-rooster = Des coqs ont joué { $games } parties. Graine { $seed }.
rollout-rule = { $games } parties jouées selon une règle rapide. Graine { $seed }.
rollout-gain = La part de hasard que l’on sait calculer est retirée : le résultat est aussi précis qu’avec { $games } parties où elle compte.
rollout-over = La partie est finie.
error-rollout-games = Une simulation compte de 2 à { $most } parties.
error-rollout-player = « { $player } » ne simule pas ce jeu. Au choix : { $players }.
error-rollout-stopped = Arrêté avant la fin des premières parties.
error-no-rollout = Ce jeu ne peut pas être simulé.
error-rollout-kernel = Une simulation a besoin du noyau compilé, qui manque à cette installation. Installe Heckmeck sur une machine avec un compilateur C++.

action-roll = { $golden ->
    [yes] Lancer avec le Dé doré
   *[no] Lancer
}
action-stop = S’arrêter
action-lay-aside = { $face ->
    [worm] Mettre les vers de côté
   *[other] Mettre les { $face } de côté
}
action-use-weasel = Utiliser la Belette

arena-heading = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
arena-interrupted = { $games ->
    [one] Interrompu après { $games } partie.
   *[other] Interrompu après { $games } parties.
}
arena-bot = bot
arena-games = parties
arena-wins = gagnées
arena-shared = partagées
arena-losses = perdues
arena-share = taux de victoire, 95 %
arena-worms = vers
arena-rating = Elo
arena-forfeit = { $games ->
    [one] { $bot } a perdu une partie par forfait : { $reason }.
   *[other] { $bot } a perdu { $games } parties par forfait : { $reason }.
}

# Ce qu’un bot a fait, après « a perdu une partie par forfait : ».
forfeit-not-json = sa réponse n’est pas du JSON ({ $text })
forfeit-no-such-number = il a choisi le numéro { $number }, alors que les actions permises vont de 0 à { $most }
forfeit-not-legal = son choix n’est pas permis ici ({ $text })
forfeit-not-asked = il a répondu sans qu’on lui demande rien
forfeit-no-answer = il n’a pas répondu en { $seconds } s
forfeit-too-long = sa réponse dépasse { $bytes } octets
forfeit-ended = il s’est terminé avec le code { $code }
forfeit-closed = il a fermé sa sortie
forfeit-not-started = il n’a pas pu démarrer ({ $error })

serve-address = Heckmeck tourne à l’adresse { $address }
serve-local = Seul cet ordinateur peut y accéder. Pour ouvrir le jeu au réseau de la maison : heckmeck play --host 0.0.0.0
serve-open = Tout ton réseau peut y accéder. Pour arrêter le serveur : Ctrl-C.
serve-ended = Heckmeck est arrêté. Toutes les tables sont enregistrées.
error-no-database = La base de données ne s’ouvre pas ({ $reason }). Indiques-en une autre dans HECKMECK_DATABASE_URL.
error-bad-limit = { $variable } doit être un nombre entier supérieur ou égal à 0, et non { $text }.
error-bad-proxy = --trusted-proxy attend une liste d’adresses comme 127.0.0.1 ou 10.0.0.0/8, séparées par des virgules ; { $text } n’en est pas une.
error-no-server = Le serveur n’a pas pu démarrer.
error-workers-database = Plusieurs processus ont besoin de PostgreSQL. Indique son adresse dans HECKMECK_DATABASE_URL ou retire --workers.
error-workers-system = Ce système ne permet pas plusieurs processus. Retire --workers.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } ({ $reason }). Choisis une autre adresse ou un autre port avec { $options }.
error-no-page = La page ne fait pas partie de cette installation. Installe Heckmeck depuis son dépôt avec : make play

verify-verified = { $draws ->
    [0] Il n’y a aucun lancer ni tirage à vérifier.
    [one] L’unique lancer ou tirage est juste.
   *[other] Les { $draws } lancers et tirages sont tous justes.
}
verify-published = Le secret est bien celui dont le SHA-256 a été publié au début : { $sha256 }
verify-no-luck = Cet enregistrement n’a pas d’en-tête [committed …] ni [luck …] : il n’y a rien à vérifier.
verify-no-secret = Le secret de cette partie n’était pas encore publié quand l’enregistrement a été sauvegardé. Sauvegarde-le de nouveau à la fin de la partie.
verify-other-secret = Le secret n’est pas celui dont le SHA-256 a été publié au début.
verify-other-roll = Le lancer ou tirage numéro { $number } sur { $draws } ne découle pas du secret et des nombres.
verify-other-number = Le nombre donné par { $name } ne correspond pas à son engagement.
verify-failed-round = L’échange raté ({ $name }) est incohérent : son secret ou un nombre ne correspond pas à son SHA-256.
verify-committed = Ces joueurs se sont engagés sur leur nombre avant que quiconque en dévoile un, si bien que personne n’a pu choisir un nombre à son avantage : { $names }
verify-nobody = Aucun joueur n’a ajouté de nombre. Le serveur a choisi le secret à lui seul.
verify-older = Cette partie suit l’ancien procédé, sans engagement : celui qui donnait son nombre en dernier pouvait le choisir à son avantage.
verify-failed-before = Un échange de nombres a échoué avant cette partie : { $name } n’a pas dévoilé son nombre.

train-heading = { $game } à { $players } joueurs, graine { $seed }
train-phase = { $phase ->
    [play] Cycle { $round } sur { $rounds } : parties en cours
    [learn] Cycle { $round } sur { $rounds } : apprentissage
    [compare] Cycle { $round } sur { $rounds } : comparaison avec des parties de joueurs divers
   *[check] Cycle { $round } sur { $rounds } : essai contre des coqs
}
train-round = cycle
train-loss = perte
train-held-out = hors apprentissage
train-won = taux de victoire contre des coqs, 95 %
tune-error = écart avec ses propres tours, en points de %
tune-bias = biais pour la place dont c’est le tour
train-final = À la fin, le réseau a gagné { $share } des { $games } parties contre des coqs.
train-interrupted = { $rounds ->
    [0] Interrompu avant la fin du premier cycle : rien n’est gardé.
    [one] Interrompu après un cycle.
   *[other] Interrompu après { $rounds } cycles.
}
train-saved = Le réseau est dans { $file }. Un fichier à côté dit comment il a été obtenu.
error-train-dice-only = L’entraînement ne marche que pour les jeux de dés.
error-not-compiled = L’entraînement demande le noyau compilé, absent de cette installation. Installe Heckmeck sur une machine avec un compilateur C++.
error-no-such-plan = Il n’y a pas de plan « { $plan } ». Au choix : { $plans }.
error-cluster-not-installed = Il manque la bibliothèque Dask. Installe-la avec : pip install 'heckmeck[cluster]'
error-no-such-cluster = Aucun ordonnanceur Dask ne répond à l’adresse { $address }. Vérifie l’adresse, et que l’ordonnanceur est lancé.
error-cluster-empty = La grappe { $address } n’a aucun worker. Lances-en avec : dask worker { $address }
error-cluster-without-heckmeck = L’ordonnanceur ou un worker de la grappe ne peut pas importer Heckmeck. Installe-le sur toutes les machines, dans la même version qu’ici.
error-cluster-versions = Toutes les machines doivent avoir le même Heckmeck. Ici, c’est { $ours } ; sur un worker, { $theirs }.
error-cluster-kernels = Le noyau compilé n’est installé qu’ici, ou seulement sur un worker. Installe partout le même Heckmeck.
error-cluster-lost = La grappe { $address } a disparu, ou ses workers sont tombés plusieurs fois de suite. Relance-la, puis répète la commande.

version-heading = Heckmeck { $version } avec Python { $python }
version-rules = { $compiled ->
    [yes] Règles : compilées
   *[no] Règles : Python pur
}
version-kernel = { $instructions ->
    [avx512] Noyau : compilé, utilise AVX-512
    [avx2] Noyau : compilé, utilise AVX2
   *[plain] Noyau : compilé, sans instructions particulières
}
version-no-kernel = Noyau : absent. Sans lui, pas d’entraînement, pas de simulation, pas de recherche d’énigmes, pas de conseils ni de bilan pour Karteneck, pas de parties en grand nombre. Le renard et le champion jouent à Karteneck comme le coq.
version-page = { $built ->
    [yes] Page : présente
   *[no] Page : absente. On ne peut pas jouer dans le navigateur.
}
kernel-missing = Le noyau compilé est absent. Bien des choses sont plus lentes, il n’y a pas de simulation, Karteneck n’a ni conseils ni bilan, et le renard et le champion y jouent comme le coq. Pour avoir le noyau, installe Heckmeck avec un compilateur C++.
kernel-missing-bots = Le noyau compilé est absent : le renard et le champion jouent à Karteneck comme le coq.

error-bad-metrics = --metrics attend un port comme 9464, ou une adresse et un port comme 127.0.0.1:9464 ; { $text } n’est ni l’un ni l’autre.
error-no-metrics = Il manque prometheus-client pour les métriques. Installe-le avec : pip install 'heckmeck[metrics]'
error-no-push = Il manque http-ece et py-vapid pour les notifications push. Installe-les avec : pip install 'heckmeck[push]'
error-bad-push-key = { $variable } n’est pas une clé. Crées-en une avec : heckmeck push-key
error-bad-push-contact = { $variable } doit être une adresse où les services push peuvent te joindre, par exemple mailto:toi@example.org.
push-title = À toi de jouer
push-turn = { $name }, c’est à toi de jouer à { $game }.
backup-done = { $tables ->
    [one] { $tables } table est sauvegardée dans { $file }.
   *[other] { $tables } tables sont sauvegardées dans { $file }.
}
restore-done = { $tables ->
    [one] { $tables } table est de nouveau dans la base de données.
   *[other] { $tables } tables sont de nouveau dans la base de données.
}
error-backup-exists = { $file } existe déjà. Indique un nouveau fichier.
error-not-a-backup = { $file } n’est pas une sauvegarde. Crées-en une avec : heckmeck backup FICHIER
error-restore-not-empty = La base de données contient déjà des tables ({ $tables }). Indique une base vide dans HECKMECK_DATABASE_URL.
