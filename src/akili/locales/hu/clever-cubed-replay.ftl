# Egy Clever Cubed-játszma újra.
clever-cubed-replay-turn = { $name } · { $roll }. dobás
clever-cubed-replay-seats = Kinek a lapja látszik
clever-cubed-replay-look = A lap megtekintése:
clever-cubed-replay-hand = Kockák kézben
