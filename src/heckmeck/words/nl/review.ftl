# Terugkijken op een spel.

review-player = speler
review-start = aan het begin
# "\u00AD" is een zacht afbreekstreepje: het woord wordt alleen daar afgebroken als er te weinig plaats is.
review-own-dice = eigen dobbel{ "\u00AD" }stenen
review-cards = de kaarten
review-own-choices = eigen keuzes
review-others-dice = dobbel{ "\u00AD" }stenen van anderen
review-others-choices = keuzes van anderen
review-forecast-error = voorspel{ "\u00AD" }fout
review-outcome = uitslag
review-stands = huidige stand
review-note = { $luck ->
    [cards] De kansen komen uit vele partijen die snel zijn uitgespeeld. Een keuze wordt beoordeeld op wat de speler kon zien. Veranderingen die geen keuze duidelijk verklaart, tellen mee bij de kaarten.
   *[dice] Voorspelfout: het verschil tussen de voorspelling vóór elke beurt en de exacte kansen van die beurt. Dat is geluk noch kunde.
}
review-curve = Winstkansen, beurt voor beurt:
review-turning-points = De keerpunten:
# $place is een beurt in de schrijfwijze van spelverslagen, $changes een lijst van review-change.
review-turning-point = { $kind ->
    [dice] Beurt { $turn }, { $place } – de dobbelstenen: { $changes }
    [cards] Beurt { $turn }, { $place } – de kaarten: { $changes }
   *[choice] Beurt { $turn }, { $place } – de keuze: { $changes }
}
review-change = { $name } { $before } → { $after }
review-mistakes = Keuzes die winstkans kostten:
review-no-mistakes = Geen fouten van betekenis.
review-more-mistakes = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
}
# $size is een review-size; $chosen en $better zijn elk een review-choice.
review-mistake = Beurt { $turn }, { $place } – { $size }, { $loss }: { $chosen }; beter: { $better }
review-choice = { $choice } ({ $chance })
review-place = Beurt { $turn }, { $place }
review-analyse = Zo bekijk je het slechtste moment: heckmeck analyse { $position }
# Een fout uitspelen. $gap en $error zijn procentpunten.
review-confirming = Fouten uitspelen
review-confirmations = De fouten na uitspelen (schattingen):
review-confirmed = De betere keuze geeft { $gap } ± { $error } procentpunt meer winstkans, geschat uit { $games } partijen tussen kampioenen voor elke keuze. { $verdict ->
    [confirmed] Dat bevestigt de fout.
    [refuted] De keuze was dus geen fout.
   *[open] Dat bevestigt de fout niet en weerlegt hem ook niet.
}
review-size-good = de beste, of bijna
review-size-inaccuracy = onnauwkeurigheid
review-size-mistake = fout
review-size-blunder = blunder

review-every-turn = { $luck ->
    [cards] Elke beurt, elke kaart, elke keuze
   *[dice] Elke beurt, elke worp, elke keuze
}
# $change gaat van het ene aandeel naar het andere.
review-turn = Beurt { $turn }, { $name }: { $change }
review-chances = winstkansen

error-review-kernel = Terugkijken op Karteneck kan alleen met de gecompileerde rekenkern, en die ontbreekt in deze installatie. Installeer Heckmeck op een computer met een C++-compiler.
error-no-net = Voor dit spel met { $players } spelers is er geen netwerk, dus de winstkans is onbekend. Train er een met: heckmeck train
error-unwritable = { $file } kan niet worden geschreven: { $reason }.
error-no-review = Voor dit spel is er geen voorspelling, dus je kunt er niet op terugkijken.
error-confirm-hidden = Bij het kaartspel kun je fouten niet controleren door uit te spelen: dan zouden de kaarten bekend zijn die voor de speler verborgen waren.
