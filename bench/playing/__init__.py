"""How the players of the load play a game: one file per game, each with a ``Playing``."""
