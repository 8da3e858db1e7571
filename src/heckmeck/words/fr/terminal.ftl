# Le jeu dans le terminal, en plein écran et ligne par ligne. $action est un choix en mots, $prize et $prizes ce qu’un total rapporte.

# Ce qu’on peut choisir, et où cela mène
terminal-accept = Accepter le lancer nul
terminal-stop-nothing = S’arrêter sans rien : lancer nul
terminal-stop-choose = S’arrêter et choisir un Pickomino
terminal-stop-takes = S’arrêter et prendre { $prize }
terminal-leads-to = { $action } → { $total }
terminal-enough-for = { $action } → { $total } : assez pour { $prizes }
terminal-closed = { $action } : { $why }
terminal-odds = Ø { $worms } vers, lancer nul { $fail }
terminal-odds-heading = { $name } : Ø vers, lancer nul
terminal-odds-win = Ø { $worms } vers, lancer nul { $fail }, gagne la partie { $win }
terminal-odds-heading-win = { $name } : Ø vers, lancer nul, victoire

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
    [one] Encore un ver grillé
   *[other] Encore { $count } vers grillés
}
terminal-passed = a passé
terminal-valid = valable
terminal-in-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
terminal-in-hand-short = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
terminal-round = Manche { $round } : pioche { $pile }, réserve { $reserve }
terminal-rolled = Lancer
terminal-to-roll = À lancer
terminal-aside = De côté
terminal-total = Total
terminal-would-win = S’arrêter rapporte { $prizes }.
terminal-would-fail = S’arrêter ne rapporte rien.
terminal-no-worm = Encore aucun ver
terminal-your-cards = { $name }, vos cartes
terminal-turn-of = C’est à { $name }
terminal-thinking = { $name } joue …
terminal-choose = { $name }, votre choix
terminal-cannot = Impossible pour l’instant
terminal-log = Ce qui s’est passé
terminal-mark-canned-worm = V
terminal-mark-hen = M
terminal-mark-raven = C
terminal-mark-weasel = B
terminal-mark-golden-die = *
terminal-mark-apple = P

# Avant la partie
terminal-welcome = La brochette rougeoie, les vers grésillent. À quoi jouons-nous ?
terminal-game = Jeu
terminal-which-game = Quel jeu ?
terminal-players = Qui joue ?
terminal-person = Personne
terminal-name = Nom
terminal-add = Encore quelqu’un
terminal-start = C’est parti !
terminal-language = Langue
terminal-hints = Permettre les conseils
terminal-dice = Dés
terminal-dice-rolled = L’ordinateur lance
terminal-dice-real = Vrais dés : tapez le résultat
terminal-options = Règles maison
terminal-option-lower = Si le Pickomino exact n’est pas disponible
terminal-option-lower-next = le plus proche en dessous
terminal-option-lower-any = n’importe lequel en dessous
terminal-option-turn-over = Retourné après un lancer nul : le plus haut
terminal-option-turn-over-print = sauf celui remis
terminal-option-turn-over-always = même celui remis
terminal-option-turn-over-every = même si rien n’est remis
terminal-option-golden-die = Le Dé doré montre
terminal-option-golden-die-worms = 3 un, 3 vers
terminal-option-golden-die-plain = 1 à 5 et un ver
terminal-new-game = Une nouvelle partie
terminal-go-on = Continuer
terminal-sit-down = Une place est libre
terminal-sit = S’asseoir
terminal-waiting = On attend les autres …
terminal-here = là
terminal-away = pas là
terminal-seat-bot = Installer une poule
terminal-play-on = Laisser une poule jouer pour { $name }
terminal-watching = Toutes les places sont prises : vous regardez.

# Pendant la partie
terminal-pass-keyboard = Passez le clavier à { $name }
terminal-pass-why = Les cartes restent cachées jusqu’à ce que vous soyez là.
terminal-ready = C’est moi, { $name }
terminal-fell = { $dice ->
    [0] Que montre le Dé doré ? (comme *1, W est un ver)
    [one] Que montre votre dé ? (W est un ver)
   *[other] Que montrent vos { $dice } dés ? (comme 4412W, W est un ver)
}
terminal-fell-golden = Que montrent { $dice ->
    [one] votre dé blanc et le Dé doré
   *[other] vos { $dice } dés blancs et le Dé doré
} ? (comme 44W*1, le Dé doré derrière *)
terminal-play-cards = Jouer { $cards } → { $total }
terminal-choose-cards = Choisissez des cartes identiques.
terminal-lost = La connexion est perdue. Nouvel essai en cours ; la partie va reprendre.
terminal-gone = Cette table n’est pas accessible.

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
terminal-key-skip = Toute touche : plus vite
terminal-key-leave = Sortir
terminal-key-quit = Quitter
terminal-key-fields = Champ suivant
terminal-key-start = Commencer
terminal-key-save = Garder
terminal-key-react = Réagir
terminal-key-steps = Pas à pas
terminal-key-points = Tournants
terminal-key-mistakes = Erreurs
terminal-key-step = Pas
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
terminal-save = Garder l’enregistrement
terminal-to-start = Retour au début
terminal-record-saved = L’enregistrement est sous { $file }.
terminal-not-saved = L’enregistrement n’a pas pu être gardé : { $reason }.
terminal-other-number = Le nombre au hasard donné par cette place n’a pas servi pour les dés.
terminal-looking-back = On revient sur la partie…
terminal-at-turn = Tour { $turn } sur { $turns } : { $name }
terminal-at-step = pas { $step } sur { $steps }
terminal-at-end = La fin de la partie
terminal-luck-did = { $luck ->
    [cards] Les cartes
   *[dice] Les dés
}
terminal-after-each = { $name } : chances de gagner après chaque choix
terminal-chances = Chances de gagner
terminal-no-more-mistakes = Il n’y a plus d’erreur après.
terminal-no-screen = Il n’y a pas d’écran où dessiner ici : on joue donc ligne par ligne.
terminal-no-game = Il n’y a pas de partie à continuer. Commencez-en une avec : heckmeck terminal
error-bad-link = { $text } n’est pas le lien d’une table, comme http://localhost:8000/t/ID.
error-unreachable = Le serveur est injoignable ({ $why }). Vérifiez le lien, et que le serveur fonctionne.
