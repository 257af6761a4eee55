"""Whether the rating holds: puzzles that nobody selected, simulated solvers with other habits, rank correlations."""
