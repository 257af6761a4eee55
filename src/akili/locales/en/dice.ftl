# Ubongo Dice: its pieces, and what is said of them everywhere.
dice-table = Table { $code } · { $areas ->
    [5] five areas
   *[6] six areas
}
dice-alone = Solo · { $areas ->
    [5] five areas
   *[6] six areas
}
# A shape that lies up on a die.
dice-shape = { $face ->
    [I1] a single square
    [I2] two squares in a row
    [I3] three squares in a row
    [V3] a corner of three squares
    [O4] a block of four squares
    [L4] an L of four squares
    [T4] a T of four squares
    [S4] an S of four squares
    [I4] four squares in a row
    [L5] an L of five squares
    [P5] a P of five squares
   *[Y5] a Y of five squares
}
dice-colour = { $colour ->
    [black] Black
   *[white] White
}
dice-area = Area { $area }
dice-sheet = Areas
dice-your-sheet = Your sheet
dice-total = Total
dice-free = { $count ->
    [one] { $count } square free
   *[other] { $count } squares free
}
dice-free-of = { $free } of { $all } squares free.
dice-rolls-count = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
dice-field-points = Area { $area }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-field-consoled = Area { $area }: left alone, one point
dice-field-now = Area { $area }: being played
dice-field-to-come = Area { $area }: still to come

## Alone

dice-par-title = Rolls and par
dice-par-text = Par is what the best play takes on average, with two dice of each colour to choose from.
dice-column-area = Area
dice-column-rolls = Rolls
dice-column-par = Par
dice-rolls-so-far = Rolls
dice-par-so-far = Par so far { $par }
dice-par-here = This area: par { $par }
dice-at-par = Exactly par
dice-under-par = { $by } under par
dice-over-par = { $by } over par
dice-solo-rolls = { $count ->
    [one] roll for { $areas } areas
   *[other] rolls for { $areas } areas
}
dice-solo-lead = Six areas, as few rolls as you can.
dice-solo-goal = Two black and two white dice: take one of each, draw, roll again. There is no clock. Fewer rolls are better.
dice-par-and = Par { $par } · { $against }
dice-solo-par = Par is { $par } rolls.
dice-solo-par-later = You see its par when it lies on the table.
