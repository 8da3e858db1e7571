# Les règles des quatre jeux. Chaque paragraphe est un message ; ce qui n’existe que dans certains jeux en est un à part.

rules-title = Les règles
rules-page = Les règles : { $game }
rules-games = Les quatre jeux
rules-contents = Sur cette page
rules-learn = Apprendre en jouant
rules-whole = Toutes les règles sur une page à part
rules-print = Imprimer
rules-play = Jouer
rules-up = Haut de la page

rules-about-original = Le jeu de dés à l’état pur : lance, garde ton sang-froid et arrête-toi à temps.
rules-about-extrawurm = Le jeu de dés avec cinq spécialistes, des vers grillés et deux Pickominos de plus.
rules-about-deluxe = Le grand barbecue : des dés, des vers grillés et six spécialistes, dont la Pomme.
rules-about-karteneck = La même faim de vers, mais avec des cartes en main à la place des dés.

# Des mots pour les images
rules-no-worm = aucun ver
rules-range = { $from }–{ $to } : { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}
rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rules-dice-aside = Mis de côté : { $dice }
rules-dice-rolled = Lancer : { $dice }
rules-dice-worm = ver
rules-example = Exemple
rules-cards-picture = Cartes : { $cards }
rules-card-worm = ver, étiquette { $tag }

# But du jeu
rules-aim-title = Le but du jeu
rules-aim-grill = Les poules se pressent autour du barbecue. Sur la brochette s’alignent des Pickominos, chacun avec un nombre et un à quatre vers.
rules-aim-win = Tu lances les dés pour atteindre ces nombres. Si tu en atteins un, le Pickomino est à toi. À la fin, celui qui a le plus de vers remporte la partie.
rules-aim-win-extra = Tu lances les dés pour atteindre ces nombres. Si tu en atteins un, le Pickomino est à toi. Les spécialistes donnent un coup de main, et les vers grillés comptent aussi. À la fin, celui qui a le plus de vers remporte la partie.

# Matériel
rules-material-title = Matériel et mise en place
rules-material-players = De deux à sept joueurs.
rules-material-portions = Seize Pickominos, de 21 à 36. En haut, le nombre qu’il faut obtenir aux dés ; en dessous, les vers que le Pickomino rapporte.
rules-material-portions-extra = Dix-huit Pickominos : de 21 à 36, plus le 11 et le 13. En haut, le nombre qu’il faut obtenir aux dés ; en dessous, les vers que le Pickomino rapporte. Le 11 et le 13 ont un ver chacun.
rules-material-dice = Huit dés blancs. Chacun porte les nombres de 1 à 5 et un ver. Un ver vaut 5 points.
rules-material-specialists-extrawurm = Cinq spécialistes : le Ver en boîte, la Mère poule, le Corbeau, la Belette et le Dé doré.
rules-material-specialists-deluxe = Six spécialistes : le Ver en boîte, la Mère poule, le Corbeau, la Belette, le Dé doré et la Pomme.
rules-material-bratworms = Sept vers grillés ronds. Chacun vaut un ver à la fin.
rules-setup-grill = Tous les Pickominos sont alignés face visible, dans l’ordre croissant. Cette rangée est la brochette.
rules-setup-specialists = Chaque spécialiste est posé sur son Pickomino, comme sur l’image. Les vers grillés restent à côté de la brochette : c’est la réserve.
rules-setup-first = Choisissez entre vous qui commence, ou laissez faire le hasard. On joue dans le sens des aiguilles d’une montre.

# Le tour
rules-turn-title = Ton tour
rules-turn-roll = Lance les huit dés.
rules-turn-lay = Choisis une valeur et mets de côté tous les dés de ce lancer qui la montrent. Ce doit être une valeur que tu n’as pas encore mise de côté pendant ce tour.
rules-turn-decide = À toi de décider : arrête-toi, ou relance les dés restants et choisis à nouveau.
rules-turn-count = On additionne les dés mis de côté : c’est ton total. Le ver est une valeur comme les autres, et chaque ver vaut 5 points.
rules-turn-stop = Tu ne peux t’arrêter que juste après avoir mis des dés de côté : jamais avant ton premier lancer, ni devant un lancer dont tu n’as encore rien pris.
rules-turn-empty = Quand tous les dés sont de côté, ton tour se termine de lui-même.
rules-turn-worm = Sans au moins un ver de côté, tu ne gagnes rien. Pense donc aux vers assez tôt.
rules-turn-worm-extra = Sans au moins un ver de côté, tu ne gagnes rien, sauf si tu as le Ver en boîte. Pense donc aux vers assez tôt.
rules-turn-example-1 = Tu lances huit dés et mets de côté les trois 5.
rules-turn-example-2 = Deux autres 5, c’est tentant, mais tu en as déjà mis de côté. Tu prends le ver. Pour 20, il n’y a encore aucun Pickomino : tu relances.
rules-turn-example-3 = Tu prends les deux 3 et tu t’arrêtes à 26.
rules-turn-example-4 = Il y a un ver parmi tes dés, et le 26 est face visible sur la brochette : il est à toi, avec deux vers.

