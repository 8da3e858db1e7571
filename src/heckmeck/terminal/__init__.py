"""Playing in a terminal: full screen or line by line, at a local table or at a server's."""
