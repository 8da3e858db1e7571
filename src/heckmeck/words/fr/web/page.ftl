# Ce que dit la page : commencer une partie, venir à une table, autour du plateau.
page-title = Heckmeck
page-title-turn = ● À { $name } de jouer – Heckmeck
page-title-your-turn = ● À toi de jouer – Heckmeck
page-language = Langue
page-close = Fermer
page-retry = Réessayer
page-to-start = Retour à l’accueil

# Réglages
page-settings = Réglages
page-speed = Vitesse
page-speed-slow = tranquille
page-speed-normal = normale
page-speed-fast = rapide
page-speed-instant = sans animation
page-theme = Thème
page-theme-auto = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-sound = Sons
page-notices = Licences des logiciels utilisés

# L’accueil
page-learn = Apprendre en deux minutes
page-puzzles = Énigmes
page-mine = Mon jeu
page-rules = Règles
page-choose-game = Quel jeu ?
page-game-original = Le classique : huit dés, seize Pickominos, et qui en veut trop en perd un.
page-game-extrawurm = Cinq spécialistes s’en mêlent : Mère poule, Corbeau, Belette, Ver en boîte et Dé doré.
page-game-deluxe = Tout sur la brochette : les vers grillés et les six spécialistes, dont la Pomme.
page-game-karteneck = Le jeu de cartes : jouer, passer à temps, partager le menu.
page-players-number = { $least } à { $most } joueurs
page-who-plays = Qui joue ?
page-way-friends = Jouer entre amis
page-way-friends-why = Un lien et un code QR amènent chacun à la table, sur son propre appareil. L’ordinateur peut prendre les places libres.
page-way-computer = Contre l’ordinateur
page-way-computer-why = Cinq niveaux, du poussin au champion. La partie commence tout de suite.
page-way-screen = Sur cet écran
page-way-screen-why = Tout le monde joue sur cet appareil, chacun son tour.
page-way-mixed = Table mixte
page-way-mixed-why = Chaque place comme tu veux : joueurs ici, joueurs par lien, ordinateur. Le premier de la liste commence.
page-seats = Joueurs
page-bots = Adversaires
page-level = Niveau :
page-fewer = Un de moins
page-more = Un de plus
page-your-name = Ton nom
page-avatar-choose = Choisir ta poule
page-avatar-of = Choisir une poule pour { $name }
page-avatar-0 = Poule à l’écharpe rouge
page-avatar-1 = Poule à lunettes
page-avatar-2 = Poule à la toque
page-avatar-3 = Poule à la crête iroquoise
page-avatar-4 = Poule au chapeau de paille
page-avatar-5 = Poule pirate
page-avatar-6 = Poule duveteuse au nœud papillon
page-player = Joueur { $number }
page-add-player = Ajouter un joueur
page-remove-player = Retirer { $name }
page-name = Nom
page-name-of = Nom du joueur { $number }
page-kind-of = Qui est { $name } ?
page-kind-person = Quelqu’un ici
page-kind-bots = Ordinateur
page-kind-chick = Poussin, facile
page-kind-hen = Poule, moyenne
page-kind-rooster = Coq, fort
page-kind-fox = Renard, très fort
page-kind-champion = Champion, pro
page-kind-open = Par un lien
page-open-seat = Place libre
page-somebody = quelqu’un
page-bot-names = Paulette, Ginette, Cocotte, Suzon, Marcel, Lulu, Odette
page-options = Options et règles maison
page-options-changed = modifiées
page-hints = Autoriser les conseils.
page-hints-why = D’un appui sur un bouton, on voit les chances de chaque choix.
page-tutor = Tuteur.
page-tutor-why = Le jeu demande confirmation avant un choix qui coûte cher, et tu peux reprendre tes dés tant que tu n’as ni relancé ni arrêté.
page-tutor-first = Actif pour tes trois premières parties contre l’ordinateur.
page-tutor-on = Avec tuteur, si tout le monde est d’accord.
page-tutor-declined = Sans tuteur : tout le monde n’est pas d’accord.
page-real-dice = De vrais dés.
page-real-dice-why = On lance ses propres dés et on saisit le résultat. Le programme arbitre et compte les vers.
page-grace = Si quelqu’un perd la connexion, l’ordinateur peut prendre le relais
page-grace-0 = tout de suite
page-grace-10 = après 10 secondes
page-grace-30 = après 30 secondes
page-grace-120 = après 2 minutes
page-decision-time = Temps pour chaque décision
page-decision-time-0 = sans limite
page-decision-time-30 = 30 secondes
page-decision-time-60 = 60 secondes
page-decision-time-120 = 2 minutes
page-decision-time-86400 = 1 jour
page-option-print = selon la règle du jeu
page-option-lower = Si tu ne peux pas prendre le Pickomino exact
page-option-lower-next = celui juste en dessous sur la brochette
page-option-lower-any = n’importe lequel en dessous sur la brochette
page-option-turn_over = Après un lancer nul, le Pickomino le plus élevé est retourné
page-option-turn_over-print = sauf si c’est celui qu’on vient de remettre
page-option-turn_over-always = même si c’est celui qu’on vient de remettre
page-option-turn_over-every = même si rien n’a été remis
page-option-golden_die = Le Dé doré porte
page-option-golden_die-worms = trois 1 et trois vers
page-option-golden_die-plain = de 1 à 5 et un ver, comme les dés blancs
page-play = Jouer
page-invite = Mettre la table et inviter
page-own-tables = Continuer une partie
page-finished-tables = Parties terminées
page-forget-table = Retirer la partie avec { $names }
page-phase-gathering = en attente de joueurs
page-phase-playing = en cours
page-phase-finished = terminée

