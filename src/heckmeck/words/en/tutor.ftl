# The tutor: what somebody is about to do, as the beginning of a sentence, within one, and as a question
doing-roll = { $golden ->
    [yes] Rolling with the golden die
   *[no] Rolling
}
    .within = { $golden ->
        [yes] rolling with the golden die
       *[no] rolling
    }
    .anyway = { $golden ->
        [yes] Roll with the golden die anyway?
       *[no] Roll anyway?
    }
doing-stop = Stopping
    .within = stopping
    .anyway = Stop anyway?
doing-lay-aside = { $face ->
    [worm] Laying aside worms
   *[other] Laying aside { $face }s
}
    .within = { $face ->
        [worm] laying aside worms
       *[other] laying aside { $face }s
    }
    .anyway = { $face ->
        [worm] Lay aside worms anyway?
       *[other] Lay aside { $face }s anyway?
    }
doing-use-weasel = Using the weasel
    .within = using the weasel
    .anyway = Use the weasel anyway?
doing-take-portion = Taking portion { $portion }
    .within = taking portion { $portion }
    .anyway = Take portion { $portion } anyway?
doing-take-bratworm = Taking a bratworm from { $rival }
    .within = taking a bratworm from { $rival }
    .anyway = Take a bratworm from { $rival } anyway?
doing-keep-specialist = Keeping { $object }
    .within = keeping { $object }
    .anyway = Keep { $object } anyway?

# What it costs, and why
tutor-keeps = { $better } puts your chance to win at { $more }, { $chosen } only at { $less }.
tutor-reason = { $better }; { $chosen }.
tutor-clause = { $risk ->
    [none] { $sure ->
        [yes] { $doing } is sure to win { $prize }
       *[no] { $doing } hardly ever fails and most often wins { $prize }
    }
    [all] { $doing } wins nothing
   *[some] { $doing } fails { $chance } of the time and otherwise most often wins { $prize }
}
tutor-prize = { $hen ->
    [yes] { $rival }’s sitting hen
   *[no] { $rival ->
        [no_one] portion { $portion }
       *[other] { $rival }’s portion { $portion }
    }
}
tutor-reason-later = The difference shows in later turns, not in this one.
tutor-estimate = Chances to win are estimates.
tutor-back = Choose again
tutor-show = Show me
tutor-take-back = Take back

tutor-agree = I agree to the tutor.
tutor-agree-why = This table asks before a choice that costs a lot, and dice can be taken back until the next roll or stop. Without your yes it plays without a tutor.
