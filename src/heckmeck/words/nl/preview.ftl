# Hoe een link eruitziet waar mensen hem naartoe sturen. De pagina heeft deze zinnen niet nodig.

preview-home = Heckmeck: dobbelstenen, wormen en een hete grill
preview-home-text = Speel Heckmeck in je browser: met vrienden via een link, tegen de computer of samen op één scherm. Zonder account, zonder installatie.
preview-invited = { $name } nodigt je uit voor { $game }
preview-table = { $game } met { $names }
preview-free = { $seats ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $seats } plaatsen vrij.
} Open de link en schuif aan. Zonder account, zonder installatie.
preview-watch = Open de link om mee te kijken.
preview-over = Het spel is afgelopen. De link toont de uitslag en het hele verloop.
