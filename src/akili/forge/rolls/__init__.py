"""Best play of Ubongo dice on one area: how many rolls it takes, exactly, from every position. Read ``board.py`` first."""
