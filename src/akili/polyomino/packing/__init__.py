"""Regions as words, by the thousand: Python hands over the cells in one piece, and a kernel packs them."""
