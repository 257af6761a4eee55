"""What every game stands on: the contract, the match, chance, the laws, and matches as text."""
