"""How hard a puzzle is for a person; read ``difficulty.py`` first."""
