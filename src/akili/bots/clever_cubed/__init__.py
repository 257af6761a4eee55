"""Bots for Clever Cubed: one that takes anything, one that takes what counts now, one that has an eye on the end."""