# La fin du tour
rules-stop-title = Ce que ton total te rapporte
rules-stop-intro = Quand tu t’arrêtes avec un ver parmi tes dés, c’est le premier de ces cas qui s’applique :
rules-stop-intro-extra = Quand tu t’arrêtes avec un ver (sur un dé ou en boîte), c’est le premier de ces cas qui s’applique :
rules-stop-take-title = Prendre
rules-stop-take = Ce nombre exact est face visible sur la brochette : tu prends le Pickomino.
rules-stop-steal-title = Piquer
rules-stop-steal = Ce nombre exact est au sommet de la pile d’un adversaire : tu lui piques le Pickomino.
rules-stop-lower-title = Le Pickomino juste en dessous
rules-stop-lower = Sinon, tu prends le Pickomino le plus élevé parmi ceux de la brochette qui sont face visible et plus petits que ton total.
rules-stop-none-title = Rien
rules-stop-none = S’il n’y en a pas non plus, c’est un lancer nul.
rules-stop-must = Tu n’as pas le choix : avec le nombre exact, tu prends ou tu piques ce Pickomino-là.
rules-stop-special = Le 11 et le 13 sont à part : on ne les gagne que sur la brochette et avec exactement 11 ou 13 points. On ne les prend jamais comme Pickomino juste en dessous, et on ne les pique jamais.
rules-stop-own = Le Pickomino au sommet de ta propre pile ne compte pas. Si ton total est égal à sa valeur, tu prends celui juste en dessous sur la brochette.
rules-stop-stack = Chacun n’a qu’une pile, et les nouveaux Pickominos se posent dessus. Seul celui du sommet peut être piqué ; il protège donc les autres. Tout le monde peut regarder ce qu’il y a dans une pile.
rules-stop-next = Puis c’est au joueur suivant.

# Lancer nul
rules-failed-title = Le lancer nul
rules-failed-intro = Il y a trois façons d’échouer :
rules-failed-faces = Un lancer ne montre que des valeurs que tu as déjà mises de côté.
rules-failed-worm = Tu t’arrêtes sans ver.
rules-failed-portion = Tu t’arrêtes, et aucun Pickomino ne convient à ton total.
rules-failed-cost = Cela se paie :
rules-failed-back = Le Pickomino au sommet de ta pile revient à sa place sur la brochette, face visible.
rules-failed-over = Ensuite, le Pickomino visible le plus élevé de la brochette est retourné face cachée. Plus personne ne pourra le gagner.
rules-failed-highest = Si celui que tu viens de remettre est lui-même le plus élevé, il reste face visible, et aucun n’est retourné.
rules-failed-empty = Si tu n’as rien à remettre, rien n’est retourné non plus.
rules-failed-empty-extra = Si tu ne remets aucun Pickomino, parce que tu n’en as pas ou parce que seule la Mère poule s’en va, rien n’est retourné non plus.
rules-failed-order = Avec les spécialistes, l’ordre est le suivant : ton Pickomino est remis, le plus élevé est retourné, ton spécialiste est reposé, et en dernier se déplace le spécialiste qui se trouvait sur le Pickomino retourné.
rules-failed-example-1 = Tu as 30 points et encore deux dés. Cela ne te suffit pas, tu relances.
rules-failed-example-2 = Un 5 et un ver : tu as déjà les deux. Le 27 au sommet de ta pile revient sur la brochette, et le 36, le plus élevé, est retourné.

