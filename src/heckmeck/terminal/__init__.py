"""Playing in a terminal: full screen or line by line, at a table of one's own or at that of a server."""
