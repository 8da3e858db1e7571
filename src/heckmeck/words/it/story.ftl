# La storia di una partita in una frase. $leader, $winner, $seat e $rival sono nomi, $tied e $winners elenchi di nomi. $when è un
# story-when, $at uno story-at e $many uno story-count. $how dice che cosa ha deciso la partita: con robbed $seat ha rubato a $rival, con
# loses $seat ha sballato e ha rimesso una porzione.
story-count = { $count ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $count }
}
story-at = { $unit ->
    [round] al round { $paragraph }
   *[turn] al turno { $paragraph }
}
story-when = { $unit ->
    [round] { $left ->
        [0] all’ultimo round
        [one] a un round dalla fine
       *[other] a { $many } round dalla fine
    }
   *[turn] { $left ->
        [0] all’ultimo turno
        [one] a un turno dalla fine
       *[other] a { $many } turni dalla fine
    }
}
story-hungry = Nessuno ha tenuto nemmeno un verme: { $winners } si dividono la vittoria.
story-shared = { $worms ->
    [one] { $winners } finiscono alla pari con un verme a testa e si dividono la vittoria.
   *[other] { $winners } finiscono alla pari con { $worms } vermi a testa e si dividono la vittoria.
}
story-tiebreak = { $worms ->
    [one] { $tied } finiscono con un verme a testa e decide la porzione più alta: { $winner } ha la { $portion }.
   *[other] { $tied } finiscono con { $worms } vermi a testa e decide la porzione più alta: { $winner } ha la { $portion }.
}
story-plain = { $worms ->
    [one] { $winner } vince con un verme.
   *[other] { $winner } vince con { $worms } vermi.
}
story-comeback = { $winner } aveva ancora { $worms } vermi in meno di { $leader } { $when }, eppure ha vinto.
story-walkover = { $worms ->
    [one] { $winner } passa in testa { $at } e non si fa più raggiungere: nessun altro ha nemmeno un verme.
   *[other] { $winner } passa in testa { $at } e non si fa più raggiungere: { $worms } vermi, e nessun altro ne ha più della metà.
}
story-narrow = { $winner } passa in testa { $at } e ci resta fino alla fine, con un verme in più di { $rival }.
story-ahead = { $winner } passa in testa { $at } e ci resta fino alla fine.
story-led = { $how ->
    [steals] { $leader } era in testa, ma { $when } { $winner } ruba la { $portion }.
    [steals_other] { $leader } era in testa, ma { $when } { $winner } ruba la { $portion } a { $rival }.
    [takes] { $leader } era in testa, ma { $when } { $winner } prende la { $portion }.
    [robbed] { $leader } era in testa, ma { $when } { $seat } ruba la { $portion } e { $winner } passa davanti.
    [loses] { $leader } era in testa, ma { $when } sballa, perde la { $portion } e { $winner } passa davanti.
   *[passes] { $leader } era in testa, ma { $when } { $winner } passa davanti.
}
story-seesaw = { $how ->
    [steals] Il primo posto cambia padrone { $many } volte; { $when } { $winner } ruba la { $portion } a { $rival } e resta davanti.
    [takes] Il primo posto cambia padrone { $many } volte; { $when } { $winner } prende la { $portion } e resta davanti.
    [robbed] Il primo posto cambia padrone { $many } volte; { $when } { $seat } ruba la { $portion } a { $rival }, e da lì in poi { $winner } resta davanti.
    [loses] Il primo posto cambia padrone { $many } volte; { $when } { $seat } sballa e perde la { $portion }, e da lì in poi { $winner } resta davanti.
   *[passes] Il primo posto cambia padrone { $many } volte; { $when } { $winner } passa davanti e ci resta.
}
story-level = { $how ->
    [steals] Nessuno era in testa; { $when } { $winner } ruba la { $portion } a { $rival } e decide la partita.
    [takes] Nessuno era in testa; { $when } { $winner } prende la { $portion } e decide la partita.
    [robbed] Nessuno era in testa; { $when } { $seat } ruba la { $portion } a { $rival } e { $winner } passa davanti.
    [loses] Nessuno era in testa; { $when } { $seat } sballa, perde la { $portion } e { $winner } passa davanti.
   *[passes] Nessuno era in testa; { $when } { $winner } passa davanti.
}
