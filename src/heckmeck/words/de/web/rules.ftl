# Die Regeln der vier Spiele. Jeder Absatz ist eine Nachricht; was nur manche Spiele haben, ist eine eigene.

rules-title = Die Regeln
rules-page = Die Regeln: { $game }
rules-games = Die vier Spiele
rules-contents = Auf dieser Seite
rules-learn = Spielend lernen
rules-whole = Alle Regeln auf einer eigenen Seite
rules-print = Drucken
rules-play = Spielen
rules-up = Nach oben

rules-about-original = Das reine Würfelspiel: würfeln, Nerven behalten und rechtzeitig aufhören.
rules-about-extrawurm = Das Würfelspiel mit fünf Spezialisten, Rostbratwürmern und zwei zusätzlichen Bratwurmportionen.
rules-about-deluxe = Das volle Grillfest: Würfel, Rostbratwürmer und sechs Spezialisten samt Apfel.
rules-about-karteneck = Derselbe Hunger auf Würmer, aber mit Karten auf der Hand statt mit Würfeln.

# Wörter für Bilder
rules-no-worm = kein Wurm
rules-range = { $from }–{ $to }: { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}
rules-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rules-dice-aside = Beiseitegelegt: { $dice }
rules-dice-rolled = Gewürfelt: { $dice }
rules-dice-worm = Wurm
rules-example = Beispiel
rules-cards-picture = Karten: { $cards }
rules-card-worm = Wurm mit Schildchen { $tag }

# Ziel
rules-aim-title = Worum es geht
rules-aim-grill = Um den Grill drängen sich die Hühner. Auf ihm liegen Bratwurmportionen (im Regelheft „BWP“, hier einfach Portionen), jede mit einer Zahl und einem bis vier Würmern.
rules-aim-win = Du würfelst, um diese Zahlen zu erreichen. Erreichst du eine, bekommst du die Portion. Wer am Ende die meisten Würmer hat, gewinnt.
rules-aim-win-extra = Du würfelst, um diese Zahlen zu erreichen. Erreichst du eine, bekommst du die Portion. Spezialisten helfen dir dabei, und auch Rostbratwürmer zählen als Würmer. Wer am Ende die meisten Würmer hat, gewinnt.

# Material
rules-material-title = Material und Vorbereitung
rules-material-players = Für zwei bis sieben Spieler.
rules-material-portions = Sechzehn Portionen von 21 bis 36. Oben steht die Zahl, die du würfeln musst; die Würmer darunter zeigen, was die Portion wert ist.
rules-material-portions-extra = Achtzehn Portionen: 21 bis 36, dazu 11 und 13. Oben steht die Zahl, die du würfeln musst; die Würmer darunter zeigen, was die Portion wert ist. 11 und 13 haben je einen Wurm.
rules-material-dice = Acht weiße Würfel. Jeder zeigt die Zahlen 1 bis 5 und einen Wurm. Ein Wurm zählt 5 Punkte.
rules-material-specialists-extrawurm = Fünf Spezialisten: Dosenwurm, Glucke, Rabe, Wiesel und Goldener Würfel.
rules-material-specialists-deluxe = Sechs Spezialisten: Dosenwurm, Glucke, Rabe, Wiesel, Goldener Würfel und Apfel.
rules-material-bratworms = Sieben runde Rostbratwürmer. Jeder ist am Ende einen Wurm wert.
rules-setup-grill = Alle Portionen liegen offen und aufsteigend in einer Reihe. Diese Reihe ist der Grill.
rules-setup-specialists = Jeder Spezialist steht auf seiner Portion, wie es das Bild zeigt. Die Rostbratwürmer liegen neben dem Grill: Sie sind der Vorrat.
rules-setup-first = Macht unter euch aus, wer anfängt, oder lasst das Los entscheiden. Gespielt wird im Uhrzeigersinn.

