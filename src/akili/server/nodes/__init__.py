"""Several servers on one store: who there is, what the others have written, who is where, and who minds what."""
