"""The puzzles of Ubongo Shimo, whose tiles have peep-holes: `puzzle.py` says what one is, read it first."""
