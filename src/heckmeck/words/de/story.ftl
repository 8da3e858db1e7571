# Die Geschichte eines Spiels in einem Satz. $leader, $winner, $seat und $rival sind Namen, $tied und $winners Listen von Namen. $when
# ist ein story-when, $at ein story-at, $many ein story-count. $how sagt, was das Spiel gewendet hat: Bei robbed hat $seat von $rival
# gestohlen, bei loses hatte $seat einen Fehlwurf und hat eine Portion zurückgelegt.
story-count = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
story-at = { $unit ->
    [round] in Runde { $paragraph }
   *[turn] in Zug { $paragraph }
}
story-when = { $unit ->
    [round] { $left ->
        [0] in der letzten Runde
        [one] eine Runde vor Schluss
       *[other] { $many } Runden vor Schluss
    }
   *[turn] { $left ->
        [0] im letzten Zug
        [one] einen Zug vor Schluss
       *[other] { $many } Züge vor Schluss
    }
}
story-hungry = Niemand hat auch nur einen Wurm behalten: { $winners } teilen sich den Sieg.
story-shared = { $worms ->
    [one] { $winners } liegen mit je einem Wurm gleichauf und teilen sich den Sieg.
   *[other] { $winners } liegen mit je { $worms } Würmern gleichauf und teilen sich den Sieg.
}
story-tiebreak = { $worms ->
    [one] { $tied } haben je einen Wurm, und die höchste Portion entscheidet: { $winner } hat die { $portion }.
   *[other] { $tied } haben je { $worms } Würmer, und die höchste Portion entscheidet: { $winner } hat die { $portion }.
}
story-plain = { $worms ->
    [one] { $winner } gewinnt mit einem Wurm.
   *[other] { $winner } gewinnt mit { $worms } Würmern.
}
story-comeback = { $winner } lag { $when } noch { $worms } Würmer hinter { $leader } und hat trotzdem gewonnen.
story-walkover = { $worms ->
    [one] { $winner } ging { $at } in Führung und war nicht mehr einzuholen: Sonst hat niemand einen Wurm.
   *[other] { $winner } ging { $at } in Führung und war nicht mehr einzuholen: { $worms } Würmer, und sonst hat niemand mehr als die Hälfte davon.
}
story-narrow = { $winner } ging { $at } in Führung und blieb bis zum Schluss vorn, einen Wurm vor { $rival }.
story-ahead = { $winner } übernahm { $at } die Führung und gab sie nicht mehr her.
story-led = { $how ->
    [steals] { $leader } führte, bis { $winner } { $when } die { $portion } stahl.
    [steals_other] { $leader } führte, bis { $winner } { $when } die { $portion } von { $rival } stahl.
    [takes] { $leader } führte, bis { $winner } { $when } die { $portion } nahm.
    [robbed] { $leader } führte, bis { $seat } { $when } die { $portion } stahl und damit { $winner } nach vorn brachte.
    [loses] { $leader } führte, verlor aber { $when } durch einen Fehlwurf die { $portion }, und { $winner } lag vorn.
   *[passes] { $leader } führte, bis { $winner } { $when } vorbeizog.
}
story-seesaw = { $how ->
    [steals] Die Führung wechselte { $many } Mal; { $when } stahl { $winner } die { $portion } von { $rival } und blieb vorn.
    [takes] Die Führung wechselte { $many } Mal; { $when } nahm { $winner } die { $portion } und blieb vorn.
    [robbed] Die Führung wechselte { $many } Mal; { $when } stahl { $seat } die { $portion } von { $rival }, und von da an blieb { $winner } vorn.
    [loses] Die Führung wechselte { $many } Mal; { $when } verlor { $seat } durch einen Fehlwurf die { $portion }, und von da an blieb { $winner } vorn.
   *[passes] Die Führung wechselte { $many } Mal; { $when } ging { $winner } in Führung und blieb vorn.
}
story-level = { $how ->
    [steals] Niemand lag vorn, als { $winner } { $when } die { $portion } von { $rival } stahl: Das entschied das Spiel.
    [takes] Niemand lag vorn, als { $winner } { $when } die { $portion } nahm: Das entschied das Spiel.
    [robbed] Niemand lag vorn, als { $seat } { $when } die { $portion } von { $rival } stahl und damit { $winner } nach vorn brachte.
    [loses] Niemand lag vorn, als { $seat } { $when } durch einen Fehlwurf die { $portion } verlor und { $winner } nach vorn kam.
   *[passes] Niemand lag vorn, als { $winner } { $when } in Führung ging.
}