# Venir à une table
page-connecting = On met la table…
page-waiting = Il reste des places libres.
page-waiting-luck = On commence dès que tout le monde est là.
page-seat-free = attend quelqu’un
page-seat-yours = sur cet appareil
page-seat-here = est là
page-seat-away = n’est pas là pour l’instant
page-bot-instead = Ajouter
page-remove = Libérer la place
page-failed-round = { $name } n’a pas dévoilé son nombre aléatoire et a perdu sa place. Les autres recommencent avec de nouveaux nombres.
page-sit-down = Comment t’appelles-tu ?
page-sit-too = Quelqu’un d’autre sur cet appareil ?
page-sit = S’asseoir
page-or-watch = Ou regarde simplement : la partie s’affichera ici dès qu’elle commencera.
page-watching = Tu regardes. La partie s’affichera ici dès qu’elle commencera.
page-watching-chip = Tu regardes
page-invite-others = Inviter des joueurs
page-invite-how = Toute personne qui ouvre ce lien peut prendre une place libre ou regarder.
page-invite-text = { $name } t’invite à jouer à { $game }
page-invite-link = Lien vers la table
page-link-local = Cette adresse ne marche que sur cet ordinateur. Pour ouvrir le jeu au réseau de la maison, regarde le message affiché là où tu l’as lancé.
page-qr = Code QR du lien
page-copy = Copier
page-copied = Copié !
page-share = Partager

