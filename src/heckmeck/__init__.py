"""The Heckmeck family of games by Reiner Knizia: rules, records, odds, players and tables. An unofficial fan implementation."""
