# The end of a match of Clever Cubed.
clever-cubed-result-over = Game over
clever-cubed-result-counting = Counting the points…
clever-cubed-result-skip = Show all
clever-cubed-result-won-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clever-cubed-result-won-one = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clever-cubed-result-won-several = Shared win with { $points } points: { $names }
clever-cubed-result-ahead = { $count ->
    [one] { $count } point ahead of { $names }
   *[other] { $count } points ahead of { $names }
}
clever-cubed-result-tie = Level with { $names }: the higher best area decides, { $best } against { $other }
clever-cubed-result-rounds = { $rounds } rounds
clever-cubed-result-foxes = { $foxes ->
    [one] { $foxes } fox brought { $points }
   *[other] { $foxes } foxes brought { $points }
}
clever-cubed-result-block = Points by area
clever-cubed-result-place = { $place ->
    [1] winner
    [2] 2nd
    [3] 3rd
   *[4] { $place }th
}
clever-cubed-result-best = best
clever-cubed-result-lowest = lowest
clever-cubed-result-foxes-title = Foxes
clever-cubed-result-times-lowest = × lowest area
clever-cubed-result-open = Open the sheet:
clever-cubed-result-by-round = Points round by round
clever-cubed-result-start = start
# Under the number, in a game alone.
clever-cubed-result-points = { $count ->
    [one] point
   *[other] points
}

## Sharing

clever-cubed-result-share = Share
clever-cubed-result-shared = The result is copied.
