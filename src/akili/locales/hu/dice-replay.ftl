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

## A legjobb játékhoz képest

dice-replay-against-best = Minden dobás a legjobb játékhoz képest: mibe kerültek a kockák és a rajz.
dice-replay-best = { $roll }. dobás: jobban nem lehetett volna.
dice-replay-cost = { $roll }. dobás: { $cost } dobásba került.
dice-replay-better = { $use ->
    [both] Jobb lett volna: mindkettő, a körvonal szerint.
    [black] Jobb lett volna: csak a fekete, a körvonal szerint.
    [white] Jobb lett volna: csak a fehér, a körvonal szerint.
   *[none] Jobb lett volna semmit sem rajzolni, hogy a maradék jó alakú legyen.
}
dice-replay-better-dice = Jobb kockák: { $black } és { $white }.
dice-replay-whole = { $rolls }: szint { $par }, szerencse { $luck }, kockák { $grab }, rajz { $draw }.
dice-replay-working = A legjobb játék kiszámítása folyik…
dice-replay-seat = { $name } lapja nagyban, pont: { $points }.
