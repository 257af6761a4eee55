"""Ubongo classic: solve with the tiles that the die names, then race for the gems."""
