# A match of Clever Cubed once more.
clever-cubed-replay-turn = { $name } · roll { $roll }
clever-cubed-replay-seats = Whose sheet is seen
clever-cubed-replay-look = Look at the sheet:
clever-cubed-replay-hand = Dice in hand
