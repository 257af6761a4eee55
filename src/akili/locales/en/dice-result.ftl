# What a match of Ubongo Dice came to.
dice-result-won-you = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
}
dice-result-won-one = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
}
dice-result-won-several = { $points ->
    [one] Shared win with { $points } point: { $names }
   *[other] Shared win with { $points } points: { $names }
}
dice-result-ahead = { $count ->
    [one] one ahead of { $names }
   *[other] { $count } ahead of { $names }
}
dice-result-place = Place { $place }
dice-result-legend-first = first group to fill the area
dice-result-legend-later = each later group one less; a group shares its points
dice-result-legend-alone = left alone: one point, the area stays open