# Vers grillés
rules-bratworms-title = Les vers grillés
rules-bratworms-ones = Si tu mets de côté au moins deux 1 d’un seul coup, tu gagnes aussitôt un ver grillé. Il est à toi quelle que soit l’issue du tour. Même avec plus de deux 1, tu n’en gagnes qu’un. Le 1 du Dé doré compte aussi.
rules-bratworms-raven = Le Corbeau rapporte lui aussi un ver grillé.
rules-bratworms-supply = Les vers grillés viennent de la réserve. Si elle est vide, tu en prends un à l’adversaire de ton choix, mais jamais à celui qui a la Mère poule. Si personne ne peut t’en donner, tu n’en reçois pas.
rules-bratworms-safe = On ne perd jamais ses vers grillés autrement. Chacun vaut un ver à la fin.

# Spécialistes
rules-specialists-title = Les spécialistes
rules-specialists-get = Quand tu prends sur la brochette un Pickomino qui porte un spécialiste, tu reçois aussi ce spécialiste. Quand tu piques un Pickomino, tu reçois aussi le spécialiste de ta victime. Le Corbeau et la Mère poule font exception.
rules-specialists-use = Tant que tu as un spécialiste, il t’aide.
rules-specialists-two = Personne ne peut en avoir deux. Si tu en reçois un deuxième, tu choisis lequel garder ; l’autre revient sur la brochette.
rules-specialists-failed = Après un lancer nul, ton spécialiste revient sur la brochette. Pour la Mère poule, c’est un peu différent.
rules-specialists-back = Le spécialiste se pose alors sur le plus petit Pickomino face visible qui n’en porte pas encore. S’il n’y en a pas, il est retiré du jeu.
rules-specialist-start = Au début sur le { $portion }

rules-canned_worm-does = Si tu t’arrêtes sans ver parmi tes dés, le Ver en boîte en devient un : 5 points de plus, et tu as ton ver. Cela se fait tout seul.
rules-canned_worm-example = Ainsi, 6 points deviennent 11, et 8 deviennent 13.
rules-canned_worm-limit = Tu peux quand même mettre des vers de côté ; le Ver en boîte ne sert alors à rien. Il ne te sauve pas d’un lancer qui ne montre que des valeurs que tu as déjà.
rules-hen-sits = La Mère poule couve le Pickomino au sommet de ta pile et le protège.
rules-hen-steal = Celui qui pourrait te le piquer reçoit la Mère poule à la place, et rien d’autre ; pour lui, ce n’est pas un lancer nul. Le Pickomino reste à toi. Quand elle est sur le 11 ou le 13, il n’y a rien à piquer, pas même elle.
rules-hen-failed = Si tu fais un lancer nul, seule la Mère poule revient sur la brochette : tu ne remets aucun Pickomino, et aucun n’est retourné.
rules-hen-alone = Si tu n’as pas de Pickomino, la Mère poule reste chez toi après un lancer nul et ne peut pas être piquée. Elle protégera le prochain Pickomino que tu gagneras.
rules-hen-bratworms = Tant que tu as la Mère poule, personne ne peut te prendre de ver grillé.
rules-raven-gift = Personne n’a jamais le Corbeau. Celui qui prend le Pickomino où il est perché gagne aussitôt un ver grillé.
rules-raven-moves = Puis il se pose sur le plus petit Pickomino libre et face visible. Si son Pickomino est retourné, il se déplace aussi, mais ne rapporte rien à personne. Si aucun n’est libre, il est retiré du jeu.
rules-weasel-does = Une fois par tour, juste après un lancer et avant de mettre des dés de côté, tu peux relancer tous les dés de ce lancer. Le nouveau lancer est définitif.
rules-weasel-rescue = Cela marche même avec un lancer qui serait nul parce que tu as déjà toutes ses valeurs.
rules-golden_die-does = Avant ton premier lancer, tu décides si le Dé doré participe à ce tour comme neuvième dé. On le lance, on le met de côté et on le compte comme les autres.
rules-golden_die-sides = Il porte trois 1 et trois vers. Avec lui, un total peut aller jusqu’à 45.
rules-apple-does = Celui qui a la Pomme à la fin de la partie gagne trois vers.

