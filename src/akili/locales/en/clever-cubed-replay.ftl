# A match of Clever Cubed once more.
clever-cubed-replay-turn = { $name } · roll { $roll }
clever-cubed-replay-seats = Whose sheet is seen
clever-cubed-replay-look = { $points ->
    [one] Look at the sheet: { $name }, { $points } point
   *[other] Look at the sheet: { $name }, { $points } points
}
clever-cubed-replay-hand = Dice in hand
