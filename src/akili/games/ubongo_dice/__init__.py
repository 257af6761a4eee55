"""Ubongo dice: roll, grab one black and one white die, fill your areas. Read ``model.py`` first."""
