"""Clever Cubed once more, on small integer arrays, for work by the million; needs the extra ``akili[kernel]``."""
