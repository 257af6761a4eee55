"""Races on cards: everybody solves a card of their own, against the others or alone. Read ``model.py`` first.

``game.py`` names the hooks by which a game tells its differences.
"""
