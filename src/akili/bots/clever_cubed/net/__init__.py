"""A net that foresees the points at the end: what it looks at, how it values, how it learns."""