# Der Zug
rules-turn-title = Dein Zug
rules-turn-roll = Wirf alle acht Würfel.
rules-turn-lay = Such dir einen Wert aus und leg alle Würfel dieses Wurfs beiseite, die ihn zeigen. Es muss ein Wert sein, den du in diesem Zug noch nicht beiseitegelegt hast.
rules-turn-decide = Entscheide dich: Hör auf, oder wirf die übrigen Würfel und wähle wieder.
rules-turn-count = Die beiseitegelegten Würfel werden zusammengezählt: Das ist deine Summe. Würmer sind ein Wert wie jeder andere, und jeder Wurm zählt 5 Punkte.
rules-turn-stop = Aufhören darfst du nur, wenn du gerade Würfel beiseitegelegt hast: nie vor deinem ersten Wurf und nie, solange ein Wurf vor dir liegt, aus dem du noch nichts genommen hast.
rules-turn-empty = Liegen alle Würfel beiseite, endet dein Zug von selbst.
rules-turn-worm = Ohne mindestens einen Wurm bekommst du nichts. Halte also rechtzeitig nach Würmern Ausschau.
rules-turn-worm-extra = Ohne mindestens einen Wurm bekommst du nichts, es sei denn, du hast den Dosenwurm. Halte also rechtzeitig nach Würmern Ausschau.
rules-turn-example-1 = Du wirfst acht Würfel und legst die drei Fünfer beiseite.
rules-turn-example-2 = Zwei weitere Fünfer wären verlockend, aber Fünfer liegen schon beiseite. Du nimmst den Wurm. Für 20 gibt es noch keine Portion, also würfelst du weiter.
rules-turn-example-3 = Du nimmst die beiden Dreier und hörst bei 26 auf.
rules-turn-example-4 = Ein Wurm ist dabei, und die 26 liegt offen auf dem Grill: Sie gehört dir, mit zwei Würmern.

# Das Ende des Zugs
rules-stop-title = Was du für deine Summe bekommst
rules-stop-intro = Hörst du auf und ist unter deinen Würfeln ein Wurm, dann gilt die erste dieser Regeln, die zutrifft:
rules-stop-intro-extra = Hörst du auf und hast einen Wurm (auf einem Würfel oder aus der Dose), dann gilt die erste dieser Regeln, die zutrifft:
rules-stop-take-title = Nehmen
rules-stop-take = Genau diese Zahl liegt offen auf dem Grill: Du nimmst dir die Portion.
rules-stop-steal-title = Stehlen
rules-stop-steal = Genau diese Zahl liegt oben auf dem Stapel eines Mitspielers: Du stiehlst die Portion.
rules-stop-lower-title = Die nächstniedrigere Portion
rules-stop-lower = Sonst nimmst du die höchste Portion, die offen auf dem Grill liegt und niedriger ist als deine Summe.
rules-stop-none-title = Nichts
rules-stop-none = Gibt es auch die nicht, ist es ein Fehlwurf.
rules-stop-must = Du hast keine Wahl: Triffst du eine Zahl genau, nimmst oder stiehlst du diese Portion.
rules-stop-special = 11 und 13 sind besonders: Du bekommst sie nur vom Grill und nur mit genau 11 oder 13 Punkten. Sie werden nie als nächstniedrigere Portion genommen und nie gestohlen.
rules-stop-own = Deine eigene oberste Portion zählt nicht. Triffst du genau ihre Zahl, nimmst du die nächstniedrigere vom Grill.
rules-stop-stack = Jeder hat einen einzigen Stapel, und neue Portionen kommen obendrauf. Nur die oberste kann gestohlen werden; sie schützt also die darunter. Was in einem Stapel liegt, dürfen alle sehen.
rules-stop-next = Dann ist der Nächste an der Reihe.

