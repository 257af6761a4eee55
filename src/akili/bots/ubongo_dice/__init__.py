"""The bots that play Ubongo dice. Read ``player.py`` first."""
