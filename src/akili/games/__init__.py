"""One package a game; each begins with ``model.py``."""
