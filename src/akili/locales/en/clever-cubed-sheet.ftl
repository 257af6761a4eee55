# The sheet of Clever Cubed: what stands on it, and the same for those who hear it.

## On the sheet

clever-cubed-sheet-area = { $area ->
    [yellow] Yellow
    [turquoise] Turquoise
    [blue] Blue
    [brown] Brown
   *[pink] Pink
}
clever-cubed-sheet-round = Round
clever-cubed-sheet-total = Total
clever-cubed-sheet-lowest = × lowest

## Read aloud: the upper part

clever-cubed-sheet-round-of = Round { $round } of { $rounds }
clever-cubed-sheet-total-of = { $points ->
    [one] { $points } point in total
   *[other] { $points } points in total
}
clever-cubed-sheet-foxes-of = { $foxes ->
    [one] { $foxes } fox, worth as much as the lowest area: { $lowest }
   *[other] { $foxes } foxes, each worth as much as the lowest area: { $lowest }
}
clever-cubed-sheet-actions-of = { $action ->
    [R] Re-rolls: { $ready } ready, { $used } used
    [J] Number jokers: { $ready } ready, { $used } used
   *[extra] Extra dice: { $ready } ready, { $used } used
}

## Read aloud: the areas

clever-cubed-sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clever-cubed-sheet-row = Row { $row }
clever-cubed-sheet-between = Bonuses between rows { $above } and { $below }
clever-cubed-sheet-columns = Bonuses of the columns
clever-cubed-sheet-side = { $side ->
    [left] To the left of the 7
   *[right] To the right of the 7
}
clever-cubed-sheet-fields = Fields
clever-cubed-sheet-gaps = Bonuses between neighbours
clever-cubed-sheet-box = { $mark ->
    [crossed] { $number } crossed
    [lost] { $number } skipped
    [grey] { $number } grey
    [off] { $number } outside of the ground
   *[plain] { $number }
}
clever-cubed-sheet-empty = empty
clever-cubed-sheet-bonus = { $state ->
    [won] { $bonus }, won
    [struck] { $bonus }, struck out
    [lost] { $bonus }, lost
   *[open] { $bonus }
}

## Boxes that can be picked

clever-cubed-sheet-pick-yellow = yellow row { $row }, { $number }
clever-cubed-sheet-pick-turquoise = turquoise row { $row }, { $number }
clever-cubed-sheet-pick-blue = { $side ->
    [left] blue on the left, field { $field }
   *[right] blue on the right, field { $field }
}
clever-cubed-sheet-pick-brown = brown field { $field }, { $number }
clever-cubed-sheet-pick-pink = { $way ->
    [half] pink field { $field }, half
   *[times] pink field { $field }, multiplied
}
