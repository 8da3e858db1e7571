# Jouer ligne par ligne.
plain-grill = Brochette : { $portions }
plain-stack = { $name } : { $stack } ({ $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
})
plain-aside = Mis de côté : { $dice }, total { $total }
plain-rolled = Lancé : { $dice }
plain-round = Manche { $round }
plain-in-front = cartes jouées { $cards }, total { $total }
plain-hand = Votre main : { $cards }
plain-choose = { $name }, votre choix ({ $quit } pour quitter) : {""}
plain-choose-hints = { $name }, votre choix ({ $hints } pour les chances, { $quit } pour quitter) : {""}
plain-dice = Qu’ont donné les dés ? { $dice ->
    [one] Tapez la valeur de votre dé, W pour un ver : {""}
   *[other] Tapez les valeurs de vos { $dice } dés, W pour un ver : {""}
}
plain-dice-golden = Qu’ont donné les dés ? { $dice ->
    [0] Tapez le Dé doré derrière *, comme *1, W pour un ver : {""}
    [one] Tapez la valeur de votre dé blanc et le Dé doré derrière *, comme W*1 : {""}
   *[other] Tapez les valeurs de vos { $dice } dés blancs et le Dé doré derrière *, comme 44W*1 : {""}
}
plain-not-understood = Tapez un nombre de 1 à { $most }, ou des cartes comme 3 3 ou W5.
plain-pass-keyboard = Passez le clavier à { $name }. { $name }, appuyez sur Entrée pour voir vos cartes : {""}
plain-free-seat = Il reste des places libres. { $bot } installe une poule, { $quit } pour quitter : {""}
plain-away = { $name } n’est pas là. { $bot } laisse une poule jouer à sa place, { $quit } pour quitter : {""}
plain-what-next = { $end } pour finir, { $rematch } pour une revanche, { $save } pour garder l’enregistrement, { $review } pour le bilan : {""}
plain-left = La partie est enregistrée dans { $place }. Pour continuer : { $command }
plain-over = La partie est finie. Elle est enregistrée dans { $place }.

# Avant la partie
plain-number = Votre choix (Entrée pour { $usual }) : {""}
plain-number-wrong = Tapez un nombre de 1 à { $most }.
plain-people = Qui joue à ce clavier ? Des noms séparés par des virgules (Entrée pour { $guest }) : {""}
plain-bots = Quels bots jouent ? Tapez leurs numéros, comme 2 3, ou 0 pour aucun ; au plus { $most } joueurs (Entrée pour 2 3) : {""}
plain-as-printed = Comme imprimé
plain-house-rules = Avec des règles maison
plain-your-name = Quel est votre nom ? (Entrée pour { $guest }) : {""}
plain-guest = Invité
bot-chick = Poussin
bot-hen = Poule
bot-rooster = Coq
bot-fox = Renard
bot-champion = Champion
error-real-dice = Les vrais dés ne servent que dans les jeux de dés.

action-take-portion = Prendre le Pickomino { $portion }
action-take-bratworm = Prendre un ver grillé chez { $rival }
action-keep-specialist = Garder { $object }
action-play = Jouer { $cards }
action-pass = { $steal ->
    [no_one] Passer
   *[other] Passer et voler chez { $steal }
}
plain-score = { $name } : { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}
