# Mein Spiel, auf der Seite und im Terminal.

mine-level = { $level ->
    [chick] Du spielst wie ein Küken
    [hen] Du spielst wie eine Henne
    [rooster] Du spielst wie ein Hahn
    [fox] Du spielst wie ein Fuchs
   *[champion] Du spielst wie ein Meister
}
mine-level-why = Dieser Bot verschenkt mit seinen Entscheidungen etwa so viel wie du.
mine-level-soon = { $count ->
    [one] Noch eine Entscheidung, dann siehst du, welcher Bot so spielt wie du.
   *[other] Noch { $count } Entscheidungen, dann siehst du, welcher Bot so spielt wie du.
}
mine-games = Spiele
mine-won = Gewonnen
mine-rate = Anteil
mine-luck = Glück, in Siegen
mine-given = Verschenkt pro Entscheidung

mine-trend = Verlauf
mine-trend-told = Verschenkt pro Entscheidung: am Anfang { $first }, jetzt { $last }.
mine-by-game = Nach Spiel
mine-by-rival = Nach Gegner
mine-by-players = Nach Spielerzahl
mine-rival-person = Menschen
mine-players = { $count } Spieler

mine-habits = Deine teuersten Gewohnheiten
mine-habits-none = Noch keine. Dazu braucht es { $count } Fehler derselben Art in mindestens { $games } Spielen.
mine-habit-times = { $count }-mal in { $games } Spielen. Jedes Mal kostet das im Schnitt { $each } Siegchance.
# $edge ist eine Portion; 0, wenn keine zu nennen ist.
mine-habit-stops_early = { $edge ->
    [0] Du hörst zu früh auf.
   *[other] Unter { $edge } hörst du zu früh auf.
}
mine-habit-rolls_on = { $edge ->
    [0] Du würfelst weiter, statt aufzuhören.
   *[other] Ab { $edge } würfelst du weiter, statt aufzuhören.
}
mine-habit-leaves_steal = Du lässt Portionen liegen, die du stehlen könntest.
mine-habit-skips_worms = Du lässt Würmer liegen, statt sie beiseitezulegen.
mine-habit-hurries_worms = Du legst Würmer beiseite, wenn andere Würfel besser wären.
mine-habit-low_face = Du legst niedrige Würfel beiseite, wenn höhere besser wären.
mine-habit-high_face = Du legst hohe Würfel beiseite, wenn niedrigere besser wären.
mine-habit-spends_weasel = Du nutzt das Wiesel zu früh.
mine-habit-saves_weasel = Du sparst das Wiesel auf, statt es zu nutzen.
mine-habit-spends_golden = Du nimmst den Goldenen Würfel, statt ihn wegzulassen.
mine-habit-saves_golden = Du lässt den Goldenen Würfel weg, statt ihn zu nehmen.
mine-habit-wrong_specialist = Du behältst den falschen Spezialisten.
mine-habit-wrong_rival = Du nimmst dem falschen Mitspieler etwas weg.
mine-habit-wrong_portion = Du nimmst die falsche Portion.
mine-habit-passes_early = Du passt zu früh.
mine-habit-plays_on = Du spielst Karten aus, statt zu passen.
mine-habit-few_cards = Du spielst zu wenige gleiche Karten aus.
mine-habit-many_cards = Du spielst zu viele gleiche Karten aus.
mine-habit-wrong_cards = Du spielst die falschen Karten aus.
mine-imported = { $games ->
    [0] In dieser Datei ist kein Spiel, das hier neu wäre.
    [one] Ein Spiel ist dazugekommen.
   *[other] { $games } Spiele sind dazugekommen.
}
mine-bad-foreign = Das ist keine Datei von „Mein Spiel“. Wähle eine, die „Mein Spiel“ gesichert hat.
mine-bad-damaged = Diese Datei ist beschädigt, darum wurde nichts hinzugefügt. Sichere sie auf dem anderen Gerät noch einmal.
mine-bad-newer = Diese Datei stammt von einer neueren Version von Heckmeck. Aktualisiere Heckmeck hier und füge dann die Datei hinzu.

# Nur im Terminal
mine-empty-terminal = Noch keine Spiele. Jedes Spiel, das du im Terminal zu Ende spielst, erscheint hier. Spiele aus deinem Browser sicherst du dort als Datei und fügst sie so hinzu: heckmeck me --import DATEI
mine-names = Spiele von { $names }. Einen Spieler allein zeigt --player NAME.
mine-chart-legend = Verschenkt pro Entscheidung, vom ersten bis zum letzten Spiel. · ist ein Spiel, ● der Schnitt der letzten { $window } Spiele. Die Linien aus ┄ zeigen, wie viel du höchstens verschenken darfst, um wie der jeweilige Bot zu spielen.
mine-exported = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} und { $positions ->
    [one] eine Stellung
   *[other] { $positions } Stellungen
} in { $file } gesichert.
mine-delete-ask-terminal = Sollen alle Spiele und Stellungen gelöscht werden, die das Terminal kennt? Das lässt sich nicht rückgängig machen. ({ $yes } zum Löschen, Enter zum Behalten): {""}
mine-deleted = Alle Spiele und Stellungen sind gelöscht.
mine-not-deleted = Nichts wurde gelöscht.
error-me-one = Wähle nur eines von --player, --export, --import und --delete.
error-me-player = Von { $player } gibt es keine Spiele. Bekannte Spieler: { $players }.
error-me-damaged = { $file } ist beschädigt, darum wird die Datei weder gelesen noch geändert. Lege eine gesicherte Datei an ihre Stelle, oder lösche sie mit: heckmeck me --delete
error-me-newer = { $file } stammt von einer neueren Version von Heckmeck. Aktualisiere Heckmeck.
