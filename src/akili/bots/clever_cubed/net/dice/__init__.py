"""What the net sees of the dice of a turn."""
