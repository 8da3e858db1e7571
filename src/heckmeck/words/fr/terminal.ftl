# Le jeu dans le terminal, en plein écran et ligne par ligne. $action est un choix en mots, $prize et $prizes ce qu’un total rapporte.

# Ce qu’on peut choisir, et où cela mène
terminal-accept = Accepter le lancer nul
terminal-stop-nothing = S’arrêter sans rien : lancer nul
terminal-stop-choose = S’arrêter et choisir un Pickomino
terminal-stop-takes = S’arrêter et prendre { $prize }
terminal-leads-to = { $action } → { $total }
terminal-enough-for = { $action } → { $total } : assez pour { $prizes }
terminal-prize = le { $portion }
terminal-prize-stolen = le { $portion } chez { $name }
terminal-closed = { $action } : { $why }
terminal-odds = vers : { $worms } en moyenne, { $fail } de risque de lancer nul
terminal-odds-heading = { $name } : vers en moyenne, risque
terminal-odds-win = vers : { $worms } en moyenne, { $fail } de risque de lancer nul, { $win } de chances de gagner
terminal-odds-heading-win = { $name } : vers en moyenne, risque, victoire
terminal-odds-estimate = environ { $win } ± { $width } de chances de gagner
terminal-odds-close = environ { $win } ± { $width } de chances de gagner, peut-être aussi bon que le meilleur
terminal-odds-heading-estimate = { $name } : chances de gagner, estimées

# Ce qu’il y a sur la table
terminal-table-of = { $game } avec { $names }
terminal-table-at = { $table }, sur { $server }
terminal-seat-free = place libre
terminal-bratworms = { $count ->
    [one] un ver grillé
   *[other] { $count } vers grillés
}
terminal-worms = { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}
terminal-supply = { $count ->
    [0] Plus aucun ver grillé
    [one] Encore un ver grillé
   *[other] Encore { $count } vers grillés
}
terminal-passed = a passé
terminal-valid = valable
terminal-in-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
terminal-in-hand-short = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
terminal-round = Manche { $round } : pioche { $pile }, réserve { $reserve }
terminal-rolled = Lancer
terminal-to-roll = À lancer
terminal-aside = De côté
terminal-total = Total
terminal-would-win = S’arrêter rapporte { $prizes }.
terminal-would-fail = S’arrêter ne rapporte rien.
terminal-no-worm = Encore aucun ver
terminal-your-cards = { $name }, tes cartes
terminal-turn-of = C’est à { $name }
terminal-thinking = { $name } joue…
terminal-choose = { $name }, ton choix
terminal-cannot = Impossible pour l’instant
terminal-log = Déroulement
terminal-mark-canned-worm = V
terminal-mark-hen = M
terminal-mark-raven = C
terminal-mark-weasel = B
terminal-mark-golden-die = *
terminal-mark-apple = P

# Avant la partie
terminal-welcome = Les braises rougeoient, les vers grésillent. À quoi joue-t-on ?
terminal-game = Jeu
terminal-which-game = Quel jeu ?
terminal-players = Qui joue ?
terminal-person = Humain
terminal-name = Nom
terminal-add = Ajouter un joueur
terminal-start = Jouer
terminal-language = Langue
terminal-hints = Autoriser les conseils
terminal-tutor = Tuteur : alerter avant une erreur
terminal-dice = Dés
terminal-dice-rolled = L’ordinateur les lance
terminal-dice-real = Vrais dés : tape le résultat
terminal-options = Règles maison
terminal-option-lower = Si tu ne peux pas prendre le Pickomino exact
terminal-option-lower-next = celui juste en dessous
terminal-option-lower-any = n’importe lequel en dessous
terminal-option-turn-over = Après un lancer nul, le Pickomino le plus élevé est retourné
terminal-option-turn-over-print = sauf s’il vient d’être remis
terminal-option-turn-over-always = même s’il vient d’être remis
terminal-option-turn-over-every = même si rien n’est remis
terminal-option-golden-die = Le Dé doré porte
terminal-option-golden-die-worms = trois 1, trois vers
terminal-option-golden-die-plain = 1 à 5 et un ver
terminal-new-game = Nouvelle partie
terminal-go-on = Continuer une partie
terminal-sit-down = Prendre une place libre
terminal-sit = S’asseoir
terminal-waiting = On attend les autres…
terminal-here = là
terminal-away = pas là
terminal-seat-bot = Faire jouer une poule
terminal-play-on = Remplacer { $name } par une poule
terminal-play-turn = Laisser une poule jouer ce tour pour { $name }
terminal-remove = Libérer la place ({ $name })
terminal-watching = Toutes les places sont prises : tu regardes.

