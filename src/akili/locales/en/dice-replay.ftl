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

## Against best play

dice-replay-against-best = Each roll against best play: what dice and drawing cost.
dice-replay-best = Roll { $roll }: nothing could have been better.
dice-replay-cost = Roll { $roll } cost { $cost } rolls.
dice-replay-better = { $use ->
    [both] Better: draw both, as outlined.
    [black] Better: draw only the black one, as outlined.
    [white] Better: draw only the white one, as outlined.
   *[none] Better: draw nothing and keep the rest in shape.
}
dice-replay-better-dice = Better dice: { $black } and { $white }.
dice-replay-whole = { $rolls }: par { $par }, luck { $luck }, dice { $grab }, drawing { $draw }.
dice-replay-working = Best play is being worked out…
dice-replay-seat = Show { $name }’s sheet, points: { $points }.
