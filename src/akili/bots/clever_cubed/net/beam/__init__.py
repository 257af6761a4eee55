"""The beam over what is certain, compiled: to measure it on many games."""