# Fehlwurf
rules-failed-title = Der Fehlwurf
rules-failed-intro = Dazu kann es auf drei Arten kommen:
rules-failed-faces = Ein Wurf zeigt nur Werte, die du schon beiseitegelegt hast.
rules-failed-worm = Du hörst ohne Wurm auf.
rules-failed-portion = Du hörst auf, und für deine Summe gibt es keine Portion.
rules-failed-cost = Das hat seinen Preis:
rules-failed-back = Die oberste Portion deines Stapels kommt offen zurück auf ihren Platz auf dem Grill.
rules-failed-over = Danach wird die höchste offene Portion auf dem Grill umgedreht. Niemand kann sie mehr bekommen.
rules-failed-highest = Ist die gerade zurückgelegte Portion selbst die höchste, bleibt sie offen, und es wird keine umgedreht.
rules-failed-empty = Hast du nichts zurückzulegen, wird auch nichts umgedreht.
rules-failed-empty-extra = Legst du keine Portion zurück, weil du keine hast oder weil nur die Glucke zurückkommt, wird auch nichts umgedreht.
rules-failed-order = Mit Spezialisten gilt diese Reihenfolge: Deine Portion kommt zurück, die höchste Portion wird umgedreht, dein Spezialist kommt zurück, und zuletzt zieht ein Spezialist um, der auf der umgedrehten Portion stand.
rules-failed-example-1 = Du hast 30 Punkte und noch zwei Würfel. Das ist dir nicht genug, du würfelst weiter.
rules-failed-example-2 = Eine Fünf und ein Wurm: Beides hast du schon. Deine oberste Portion, die 27, kommt zurück auf den Grill, und die 36 als höchste wird umgedreht.

# Rostbratwürmer
rules-bratworms-title = Rostbratwürmer
rules-bratworms-ones = Legst du zwei oder mehr Einser auf einmal beiseite, bekommst du sofort einen Rostbratwurm. Er bleibt dir, wie auch immer der Zug ausgeht. Mehr Einser bringen nicht mehr Rostbratwürmer; die Eins des Goldenen Würfels zählt mit.
rules-bratworms-raven = Auch der Rabe bringt einen Rostbratwurm.
rules-bratworms-supply = Rostbratwürmer kommen aus dem Vorrat. Ist er leer, nimmst du dir einen von einem Mitspieler deiner Wahl, aber nie von dem, der die Glucke hat. Kann dir niemand einen geben, bekommst du keinen.
rules-bratworms-safe = Anders gehen Rostbratwürmer nicht verloren. Jeder ist am Ende einen Wurm wert.

# Spezialisten
rules-specialists-title = Die Spezialisten
rules-specialists-get = Nimmst du vom Grill eine Portion, auf der ein Spezialist steht, kommt er mit. Stiehlst du eine Portion, bekommst du auch den Spezialisten des Bestohlenen. Ausnahmen sind der Rabe und die Glucke.
rules-specialists-use = Solange du einen Spezialisten hast, hilft er dir.
rules-specialists-two = Zwei darf niemand haben. Bekommst du einen zweiten, suchst du dir aus, welchen du behältst; der andere kommt zurück auf den Grill.
rules-specialists-failed = Nach einem Fehlwurf kommt dein Spezialist zurück auf den Grill. Bei der Glucke ist es etwas anders.
rules-specialists-back = Zurück heißt: auf die niedrigste offene Portion, auf der kein Spezialist steht. Gibt es keine, wird der Spezialist aus dem Spiel genommen.
rules-specialist-start = Zu Beginn auf { $portion }

