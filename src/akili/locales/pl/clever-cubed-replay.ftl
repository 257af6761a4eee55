# Partia Clever Cubed jeszcze raz.
clever-cubed-replay-turn = { $name } · rzut { $roll }
clever-cubed-replay-seats = Czyj arkusz widać
clever-cubed-replay-look = { $points ->
    [one] Pokaż arkusz: { $name }, { $points } punkt
    [few] Pokaż arkusz: { $name }, { $points } punkty
    [many] Pokaż arkusz: { $name }, { $points } punktów
   *[other] Pokaż arkusz: { $name }, { $points } punktu
}
clever-cubed-replay-hand = Kostki w ręce