# Pendant la partie
terminal-pass-keyboard = Passe le clavier à { $name }
terminal-pass-why = Les cartes restent cachées jusqu’à ton signal.
terminal-ready = Je suis { $name }
terminal-fell = { $dice ->
    [0] Que montre le Dé doré ? (par exemple *1, W pour un ver)
    [one] Que montre ton dé ? (W pour un ver)
   *[other] Que montrent tes { $dice } dés ? (par exemple 4412W, W pour un ver)
}
terminal-fell-golden = Que montrent { $dice ->
    [one] ton dé blanc et le Dé doré
   *[other] tes { $dice } dés blancs et le Dé doré
} ? (par exemple 44W*1, le Dé doré après *)
terminal-play-cards = Jouer { $cards } → { $total }
terminal-choose-cards = Choisis des cartes identiques.
terminal-lost = Connexion perdue. Reconnexion en cours… La partie reprendra ensuite.
terminal-gone = Cette table n’est pas disponible.

# Les touches, en un mot ou deux
terminal-key-roll = Lancer
terminal-key-stop = S’arrêter
terminal-key-weasel = Belette
terminal-key-aside = De côté
terminal-key-choose = Choisir
terminal-key-cards = Cartes
terminal-key-play = Jouer
terminal-key-pass = Passer
terminal-key-hints = Chances
terminal-key-skip = Une touche : plus vite
terminal-key-leave = Sortir
terminal-key-quit = Quitter
terminal-key-fields = Champ suivant
terminal-key-start = Commencer
terminal-key-save = Sauvegarder
terminal-key-react = Réagir
terminal-key-steps = Pas à pas
terminal-key-points = Tournants
terminal-key-mistakes = Erreurs
terminal-key-step = Étape
terminal-key-turn = Tour
terminal-key-next-mistake = Erreur suivante
terminal-key-back = Retour

# Après la partie
terminal-wins = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } se partagent la victoire !
}
terminal-rematch = Revanche
terminal-review = Bilan
terminal-save = Sauvegarder l’enregistrement
terminal-to-start = Écran d’accueil
terminal-record-saved = L’enregistrement est sauvegardé sous { $file }.
terminal-not-saved = L’enregistrement n’a pas pu être sauvegardé : { $reason }.
terminal-other-number = Le nombre aléatoire donné par cette place n’a pas été utilisé.
terminal-nothing-kept = Non confirmé : ce terminal n’a pas dévoilé les nombres aléatoires de tes places et ne peut pas dire s’ils ont servi.
terminal-no-proof = Non confirmé : ce terminal a dévoilé un nombre aléatoire pour ta place, mais l’enregistrement ne dit pas d’où vient le hasard.
terminal-other-promise = L’engagement du serveur n’est pas celui que ce terminal a vu avant la partie.
terminal-other-commitments = L’enregistrement a d’autres engagements que ceux que ce terminal a vus avant de dévoiler ton nombre.
terminal-hidden-round = L’enregistrement omet ou modifie un échange raté dans lequel ce terminal a dévoilé ton nombre.
terminal-no-own-number = Tu n’avais pas de place ici : aucun nombre ne vient de toi.
terminal-looking-back = Préparation du bilan…
terminal-at-turn = Tour { $turn } sur { $turns } : { $name }
terminal-at-step = étape { $step } sur { $steps }
terminal-at-end = La fin de la partie
terminal-luck-did = { $luck ->
    [cards] Les cartes
   *[dice] Les dés
}
terminal-after-each = { $name } : chances de gagner après chaque choix
terminal-chances = Chances de gagner
terminal-no-more-mistakes = Plus aucune erreur après ce point.
terminal-no-screen = Le plein écran n’est pas possible ici : tu joues donc ligne par ligne.
terminal-no-game = Il n’y a pas de partie à continuer. Commences-en une avec : heckmeck terminal
error-bad-link = Il faut un lien vers une table, comme http://localhost:8000/t/ID ; { $text } n’en est pas un.
error-unreachable = Le serveur est injoignable ({ $why }). Vérifie le lien et assure-toi que le serveur tourne.
error-answer-too-large = Ce serveur envoie plus de données qu’un serveur Heckmeck n’en enverrait jamais. Vérifie le lien.
