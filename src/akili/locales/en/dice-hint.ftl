# What best play would do, for those who play Ubongo Dice alone.
dice-hint-ask = Hint (no record then)
dice-hint-again = Another hint
dice-hint-no-record = With hints: counts for no record.
dice-hint-dice = Best dice: { $black } and { $white }.
dice-hint-draw = { $use ->
    [both] Draw both as outlined:
    [black] Draw only the black one as outlined:
   *[white] Draw only the white one as outlined:
} then { $rolls } rolls are left on average.
dice-hint-nothing = Best is to draw nothing: what is free now takes { $rolls } rolls on average, after the best drawing it would be { $others }, for the rest would be harder to fill.
dice-hint-nothing-fits = Nothing fits: roll again.