# Fin
rules-end-title = La fin de la partie
rules-end-when = La partie se termine quand il ne reste aucun Pickomino face visible sur la brochette.
rules-end-when-extra = La partie se termine quand il ne reste aucun Pickomino face visible sur la brochette. On règle d’abord tout ce que le dernier Pickomino entraîne.
rules-end-score-original = Comptez les vers de vos Pickominos. Celui qui en a le plus gagne.
rules-end-score-extrawurm = Comptez les vers de vos Pickominos, plus un par ver grillé. Celui qui en a le plus gagne.
rules-end-score-deluxe = Comptez les vers de vos Pickominos, plus un par ver grillé et trois pour la Pomme. Celui qui en a le plus gagne.
rules-end-tie = En cas d’égalité, c’est le Pickomino le plus élevé qui décide. Si aucun des joueurs à égalité n’a de Pickomino, ils se partagent la victoire.

# Règles maison
rules-house-title = Les règles maison
rules-house-intro = Si vous ne changez rien, on joue comme décrit ci-dessus. En préparant une table, vous pouvez choisir :
rules-house-lower-title = N’importe quel Pickomino inférieur
rules-house-lower = Si ton nombre exact n’est pas disponible, tu choisis librement parmi tous les Pickominos inférieurs face visible de la brochette, et pas seulement celui juste en dessous.
rules-house-lower-extra = Si ton nombre exact n’est pas disponible, tu choisis librement parmi tous les Pickominos inférieurs face visible de la brochette, et pas seulement celui juste en dessous. Le 11 et le 13 restent exclus.
rules-house-always-title = Pas de pitié pour le plus élevé
rules-house-always = Après un lancer nul, le Pickomino le plus élevé est retourné même si c’est celui que tu viens de remettre.
rules-house-every-title = Chaque lancer nul compte
rules-house-every = Après chaque lancer nul, le Pickomino le plus élevé est retourné, même si tu n’avais rien à remettre. Il ne reste face visible que si c’est celui qui vient d’être remis ; aucun n’est alors retourné.
rules-house-every-extra = Après chaque lancer nul, le Pickomino le plus élevé est retourné, même si tu n’en as pas à remettre ou si seule la Mère poule s’en va. Il ne reste face visible que si c’est celui qui vient d’être remis ; aucun n’est alors retourné.
rules-house-golden-title = Dé doré ordinaire
rules-house-golden = Le Dé doré a les mêmes faces que les dés blancs : de 1 à 5 et un ver.

