# So sieht ein Link aus, wo Leute ihn hinschicken. Die Seite braucht diese Sätze nicht.

preview-home = Heckmeck – Würfel, Würmer und ein heißer Grill
preview-home-text = Spiel Heckmeck im Browser: mit Freunden per Link, gegen den Computer oder zusammen an einem Bildschirm. Ohne Konto, ohne Installation.
preview-invited = { $name } lädt dich zu { $game } ein
preview-table = { $game } mit { $names }
preview-free = { $seats ->
    [one] Ein Platz ist frei.
   *[other] { $seats } Plätze sind frei.
} Öffne den Link und setz dich dazu. Ohne Konto, ohne Installation.
preview-watch = Öffne den Link, um beim Spiel zuzuschauen.
preview-over = Das Spiel ist aus. Der Link zeigt das Ergebnis und den ganzen Verlauf.
