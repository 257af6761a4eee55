# Ubongo classic: its pieces.

## Gems

classic-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[purple] purple
}
classic-gems-none = no gems
classic-gem-one = { $colour ->
    [red] one red
    [blue] one blue
    [green] one green
    [yellow] one yellow
    [orange] one orange
   *[purple] one purple
}
classic-gems-alike = { $colour ->
    [red] two red
    [blue] two blue
    [green] two green
    [yellow] two yellow
    [orange] two orange
   *[purple] two purple
}
classic-gems-owned = Gems by colour
# What a screen reader says of the gems of one colour.
classic-gem-count = { $added ->
    [0] { $name }: { $count }
   *[other] { $name }: { $count }, and { $added } more
}

## The die

classic-symbol = { $symbol ->
    [shield] Shield
    [hand] Hand
    [antelope] Antelope
    [snake] Snake
    [elephant] Elephant
   *[mask] Mask
}

## The board

# What a screen reader says of a lane.
classic-lane-said = Lane { $lane }: { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}{ $pawns ->
    [0] .
   *[other] , { $names }.
}

## A match

classic-alone = Alone · { $tiles } tiles
classic-table = { $played ->
    [own] Table { $code } · own sides
   *[other] Table { $code } · { $played } tiles
}
