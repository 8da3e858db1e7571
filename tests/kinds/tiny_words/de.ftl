game-tiny = Tiny
action-pluck = Pluck a worm
action-toss = Toss a coin
event-plucked = { $seat } gets { $count ->
    [0] nothing
    [one] one worm
   *[other] { $count } worms
}.
tiny-heap = Worms in the heap: { $count }
