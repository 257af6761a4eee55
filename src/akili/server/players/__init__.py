"""Guests: a name and a colour, no registration."""
