"""Ubongo Fun-Size: find which tiles fill your area. Read ``model.py`` first."""
