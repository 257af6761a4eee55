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
dice-replay-hint = { $name } prosi o radę
dice-replay-nothing-fits = { $name }: nic nie pasuje
dice-replay-left-both = { $name } nic nie rysuje

## W porównaniu z najlepszą grą

dice-replay-against-best = Każdy rzut wobec najlepszej gry: ile kosztowały kości i rysowanie.
dice-replay-best = Rzut { $roll }: lepiej się nie dało.
dice-replay-cost = Rzut { $roll } kosztował { $cost } rzutu.
dice-replay-better = { $use ->
    [both] Lepiej: narysować oba, jak na konturze.
    [black] Lepiej: narysować tylko czarny, jak na konturze.
    [white] Lepiej: narysować tylko biały, jak na konturze.
   *[none] Lepiej: nic nie rysować i nie psuć reszty.
}
dice-replay-better-dice = Lepsze kości: { $black } i { $white }.
dice-replay-whole = { $rolls }: norma { $par }, szczęście { $luck }, kości { $grab }, rysowanie { $draw }.
dice-replay-working = Liczy się najlepsza gra…
dice-replay-seat = Pokaż arkusz: { $name }, punkty: { $points }.
