# A match of Ubongo Dice once more.
dice-replay-rolled = { $name } rolled
dice-replay-lost = { $other } was faster than { $name }
dice-replay-drawn = { $name } drew { $shape }
dice-replay-lifted = { $colour ->
    [black] { $name } lifted the black shape
   *[white] { $name } lifted the white shape
}
dice-replay-scored = { $points ->
    [one] Area filled: { $names }, { $points } point.
   *[other] Area filled: { $names }, { $points } points.
}
dice-replay-hint = { $name } asked for a hint
dice-replay-nothing-fits = Nothing fits for { $name }
dice-replay-left-both = { $name } drew nothing
