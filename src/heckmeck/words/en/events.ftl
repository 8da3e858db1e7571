# What happened, one sentence each. $seat and $rival are names; $roll is the dice as text.

event-dice-fell = { $seat } rolls { $roll }.
event-dice-laid-aside = { $seat } lays aside { $face ->
    [worm] { $count ->
        [one] { $count } worm
       *[other] { $count } worms
    }
   *[other] { $count } × { $face }
}: { $total ->
    [one] { $total } point
   *[other] { $total } points
} so far.
event-weasel-used = { $seat } uses the weasel and rolls these dice again.
event-failed-attempt = { $reason ->
    [faces] { $seat } fails: only faces already aside.
    [no_worm] { $seat } fails: { $total } without a worm.
   *[no_portion] { $seat } fails: no portion for { $total }.
}
event-portion-taken = { $seat } takes portion { $portion } from the grill.
event-portion-stolen = { $seat } steals portion { $portion } from { $rival }.
event-portion-returned = { $seat } puts portion { $portion } back on the grill.
event-portion-turned-over = Portion { $portion } is turned over.
event-specialist-won = { $rival ->
    [no_one] { $seat } gets { $object }.
   *[other] { $seat } gets { $object } from { $rival }.
}
event-specialist-kept = { $seat } keeps { $object }.
event-specialist-placed = { $portion ->
    [no_one] { $subject } leaves the game.
   *[other] { $subject } goes to portion { $portion }.
}
event-bratworm-taken = { $rival ->
    [no_one] { $seat } gets a bratworm.
   *[other] { $seat } takes a bratworm from { $rival }.
}
event-game-over = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the win.
}
event-seat-handed = { $level ->
    [no_one] { $seat } is back.
    [chick] The chick takes over for { $seat }.
    [hen] The hen takes over for { $seat }.
    [rooster] The rooster takes over for { $seat }.
    [fox] The fox takes over for { $seat }.
   *[champion] The champion takes over for { $seat }.
}
event-turn-handed = { $level ->
    [chick] { $seat }’s time is up. The chick plays this turn.
    [hen] { $seat }’s time is up. The hen plays this turn.
    [rooster] { $seat }’s time is up. The rooster plays this turn.
    [fox] { $seat }’s time is up. The fox plays this turn.
   *[champion] { $seat }’s time is up. The champion plays this turn.
}
event-taken-back = { $seat } takes the dice back.

# Reactions: a quick word to everyone at the table.
reaction-ask = Send a reaction
reaction-told = { $name }: { $reaction }
reaction-clap = Well done!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oh_no = Oh no!
reaction-hurry = Hurry up!
reaction-worm = Mmm, worm!
