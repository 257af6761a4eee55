"""Akili: five table games as real software, and the polyomino solver and puzzle forge beneath them."""

__version__ = "0.1.0"
