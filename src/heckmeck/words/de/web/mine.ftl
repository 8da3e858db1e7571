# Mein Spiel: was dieses Gerät von allen Spielen behält.

mine-title = Mein Spiel
mine-empty = Noch keine Spiele. Jedes Spiel, das du auf diesem Gerät zu Ende spielst, erscheint hier.
mine-private = All das wird nur auf diesem Gerät gespeichert.
mine-player = Spieler
mine-everyone = Alle an diesem Gerät
mine-given-why = { $decisions ->
    [one] Siegchance, bei einer Entscheidung
   *[other] Siegchance, im Schnitt über { $decisions } Entscheidungen
}
mine-trend-axis = vom ersten bis zum letzten Spiel
mine-trend-legend = Verschenkt pro Entscheidung. Jeder Punkt ist ein Spiel, die Linie der Schnitt der letzten { $window } Spiele. Die gestrichelten Linien zeigen, wie viel du höchstens verschenken darfst, um wie der jeweilige Bot zu spielen.

mine-wins = Siege

mine-file = Behalten und mitnehmen
mine-file-why = Sichere alles in einer Datei und füge sie auf einem anderen Gerät hinzu. Kein Spiel zählt doppelt.
mine-export = Als Datei sichern
mine-import = Datei hinzufügen
mine-delete = Alles löschen
mine-delete-ask = Sollen alle Spiele und Stellungen gelöscht werden, die dieses Gerät kennt? Das lässt sich nicht rückgängig machen.
mine-delete-no = Behalten
mine-delete-yes = Für immer löschen