# Karteneck
rules-cards-aim-1 = On court toujours après les Pickominos qui ont le plus de vers. Mais cette fois, il y en a à chaque manche autant que de joueurs, et chacun en reçoit un.
rules-cards-aim-2 = Tes cartes te rapportent des points. Celui qui a le plus haut total et un ver prend le meilleur Pickomino. Celui qui a le plus de vers après la dernière manche gagne.
rules-cards-players = De deux à six joueurs.
rules-cards-material-cards = 110 cartes : dix-sept de chaque nombre de 1 à 5, et vingt-cinq cartes ver. Une carte ver vaut 5 points. Chacune porte une étiquette avec un numéro de 1 à 25, et chaque numéro n’existe qu’une fois.
rules-cards-material-portions = 30 Pickominos : trois de valeur 0, sans aucun ver, et un de chaque valeur de 16 à 42.
rules-cards-material-worms = Le nombre de vers sur les Pickominos est provisoire : aucune source imprimée ne le donne, nous l’avons donc fixé nous-mêmes.
rules-cards-setup-aside = On écarte d’abord quelques Pickominos tirés sans les regarder, selon le nombre de joueurs. Les autres sont mélangés face cachée : c’est la réserve.
rules-cards-table-players = Joueurs
rules-cards-table-aside = Pickominos écartés
rules-cards-table-rounds = Manches
rules-cards-setup-hand = Chacun reçoit six cartes, qu’il garde secrètes. Les autres forment la pioche.
rules-cards-round-title = Une manche
rules-cards-round-grill = On retourne face visible autant de Pickominos qu’il y a de joueurs : c’est la brochette de cette manche.
rules-cards-round-first = À la première manche, la table décide qui commence. Ensuite, c’est celui qui a reçu en dernier un Pickomino de la brochette.
rules-cards-round-turns = À ton tour, tu joues des cartes ou tu passes. Celui qui a passé ne joue plus jusqu’à la fin de la manche. Les autres continuent dans le sens des aiguilles d’une montre, jusqu’à ce que tous aient passé. Le dernier encore en jeu peut jouer plusieurs fois de suite.
rules-cards-play-title = Jouer des cartes
rules-cards-play-kind = Pose devant toi, face visible, une ou plusieurs cartes identiques : que des 1, que des 2 et ainsi de suite, ou que des vers. Cette sorte ne doit pas encore se trouver devant toi dans cette manche. Tu peux en garder en main.
rules-cards-play-total = Tout le monde voit ton total, c’est-à-dire la somme de toutes les cartes posées devant toi.
rules-cards-play-draw = Ensuite, tu dois piocher une carte.
rules-cards-pass-title = Passer
rules-cards-pass-may = Tu peux passer chaque fois que c’est à toi. Si tu ne peux rien jouer, il faut passer.
rules-cards-pass-without = Sans carte ver devant toi, tu défausses tes cartes et tu prends aussitôt le Pickomino de plus petite valeur sur la brochette. Tu ne participes pas au partage. C’est aussi le cas si tu n’as rien joué du tout.
rules-cards-pass-with = Avec une carte ver devant toi, ta combinaison est valable. Tes cartes restent en place, et tu participes au partage. C’est aussi le moment où tu peux piquer.
rules-cards-pass-draw = Pour finir, tu pioches deux cartes s’il reste quelqu’un en jeu, et aucune si tu passes en dernier.
rules-cards-steal-title = Piquer
rules-cards-steal-when = Au moment où tu passes avec une combinaison valable, et seulement alors, tu peux piquer : si ton total est exactement la valeur du Pickomino au sommet de la pile d’un adversaire, tu peux le lui prendre.
rules-cards-steal-extra = C’est un bonus : tu recevras quand même un Pickomino au partage. Le dernier à passer peut piquer lui aussi.
rules-cards-steal-back = Ce que tu as piqué est au sommet de ta pile et peut donc t’être repris dans la même manche. Les Pickominos de valeur 0 ne se piquent jamais.
rules-cards-example-1 = Tu joues trois 4.
rules-cards-example-2 = À ton tour suivant, tu joues un ver. Ta combinaison est maintenant valable.
rules-cards-example-3 = Puis tu joues deux 5 et tu en gardes un troisième en main.
rules-cards-example-4 = Tu passes avec 27. Le 27 est au sommet de la pile d’un adversaire : tu le piques, tu pioches deux cartes et tu attends le partage.
rules-cards-share-title = Le partage du menu
rules-cards-share-order = Quand tous ont passé, ceux qui ont une combinaison valable se partagent le reste de la brochette : le plus haut total prend le Pickomino le plus élevé, le total suivant prend le suivant, et ainsi de suite.
rules-cards-share-tie = À total égal, celui qui a l’étiquette la plus élevée sur une carte ver se sert en premier.
rules-cards-share-none = Si tous ont passé sans carte ver, il n’y a plus rien à partager : le dernier à passer a reçu le dernier Pickomino et commence la manche suivante.
rules-cards-share-discard = Après quoi toutes les cartes jouées sont défaussées.
rules-cards-share-example = Deux joueurs ont 27. Celui qui a l’étiquette 19 se sert en premier et prend le 38, celui qui a l’étiquette 12 prend le 31. Celui qui a 22 doit se contenter du 24 et commence la manche suivante.
rules-cards-stack = Les Pickominos se posent toujours sur ton unique pile, quelle que soit la façon dont tu les as gagnés. Seul celui du sommet peut être piqué.
rules-cards-draw-title = La main et la pioche
rules-cards-draw-hand = Tu gardes ta main d’une manche à l’autre, et elle peut être aussi grande que tu veux.
rules-cards-draw-pile = S’il faut piocher alors que la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche. Si la défausse est vide aussi, on pioche ce qui reste, peut-être rien.
rules-cards-draw-order = En passant, on défausse ou on pique d’abord, et on pioche en dernier. Une carte que tu viens de défausser peut donc te revenir aussitôt.
rules-cards-end-when = La partie se termine après la manche pour laquelle on a retourné les derniers Pickominos de la réserve.
rules-cards-end-score = Comptez les vers de vos Pickominos. Celui qui en a le plus gagne.
rules-cards-end-tie = En cas d’égalité, c’est le Pickomino le plus élevé qui décide. Les joueurs encore à égalité se partagent la victoire.
rules-cards-house = Il n’y a pas de règles maison pour ce jeu.