# Autour du plateau
page-menu = Menu
page-rules-of = Règles : { $game }
page-link-watch = Inviter quelqu’un à regarder
page-link-own = Continuer sur un autre appareil
page-link-own-why = Ce lien est ta place. Ouvre-le sur l’autre appareil et ne le donne à personne.
page-key-other = Le lien d’une autre place
page-key-other-who = Ce lien est pour { $then }. Dans ce navigateur, la table est ouverte pour { $now }.
page-key-stay = Garder ma place ({ $now })
page-key-take = Changer de place ({ $then })
page-key-other-why = Si tu changes, ce navigateur oublie { $now }. Pour pouvoir revenir, garde d’abord ce lien :
page-leave = Quitter la table
page-delete = Supprimer cette table
page-delete-ask = Supprimer cette table pour tout le monde ? Les noms, les coups et le résultat disparaîtront, et personne ne pourra les récupérer.
page-delete-no = Garder la table
page-delete-yes = Supprimer pour de bon
page-log = Déroulement
page-log-empty = La partie commence.
page-log-more = Afficher ce qui s’est passé avant
page-log-open = Afficher tout le déroulement
page-your-turn = { $name }, à toi de jouer.
page-plays = { $you ->
    [yes] à toi
   *[no] joue
}
page-absent = { $name } n’est pas là.
page-absent-soon = { $seconds ->
    [one] { $name } n’est pas là. Une poule pourra jouer à sa place dans une seconde.
   *[other] { $name } n’est pas là. Une poule pourra jouer à sa place dans { $seconds } secondes.
}
page-time-over = Temps écoulé pour { $name }.
page-play-turn = Laisser une poule jouer ce tour
page-time-own = Il te reste { $seconds } secondes.
page-time-own-over = Ton temps est écoulé. Les autres peuvent confier ce tour à une poule.
page-hours = { $hours } h
page-minutes = { $minutes } min
page-hand-over = Faire jouer une poule
page-pass-device = Passe l’appareil à { $name }
page-pass-why = Les cartes restent cachées jusqu’à ton signal.
page-pass-ready = Je suis { $name }
page-rematch-go = Aller à la revanche

# Ennuis
page-connection-lost = Pas de connexion. La page réessaie.
page-error-unreachable = Le serveur est injoignable. Vérifie qu’il tourne et réessaie.
page-error-unknown = Cela n’a pas marché. Recharge la page et réessaie.
page-lost-nowhere = Personne ne glousse ici.
page-lost-offline = Cette page n’a pas pu être chargée. Vérifie la connexion et recharge la page.
page-lost-gone = Cette table n’existe pas (ou plus). Vérifie le lien ou commence une nouvelle partie.

# À quelle vitesse on voit ce que font les autres
page-pace = Rythme
page-pause = Pause
page-go-on = Continuer
page-rate = { $rate }×
page-skip = Passer cette étape
page-to-my-turn = Jusqu’à mon tour
page-to-present = Avancer
page-sound-on = Le son est activé
page-sound-off = Le son est coupé

# Notifications
page-notify = Me prévenir quand c’est à moi
page-notify-why = Les autres attendent moins si tu sais tout de suite que c’est à toi, même pendant que tu fais autre chose. Ton navigateur va te demander si tu es d’accord.
page-notify-open = Tu le sauras tant que cette page sera ouverte, même en arrière-plan.
page-notify-closed = Tu le sauras même quand cette page sera fermée.
page-notify-refused = Ton navigateur interdit les notifications de cette page. Autorise-les dans ses réglages, puis réessaie.
page-notify-impossible = Ce navigateur n’affiche pas de notifications. Sur iPhone et iPad, ajoute d’abord la page à l’écran d’accueil.
page-notify-insecure = Pour les notifications, il faut une page en https.

# Les joueurs autour du plateau et le titre
page-players = Joueurs
page-you = toi
page-worms = { $worms ->
    [one] ver
   *[other] vers
}
page-stack = { $count ->
    [one] Pile ({ $name }) : Pickomino { $portions }
   *[other] Pile ({ $name }), { $count } Pickominos, le dernier est au sommet : { $portions }
}
page-stack-empty = { $name } n’a pas de Pickomino
page-times = ×{ $count }
page-own-place = Ta place
page-just-now = À l’instant : { $what }
page-just-now-portion-taken = À l’instant : { $seat } prend le { $portion }.
page-just-now-portion-stolen = À l’instant : { $seat } pique le { $portion } à { $rival }.
page-just-now-failed-attempt = À l’instant : lancer nul pour { $seat }.
page-thinking = { $name } réfléchit…
page-ahead = → { $total }
