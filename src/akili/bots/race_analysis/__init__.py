"""A finished race read card by card: what all races share; a game says what it knows of its cards."""
