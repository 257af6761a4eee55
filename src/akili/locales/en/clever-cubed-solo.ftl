# Clever Cubed alone: before it begins, and what it came to.
clever-cubed-solo-lead = Six rounds, one sheet, your record.
clever-cubed-solo-goal = In every round you roll once yourself, and once the dice are dealt. With a hint the game counts for no record.
clever-cubed-solo-grades = From { $lowest } points there is a grade every 30, up to { $highest }.

## The end

clever-cubed-solo-grade = Grade
clever-cubed-solo-grade-of = grade { $grade } of { $highest }
clever-cubed-solo-next = { $points ->
    [one] { $points } point more for the next: { $name }
   *[other] { $points } points more for the next: { $name }
}
clever-cubed-solo-highest = There is no higher grade.
clever-cubed-solo-hints = Hints: { $count }. No record.
clever-cubed-solo-grade-name = { $grade ->
    [0] Warming up
    [1] Bright
    [2] Quick
    [3] Sharp
    [4] Smart
    [5] Cunning
    [6] Shrewd
    [7] Brilliant
    [8] Ingenious
    [9] Genius
   *[10] Clever cubed
}
