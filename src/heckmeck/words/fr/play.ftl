# Jouer ligne par ligne.
plain-grill = Brochette : { $portions }
plain-stack = { $name } : { $stack } ({ $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
})
plain-hand = Votre main : { $cards }
plain-choose = { $name }, votre choix ({ $quit } pour quitter) : {""}
plain-dice = Qu’a donné le lancer de { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ({ $name }) ? {""}
plain-not-understood = Tapez un nombre de 1 à { $most }, ou des cartes comme 3 3 ou W5.
plain-saved = La partie est finie et enregistrée sous { $file }.
plain-left = La partie est enregistrée. Pour continuer : heckmeck terminal --resume { $file }
plain-guest = Invité
bot-chick = Poussin
bot-hen = Poule
bot-rooster = Coq
error-real-dice = Les vrais dés ne servent que dans les jeux de dés.

action-take-portion = Prendre le Pickomino { $portion }
action-take-bratworm = Prendre un ver grillé chez { $rival }
action-keep-specialist = Garder { $object }
action-play = Jouer { $cards }
action-pass = { $steal ->
    [no_one] Passer
   *[other] Passer et voler chez { $steal }
}
