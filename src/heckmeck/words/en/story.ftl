# The story of a game in one sentence. $leader, $winner, $seat and $rival are names, $tied and $winners lists of names. $when is a
# story-when, $at a story-at, and $many a story-count. $how is what turned the game: robbed means that $seat stole from $rival, loses
# that $seat failed and put a portion back.
story-count = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
story-at = { $unit ->
    [round] in round { $paragraph }
   *[turn] on turn { $paragraph }
}
story-when = { $unit ->
    [round] { $left ->
        [0] in the last round
        [one] with one round to go
       *[other] with { $many } rounds to go
    }
   *[turn] { $left ->
        [0] on the last turn
        [one] with one turn to go
       *[other] with { $many } turns to go
    }
}
story-hungry = Nobody kept a single worm: { $winners } share the win.
story-shared = { $worms ->
    [one] { $winners } finish level with one worm each and share the win.
   *[other] { $winners } finish level with { $worms } worms each and share the win.
}
story-tiebreak = { $worms ->
    [one] { $tied } finish with one worm each, and the highest portion decides: { $winner } has { $portion }.
   *[other] { $tied } finish with { $worms } worms each, and the highest portion decides: { $winner } has { $portion }.
}
story-plain = { $worms ->
    [one] { $winner } wins with one worm.
   *[other] { $winner } wins with { $worms } worms.
}
story-comeback = { $winner } was { $worms } worms behind { $leader } { $when } and still won.
story-walkover = { $worms ->
    [one] { $winner } took the lead { $at } and was never caught: nobody else has a worm.
   *[other] { $winner } took the lead { $at } and was never caught: { $worms } worms, and nobody else has more than half of that.
}
story-narrow = { $winner } took the lead { $at } and held it to the end, one worm ahead of { $rival }.
story-ahead = { $winner } took the lead { $at } and never gave it back.
story-led = { $how ->
    [steals] { $leader } led until { $winner } stole { $portion } { $when }.
    [steals_other] { $leader } led until { $winner } stole { $portion } from { $rival } { $when }.
    [takes] { $leader } led until { $winner } took { $portion } { $when }.
    [robbed] { $leader } led until { $seat } stole { $portion } { $when } and put { $winner } in front.
    [loses] { $leader } led but lost { $portion } in a failed attempt { $when }, which put { $winner } in front.
   *[passes] { $leader } led until { $winner } went ahead { $when }.
}
story-seesaw = { $how ->
    [steals] The lead changed hands { $many } times; { $when } { $winner } stole { $portion } from { $rival } and stayed ahead.
    [takes] The lead changed hands { $many } times; { $when } { $winner } took { $portion } and stayed ahead.
    [robbed] The lead changed hands { $many } times; { $when } { $seat } stole { $portion } from { $rival }, and { $winner } stayed ahead from then on.
    [loses] The lead changed hands { $many } times; { $when } { $seat } lost { $portion } in a failed attempt, and { $winner } stayed ahead from then on.
   *[passes] The lead changed hands { $many } times; { $when } { $winner } went ahead and stayed there.
}
story-level = { $how ->
    [steals] Nobody was ahead when { $winner } stole { $portion } from { $rival } { $when }: that decided the game.
    [takes] Nobody was ahead when { $winner } took { $portion } { $when }: that decided the game.
    [robbed] Nobody was ahead when { $seat } stole { $portion } from { $rival } { $when } and put { $winner } in front.
    [loses] Nobody was ahead when { $seat } lost { $portion } in a failed attempt { $when } and { $winner } took the lead.
   *[passes] Nobody was ahead when { $winner } took the lead { $when }.
}
