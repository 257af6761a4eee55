"""The sixth-game test: a tiny game moves in without a line changed elsewhere."""
