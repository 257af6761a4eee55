"""Clever Cubed: six dice, five coloured areas, and what one mark sets off."""
