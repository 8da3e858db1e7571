# Wat er gebeurde, telkens één zin. $seat en $rival zijn namen; $roll is de worp als tekst.

event-dice-fell = { $seat } gooit { $roll }.
event-dice-laid-aside = { $seat } legt { $face ->
    [worm] { $count ->
        [one] { $count } worm
       *[other] { $count } wormen
    }
   *[other] { $count } × { $face }
} opzij: tot nu toe { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}.
event-weasel-used = { $seat } zet de wezel in en gooit deze dobbelstenen opnieuw.
event-failed-attempt = { $reason ->
    [faces] Mislukte worp van { $seat }: alleen waarden die al opzij liggen.
    [no_worm] Mislukte worp van { $seat }: { $total } zonder worm.
   *[no_portion] Mislukte worp van { $seat }: geen tegel voor { $total }.
}
event-portion-taken = { $seat } pakt tegel { $portion } van de grill.
event-portion-stolen = { $seat } steelt tegel { $portion } van { $rival }.
event-portion-returned = { $seat } legt tegel { $portion } terug op de grill.
event-portion-turned-over = Tegel { $portion } wordt omgedraaid.
event-specialist-won = { $rival ->
    [no_one] { $seat } krijgt { $object }.
   *[other] { $seat } krijgt { $object } van { $rival }.
}
event-specialist-kept = { $seat } houdt { $object }.
event-specialist-placed = { $portion ->
    [no_one] { $subject } gaat uit het spel.
   *[other] { $subject } gaat naar tegel { $portion }.
}
event-bratworm-taken = { $rival ->
    [no_one] { $seat } krijgt een braadworm.
   *[other] { $seat } pakt een braadworm van { $rival }.
}
event-game-over = { $count ->
    [one] Het spel is afgelopen: { $winners } wint.
   *[other] Het spel is afgelopen: { $winners } delen de overwinning.
}
event-seat-handed = { $level ->
    [no_one] { $seat } is terug.
    [chick] Het kuiken speelt verder voor { $seat }.
    [hen] De hen speelt verder voor { $seat }.
    [rooster] De haan speelt verder voor { $seat }.
    [fox] De vos speelt verder voor { $seat }.
   *[champion] De kampioen speelt verder voor { $seat }.
}
event-turn-handed = { $level ->
    [chick] De tijd van { $seat } is om. Het kuiken speelt deze beurt.
    [hen] De tijd van { $seat } is om. De hen speelt deze beurt.
    [rooster] De tijd van { $seat } is om. De haan speelt deze beurt.
    [fox] De tijd van { $seat } is om. De vos speelt deze beurt.
   *[champion] De tijd van { $seat } is om. De kampioen speelt deze beurt.
}
event-taken-back = { $seat } neemt de dobbelstenen terug.

# Reacties: een snel woord voor iedereen aan tafel.
reaction-ask = Een reactie sturen
reaction-told = { $name }: { $reaction }
reaction-clap = Goed gedaan!
reaction-laugh = Haha!
reaction-wow = Wauw!
reaction-oh_no = O nee!
reaction-hurry = Schiet eens op!
reaction-worm = Mmm, worm!
