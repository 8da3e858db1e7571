# Het verhaal van een spel in één zin. $leader, $winner, $seat en $rival zijn namen, $tied en $winners lijsten van namen. $when is een
# story-when, $at een story-at en $many een story-count. $how zegt wat het spel deed kantelen: bij robbed stal $seat van $rival, bij loses
# had $seat een mislukte worp en legde een tegel terug.
story-count = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $count }
}
story-at = { $unit ->
    [round] in ronde { $paragraph }
   *[turn] in beurt { $paragraph }
}
story-when = { $unit ->
    [round] { $left ->
        [0] in de laatste ronde
        [one] één ronde voor het einde
       *[other] { $many } rondes voor het einde
    }
   *[turn] { $left ->
        [0] in de laatste beurt
        [one] één beurt voor het einde
       *[other] { $many } beurten voor het einde
    }
}
story-hungry = Niemand hield ook maar één worm over: { $winners } delen de overwinning.
story-shared = { $worms ->
    [one] { $winners } eindigen gelijk met elk één worm en delen de overwinning.
   *[other] { $winners } eindigen gelijk met elk { $worms } wormen en delen de overwinning.
}
story-tiebreak = { $worms ->
    [one] { $tied } eindigen met elk één worm, en de hoogste tegel beslist: { $winner } heeft de { $portion }.
   *[other] { $tied } eindigen met elk { $worms } wormen, en de hoogste tegel beslist: { $winner } heeft de { $portion }.
}
story-plain = { $worms ->
    [one] { $winner } wint met één worm.
   *[other] { $winner } wint met { $worms } wormen.
}
story-comeback = { $winner } stond { $when } nog { $worms } wormen achter op { $leader } en won toch.
story-walkover = { $worms ->
    [one] { $winner } nam { $at } de leiding en werd niet meer ingehaald: niemand anders heeft een worm.
   *[other] { $winner } nam { $at } de leiding en werd niet meer ingehaald: { $worms } wormen, en niemand anders heeft meer dan de helft daarvan.
}
story-narrow = { $winner } nam { $at } de leiding en hield die tot het einde vast, met één worm voorsprong op { $rival }.
story-ahead = { $winner } nam { $at } de leiding en gaf die niet meer uit handen.
story-led = { $how ->
    [steals] { $leader } stond voor, tot { $winner } { $when } de { $portion } stal.
    [steals_other] { $leader } stond voor, tot { $winner } { $when } de { $portion } van { $rival } stal.
    [takes] { $leader } stond voor, tot { $winner } { $when } de { $portion } pakte.
    [robbed] { $leader } stond voor, tot { $seat } { $when } de { $portion } stal en { $winner } daardoor op kop kwam.
    [loses] { $leader } stond voor, maar verloor { $when } de { $portion } door een mislukte worp, en { $winner } kwam op kop.
   *[passes] { $leader } stond voor, tot { $winner } { $when } op kop kwam.
}
story-seesaw = { $how ->
    [steals] De leiding wisselde { $many } keer; { $when } stal { $winner } de { $portion } van { $rival } en bleef voor.
    [takes] De leiding wisselde { $many } keer; { $when } pakte { $winner } de { $portion } en bleef voor.
    [robbed] De leiding wisselde { $many } keer; { $when } stal { $seat } de { $portion } van { $rival }, en vanaf dat moment bleef { $winner } voor.
    [loses] De leiding wisselde { $many } keer; { $when } verloor { $seat } de { $portion } door een mislukte worp, en vanaf dat moment bleef { $winner } voor.
   *[passes] De leiding wisselde { $many } keer; { $when } kwam { $winner } op kop en bleef daar.
}
story-level = { $how ->
    [steals] Niemand stond voor toen { $winner } { $when } de { $portion } van { $rival } stal: dat besliste het spel.
    [takes] Niemand stond voor toen { $winner } { $when } de { $portion } pakte: dat besliste het spel.
    [robbed] Niemand stond voor toen { $seat } { $when } de { $portion } van { $rival } stal en { $winner } daardoor op kop kwam.
    [loses] Niemand stond voor toen { $seat } { $when } de { $portion } door een mislukte worp verloor en { $winner } op kop kwam.
   *[passes] Niemand stond voor toen { $winner } { $when } op kop kwam.
}
