# Het analysebord.

analyse-title = Analyse
analyse-position = Stellingcode
analyse-open = Openen
analyse-new = Nieuwe stelling
analyse-players = Aantal spelers
analyse-count = { $count } spelers
analyse-player = Speler { $number }
analyse-choices = Keuzes
analyse-luck = De worp ontbreekt nog. Voer in wat de dobbelstenen tonen, of gooi.
analyse-roll = Gooien
analyse-over = Het spel is afgelopen.
analyse-line = Zetten
analyse-start = Begin
analyse-back = Eén zet terug
analyse-branch = Variant { $number }
analyse-rollout = Uitspelen
analyse-rollout-stop = Stoppen
analyse-rollout-games = { $games ->
    [one] Eén partij tussen kampioenen; het geluk is eruitgehaald voor zover het te berekenen is.
   *[other] { $games } partijen tussen kampioenen; het geluk is eruitgehaald voor zover het te berekenen is.
}

analyse-set-up = Stelling opbouwen
analyse-how = Kies een plek en tik dan de tegels aan die daar horen. Op een stapel ligt de laatst aangetikte bovenop.
analyse-place = Plek
analyse-place-grill = Grill
analyse-place-down = Omgedraaid
analyse-out = uit het spel
analyse-on = op de { $portion }
analyse-bratworms = Braadwormen van { $name }
analyse-turn = Wie is aan de beurt?
analyse-golden = De gouden dobbelsteen in deze beurt
analyse-golden-none = doet (nog) niet mee
analyse-golden-hand = in de hand
analyse-golden-aside = opzijgelegd
analyse-golden-rolled = gegooid: { $face }
analyse-weasel-used = De wezel is in deze beurt al ingezet.
analyse-dice-aside = Opzijgelegd
analyse-dice-roll = Gegooid
analyse-clear = Wissen
analyse-show = Stelling tonen

analyse-record = Spelverslag openen
analyse-record-file = Een bestand
analyse-record-text = Of plak de tekst
analyse-record-copy = Spelverslag kopiëren
analyse-record-copied = Gekopieerd
analyse-record-save = Spelverslag opslaan
analyse-record-none = Van deze zettenreeks is er geen spelverslag: een spelverslag begint altijd aan het begin van een beurt.
analyse-record-place = Plek in het spelverslag
analyse-luck-draw = Er wordt een kaart getrokken. Kies die, of laat het aan het toeval over.
analyse-luck-grill = Er worden kaarten gedeeld of tegels opengelegd. Dat beslist het toeval.
analyse-luck-go = Aan het toeval overlaten
analyse-rollout-rule = { $games ->
    [one] Eén partij volgens een eenvoudige regel, met open handen.
   *[other] { $games } partijen volgens een eenvoudige regel, met open handen.
}
