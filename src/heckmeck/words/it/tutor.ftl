# Il tutor: che cosa si sta per fare, all’inizio di una frase, dentro una frase e come domanda
doing-roll = { $golden ->
    [yes] Lanciare con il dado d’oro
   *[no] Lanciare
}
    .within = { $golden ->
        [yes] lanciare con il dado d’oro
       *[no] lanciare
    }
    .anyway = { $golden ->
        [yes] Lanci lo stesso con il dado d’oro?
       *[no] Lanci lo stesso?
    }
doing-stop = Fermarti
    .within = fermarti
    .anyway = Ti fermi lo stesso?
doing-lay-aside = { $face ->
    [worm] Accantonare i vermi
    [1] Accantonare gli 1
   *[other] Accantonare i { $face }
}
    .within = { $face ->
        [worm] accantonare i vermi
        [1] accantonare gli 1
       *[other] accantonare i { $face }
    }
    .anyway = { $face ->
        [worm] Accantoni lo stesso i vermi?
        [1] Accantoni lo stesso gli 1?
       *[other] Accantoni lo stesso i { $face }?
    }
doing-use-weasel = Usare la donnola
    .within = usare la donnola
    .anyway = Usi lo stesso la donnola?
doing-take-portion = Prendere la porzione { $portion }
    .within = prendere la porzione { $portion }
    .anyway = Prendi lo stesso la porzione { $portion }?
doing-take-bratworm = Prendere un dischetto vermarrosto a { $rival }
    .within = prendere un dischetto vermarrosto a { $rival }
    .anyway = Prendi lo stesso un dischetto vermarrosto a { $rival }?
doing-keep-specialist = Tenere { $object }
    .within = tenere { $object }
    .anyway = Tieni lo stesso { $object }?

# Quanto costa, e perché
tutor-keeps = { $better }: probabilità di vincere { $more }; { $chosen }: { $less }.
tutor-reason = { $better }; { $chosen }.
tutor-clause = { $risk ->
    [none] { $sure ->
        [yes] { $doing } porta di sicuro { $prize }
       *[no] { $doing } è quasi senza rischi e porta per lo più { $prize }
    }
    [all] { $doing } non porta nulla
   *[some] { $doing }, se non sballi, porta per lo più { $prize } (rischio di sballare: { $chance })
}
tutor-prize = { $hen ->
    [yes] la chioccia di { $rival }
   *[no] { $rival ->
        [no_one] la porzione { $portion }
       *[other] la porzione { $portion } di { $rival }
    }
}
tutor-reason-later = La differenza non si vede in questo turno, ma nei prossimi.
tutor-estimate = Le probabilità di vincere sono stime.
tutor-back = Scegli di nuovo
tutor-show = Fammi vedere
tutor-take-back = Riprendi

tutor-agree = Accetto il tutor.
tutor-agree-why = A questo tavolo il gioco chiede conferma prima di una scelta che costa molto, e i dadi si possono riprendere finché non si lancia o ci si ferma. Senza il tuo sì si gioca senza tutor.
