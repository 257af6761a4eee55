"""Players made of code, one file a kind; they see a view, never the state."""
