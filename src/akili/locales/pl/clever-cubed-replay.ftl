# Partia Clever Cubed jeszcze raz.
clever-cubed-replay-turn = { $name } · rzut { $roll }
clever-cubed-replay-seats = Czyj arkusz widać
clever-cubed-replay-look = Pokaż arkusz:
clever-cubed-replay-hand = Kostki w ręce