rules-canned_worm-does = Hörst du auf und hast keinen Wurm unter deinen Würfeln, zählt der Dosenwurm als einer: 5 Punkte mehr, und den Wurm hast du auch. Das geschieht von selbst.
rules-canned_worm-example = So werden aus 6 Punkten 11 und aus 8 Punkten 13.
rules-canned_worm-limit = Würmer darfst du trotzdem beiseitelegen; dann tut der Dosenwurm nichts. Vor einem Wurf, der nur schon beiseitegelegte Werte zeigt, rettet er dich nicht.
rules-hen-sits = Die Glucke sitzt auf deiner obersten Portion und bewacht sie.
rules-hen-steal = Wer diese Portion stehlen würde, bekommt stattdessen die Glucke und sonst nichts; ein Fehlwurf ist das nicht. Die Portion bleibt bei dir. Sitzt die Glucke auf 11 oder 13, ist nichts zu stehlen, auch die Glucke nicht.
rules-hen-failed = Unterläuft dir ein Fehlwurf, kommt nur die Glucke zurück auf den Grill: Du legst keine Portion zurück, und es wird keine umgedreht.
rules-hen-alone = Hast du keine Portion, bleibt die Glucke bei einem Fehlwurf bei dir und kann nicht gestohlen werden. Sie bewacht die nächste Portion, die du bekommst.
rules-hen-bratworms = Solange du die Glucke hast, darf dir niemand Rostbratwürmer wegnehmen.
rules-raven-gift = Kein Spieler bekommt jemals den Raben. Wer die Portion nimmt, auf der er steht, erhält sofort einen Rostbratwurm.
rules-raven-moves = Dann zieht der Rabe auf die niedrigste freie, offene Portion um. Wird seine Portion umgedreht, zieht er auch um, bringt aber niemandem etwas. Ist keine Portion frei, wird er aus dem Spiel genommen.
rules-weasel-does = Einmal in deinem Zug, gleich nach einem Wurf und vor dem Beiseitelegen, darfst du alle Würfel dieses Wurfs noch einmal werfen. Der neue Wurf gilt.
rules-weasel-rescue = Das geht auch bei einem Wurf, der ein Fehlwurf wäre, weil du alle seine Werte schon hast.
rules-golden_die-does = Vor deinem ersten Wurf entscheidest du, ob der Goldene Würfel in diesem Zug als neunter dabei ist. Er wird geworfen, beiseitegelegt und gezählt wie die anderen.
rules-golden_die-sides = Er hat drei Einser und drei Würmer. Mit ihm kann eine Summe bis zu 45 betragen.
rules-apple-does = Wer am Ende den Apfel hat, bekommt dafür drei Würmer.

# Ende
rules-end-title = Das Ende des Spiels
rules-end-when = Das Spiel endet, wenn auf dem Grill keine Portion mehr offen liegt.
rules-end-when-extra = Das Spiel endet, wenn auf dem Grill keine Portion mehr offen liegt. Was die letzte Portion mit sich bringt, wird noch erledigt.
rules-end-score-original = Zählt die Würmer auf euren Portionen. Wer die meisten hat, gewinnt.
rules-end-score-extrawurm = Zählt die Würmer auf euren Portionen und dazu einen für jeden Rostbratwurm. Wer die meisten hat, gewinnt.
rules-end-score-deluxe = Zählt die Würmer auf euren Portionen, dazu einen für jeden Rostbratwurm und drei für den Apfel. Wer die meisten hat, gewinnt.
rules-end-tie = Bei Gleichstand entscheidet die höchste einzelne Portion. Hat keiner der Gleichplatzierten eine Portion, teilen sie sich den Sieg.

# Hausregeln
rules-house-title = Hausregeln
rules-house-intro = Wenn ihr nichts anderes einstellt, wird wie oben beschrieben gespielt. Beim Einrichten eines Tisches habt ihr die Wahl:
rules-house-lower-title = Beliebige niedrigere Portion
rules-house-lower = Wenn du die genau passende Portion nicht nehmen kannst, darfst du jede niedrigere offene Portion auf dem Grill wählen, nicht nur die nächstniedrigere.
rules-house-lower-extra = Wenn du die genau passende Portion nicht nehmen kannst, darfst du jede niedrigere offene Portion auf dem Grill wählen, nicht nur die nächstniedrigere. 11 und 13 bleiben ausgenommen.
rules-house-always-title = Keine Gnade für die höchste
rules-house-always = Nach einem Fehlwurf wird die höchste Portion auch dann umgedreht, wenn du sie gerade zurückgelegt hast.
rules-house-every-title = Jeder Fehlwurf zählt
rules-house-every = Nach jedem Fehlwurf wird die höchste Portion umgedreht, auch wenn du keine zurückzulegen hattest. Nur wenn die höchste gerade zurückgelegt wurde, bleibt sie offen, und es wird keine umgedreht.
rules-house-every-extra = Nach jedem Fehlwurf wird die höchste Portion umgedreht, auch wenn du keine zurücklegst, weil du keine hast oder weil nur die Glucke zurückkommt. Nur wenn die höchste gerade zurückgelegt wurde, bleibt sie offen, und es wird keine umgedreht.
rules-house-golden-title = Gewöhnlicher Goldener Würfel
rules-house-golden = Der Goldene Würfel hat dieselben Seiten wie die weißen: 1 bis 5 und einen Wurm.

