"""Boards of any size with any number of forms: the same search as on small boards, over rows of words."""
