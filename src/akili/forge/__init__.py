"""Makes and rates puzzles: tile sets, areas, decks, sheets, difficulty."""
