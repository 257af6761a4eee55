# Egy Ubongo Dice-meccs újra.
dice-replay-rolled = { $name } dobott
dice-replay-lost = { $other } gyorsabb volt, mint { $name }
dice-replay-drawn = { $name } berajzolta: { $shape }
dice-replay-lifted = { $colour ->
    [black] { $name } felvette a fekete alakzatot
   *[white] { $name } felvette a fehér alakzatot
}
dice-replay-scored = Betelt: { $names }, { $points } pont.
dice-replay-hint = { $name } tippet kért
dice-replay-nothing-fits = { $name }: semmi sem fér el
dice-replay-left-both = { $name } semmit sem rajzolt
