"""Measures Akili against the packages that solve the same problems: ``python -m bench``."""
