"""Everything that crosses the wire between a table and its clients, as types (docs/protocol.md).

What all games share is here; views, events and actions come from the kinds of game. The page's TypeScript types are generated from
all of it (`make types`).
"""
