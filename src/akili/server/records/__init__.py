"""What stays of matches: results of those who played alone, and replays of all."""