# Karteneck
rules-cards-aim-1 = Wieder geht es um Bratwurmportionen (im Regelheft „BWP“, hier einfach Portionen) mit möglichst vielen Würmern. Diesmal gibt es in jeder Runde so viele Portionen, wie Spieler da sind, und jeder bekommt eine.
rules-cards-aim-2 = Mit deinen Karten sammelst du Punkte. Wer die höchste Summe und einen Wurm hat, nimmt sich die beste Portion. Wer nach der letzten Runde die meisten Würmer hat, gewinnt.
rules-cards-players = Für zwei bis sechs Spieler.
rules-cards-material-cards = 110 Karten: je siebzehn von 1 bis 5 und fünfundzwanzig Wurmkarten. Eine Wurmkarte zählt 5 Punkte. Jede trägt ein Schildchen mit einer Zahl von 1 bis 25; jede Zahl kommt einmal vor.
rules-cards-material-portions = 30 Portionen: drei mit der Zahl 0, auf denen keine Würmer sind, und je eine von 16 bis 42.
rules-cards-material-worms = Wie viele Würmer auf den Portionen sind, ist vorläufig: Keine gedruckte Quelle nennt die Zahlen, deshalb haben wir sie festgelegt.
rules-cards-setup-aside = Zuerst werden einige Portionen blind gezogen und aus dem Spiel genommen; wie viele, hängt von der Zahl der Spieler ab. Die anderen werden verdeckt gemischt: Sie sind die Reserve.
rules-cards-table-players = Spieler
rules-cards-table-aside = Portionen aus dem Spiel
rules-cards-table-rounds = Runden
rules-cards-setup-hand = Jeder bekommt sechs Karten und hält sie geheim. Die anderen bilden den Nachziehstapel.
rules-cards-round-title = Eine Runde
rules-cards-round-grill = Deckt so viele Portionen auf, wie ihr Spieler seid: Das ist der Grill dieser Runde.
rules-cards-round-first = In der ersten Runde macht ihr aus, wer anfängt. Später fängt an, wer zuletzt eine Portion vom Grill bekommen hat.
rules-cards-round-turns = In deinem Zug spielst du Karten aus, oder du passt. Wer gepasst hat, ist für diese Runde draußen. Die anderen spielen im Uhrzeigersinn weiter, bis alle gepasst haben. Wer als Letzter noch dabei ist, darf mehrere Züge hintereinander machen.
rules-cards-play-title = Karten ausspielen
rules-cards-play-kind = Leg eine oder mehrere gleiche Karten offen vor dich hin: lauter Einser, lauter Zweier und so weiter, oder lauter Würmer. Von dieser Sorte darf in dieser Runde noch nichts vor dir liegen. Du darfst auch welche auf der Hand behalten.
rules-cards-play-total = Alle sehen deine Summe: alle Karten zusammen, die vor dir liegen.
rules-cards-play-draw = Danach musst du eine Karte ziehen.
rules-cards-pass-title = Passen
rules-cards-pass-may = Passen darfst du immer, wenn du am Zug bist. Kannst du nichts ausspielen, musst du passen.
rules-cards-pass-without = Liegt vor dir keine Wurmkarte, legst du deine Karten ab und nimmst sofort die Portion mit der niedrigsten Zahl vom Grill. Beim Aufteilen bist du nicht dabei. Das gilt auch, wenn du noch gar nichts ausgespielt hast.
rules-cards-pass-with = Liegt vor dir eine Wurmkarte, ist deine Kombination gültig. Deine Karten bleiben liegen, und du bist beim Aufteilen dabei. Außerdem darfst du jetzt stehlen.
rules-cards-pass-draw = Zum Schluss ziehst du zwei Karten, wenn noch jemand dabei ist, und keine, wenn du als Letzter passt.
rules-cards-steal-title = Stehlen
rules-cards-steal-when = In dem Augenblick, in dem du mit einer gültigen Kombination passt, und nur dann, darfst du stehlen: Ist deine Summe genau die Zahl oben auf dem Stapel eines Mitspielers, darfst du dir diese Portion nehmen.
rules-cards-steal-extra = Das ist eine Zugabe: Beim Aufteilen bekommst du trotzdem eine Portion. Auch wer als Letzter passt, darf stehlen.
rules-cards-steal-back = Was du gestohlen hast, liegt oben auf deinem Stapel und kann dir noch in derselben Runde wieder gestohlen werden. Portionen mit der Zahl 0 werden nie gestohlen.
rules-cards-example-1 = Du spielst drei Vierer aus.
rules-cards-example-2 = In deinem nächsten Zug spielst du einen Wurm aus. Jetzt ist deine Kombination gültig.
rules-cards-example-3 = Dann spielst du zwei Fünfer aus und behältst einen dritten auf der Hand.
rules-cards-example-4 = Du passt mit 27. Die 27 liegt oben auf dem Stapel eines Mitspielers: Du stiehlst sie, ziehst zwei Karten und wartest auf das Aufteilen.
rules-cards-share-title = Das Aufteilen des Menüs
rules-cards-share-order = Haben alle gepasst, teilen die Spieler mit gültiger Kombination unter sich auf, was noch auf dem Grill liegt: Die höchste Summe nimmt die höchste Portion, die nächste Summe die nächste und so weiter.
rules-cards-share-tie = Bei gleicher Summe kommt zuerst dran, wer das höchste Schildchen auf einer Wurmkarte hat.
rules-cards-share-none = Haben alle ohne Wurmkarte gepasst, gibt es nichts mehr aufzuteilen: Wer zuletzt gepasst hat, hat die letzte Portion bekommen und fängt die nächste Runde an.
rules-cards-share-discard = Danach werden alle ausgespielten Karten abgelegt.
rules-cards-share-example = Zwei Spieler haben 27. Wer Schildchen 19 hat, kommt zuerst dran und nimmt die 38, wer Schildchen 12 hat, nimmt die 31. Für die Summe 22 bleibt die 24, und wer sie nimmt, fängt die nächste Runde an.
rules-cards-stack = Portionen kommen immer oben auf deinen einen Stapel, egal wie du sie bekommen hast. Nur die oberste kann gestohlen werden.
rules-cards-draw-title = Hand und Nachziehstapel
rules-cards-draw-hand = Deine Handkarten behältst du von Runde zu Runde, und es dürfen beliebig viele sein.
rules-cards-draw-pile = Muss eine Karte gezogen werden und ist der Nachziehstapel leer, werden die abgelegten Karten gemischt und bilden den neuen. Gibt es auch davon keine, ziehst du, was da ist, vielleicht also gar nichts.
rules-cards-draw-order = Beim Passen wird erst abgelegt oder gestohlen und zuletzt gezogen. Eine gerade abgelegte Karte kann also gleich zu dir zurückkommen.
rules-cards-end-when = Das Spiel endet nach der Runde, für die die letzten Portionen der Reserve aufgedeckt wurden.
rules-cards-end-score = Zählt die Würmer auf euren Portionen. Wer die meisten hat, gewinnt.
rules-cards-end-tie = Bei Gleichstand entscheidet die höchste einzelne Portion. Wenn dann noch Spieler gleichauf liegen, teilen sie sich den Sieg.
rules-cards-house = Hausregeln gibt es für dieses Spiel nicht.
