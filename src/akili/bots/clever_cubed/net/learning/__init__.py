"""The net learns: stages, chunks of games, and all that is needed to go on after an interruption."""
