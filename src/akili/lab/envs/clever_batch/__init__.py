"""Many games of Clever Cubed at once, on the compiled rules."""
