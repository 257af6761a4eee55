# Mecz Ubongo Dice jeszcze raz.
dice-replay-rolled = Rzut: { $name }
dice-replay-lost = { $other } uprzedza gracza { $name }
dice-replay-drawn = { $name } rysuje: { $shape }
dice-replay-lifted = { $colour ->
    [black] { $name } cofa czarny kształt
   *[white] { $name } cofa biały kształt
}
dice-replay-scored = { $points ->
    [one] Pole wypełnione: { $names }, { $points } punkt.
    [few] Pole wypełnione: { $names }, { $points } punkty.
    [many] Pole wypełnione: { $names }, { $points } punktów.
   *[other] Pole wypełnione: { $names }, { $points } punktu.
}
dice-replay-hint = { $name } prosi o podpowiedź
dice-replay-nothing-fits = { $name }: nic nie pasuje
dice-replay-left-both = { $name } nic nie rysuje
