"""Work by the million: the census of all areas, and later tournaments and training."""
