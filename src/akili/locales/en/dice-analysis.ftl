# A finished match of Ubongo Dice taken apart.
dice-analysis-drawn = { $use ->
    [both] both shapes drawn
    [black] only the black shape drawn
    [white] only the white shape drawn
   *[none] nothing drawn
}
dice-analysis-better = { $use ->
    [both] draw both shapes, elsewhere
    [black] draw only the black shape
    [white] draw only the white shape
    [black-elsewhere] draw only the black shape, elsewhere
    [white-elsewhere] draw only the white shape, elsewhere
   *[none] draw nothing
}
dice-analysis-better-dice = take { $black } and { $white }
dice-analysis-rest = Best play needs { $left } more rolls after it, and { $best } after the better one.
