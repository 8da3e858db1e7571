"""Forecasts of dice games: games played in bulk to learn from, and what a learned evaluator makes of a board."""
