# Jouer ligne par ligne.
plain-grill = Brochette : { $portions }
plain-stack = { $name } : { $stack } ({ $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
})
plain-aside = Mis de côté : { $dice }, total { $total }
plain-rolled = Lancer : { $dice }
plain-round = Manche { $round }
plain-in-front = cartes jouées { $cards }, total { $total }
plain-hand = Ta main : { $cards }
plain-choose = { $name }, ton choix ({ $quit } pour quitter) : {""}
plain-choose-hints = { $name }, ton choix ({ $hints } pour les chances, { $quit } pour quitter) : {""}
plain-tutor = { $question } ({ $yes } pour le faire, { $hints } pour les chances, Entrée pour choisir autre chose) : {""}
plain-agree = Es-tu d’accord ? ({ $yes } pour oui, Entrée pour non) : {""}
plain-dice = Qu’as-tu obtenu ? { $dice ->
    [one] Tape la valeur de ton dé, W pour un ver : {""}
   *[other] Tape les valeurs de tes { $dice } dés, W pour un ver : {""}
}
plain-dice-golden = Qu’as-tu obtenu ? { $dice ->
    [0] Tape la valeur du Dé doré après *, par exemple *1, W pour un ver : {""}
    [one] Tape la valeur de ton dé blanc et, après *, celle du Dé doré, par exemple W*1 : {""}
   *[other] Tape les valeurs de tes { $dice } dés blancs et, après *, celle du Dé doré, par exemple 44W*1 : {""}
}
plain-not-understood = Tape un nombre de 1 à { $most }, ou des cartes comme 3 3 ou W5.
plain-pass-keyboard = Passe le clavier à { $name }. { $name }, appuie sur Entrée pour voir tes cartes : {""}
plain-free-seat = Il reste des places libres. { $bot } pour faire jouer une poule, { $quit } pour quitter : {""}
plain-away = { $name } n’est pas là. { $bot } pour faire jouer une poule à sa place, { $quit } pour quitter : {""}
plain-deciding = { $name } réfléchit, { $seconds ->
    [86400] un jour
   *[other] { $seconds } secondes
} au plus. Ensuite, { $bot } laisse une poule jouer ce tour ; { $quit } pour quitter : {""}
plain-remove = { $name } n’est pas là. { $bot } pour libérer sa place, { $quit } pour quitter : {""}
plain-no-number = { $name } est là, mais son nombre aléatoire manque. { $bot } pour libérer sa place, { $quit } pour quitter : {""}
plain-what-next = { $end } pour finir, { $rematch } pour une revanche, { $save } pour sauvegarder l’enregistrement, { $review } pour le bilan : {""}
plain-left = La partie est enregistrée dans { $place }. Pour continuer : { $command }
plain-over = La partie est finie. Elle est enregistrée dans { $place }.

# Avant la partie
plain-number = Ton choix (Entrée pour { $usual }) : {""}
plain-number-wrong = { $most ->
    [one] Tape 1.
   *[other] Tape un nombre de 1 à { $most }.
}
plain-people = Qui joue à ce clavier ? Tape les noms, séparés par des virgules (Entrée pour { $guest }) : {""}
plain-bots = Quels bots jouent ? Tape leurs numéros, par exemple 2 3, ou 0 pour aucun ; au plus { $most } joueurs (Entrée pour 2 3) : {""}
plain-as-printed = Selon la règle du jeu
plain-house-rules = Avec des règles maison
plain-your-name = Comment t’appelles-tu ? (Entrée pour { $guest }) : {""}
plain-guest = Invité
bot-chick = Poussin
bot-hen = Poule
bot-rooster = Coq
bot-fox = Renard
bot-champion = Champion
error-real-dice = Les vrais dés ne servent que dans les jeux de dés.

action-take-portion = Prendre le Pickomino { $portion }
action-take-bratworm = Prendre un ver grillé à { $rival }
action-keep-specialist = Garder { $object }
action-play = Jouer { $cards }
action-pass = { $steal ->
    [no_one] Passer
   *[other] Passer et piquer un Pickomino à { $steal }
}
