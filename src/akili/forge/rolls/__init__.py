"""Best play of Ubongo dice on one area: the rolls it takes, exactly, from every position. Read ``board.py`` first."""
