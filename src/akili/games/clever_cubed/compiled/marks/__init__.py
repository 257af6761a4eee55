"""Marks, compiled."""
