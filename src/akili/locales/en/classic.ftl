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
   *[1] { $name }: { $count }, and { $added } more
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
   *[1] , { $names }.
}

## A match

classic-tiles = { $count } tiles
classic-alone = Solo · { $tiles } tiles
classic-table = { $played ->
    [own] Table { $code } · own sides
   *[other] Table { $code } · { $played } tiles
}

## Before a match

classic-lobby-side = Tiles per card
classic-lobby-side-of = Tiles per card of { $name }
classic-lobby-hourglass = Hourglass
classic-lobby-starter = Rolls first
classic-lobby-chance = By chance
classic-lobby-auto-take = Gems by themselves
classic-lobby-auto-take-hint = Solved, but not taken when the sand is out? Then you get the gems of your lane.

## Alone

classic-solo-lead = Nine rounds, one hourglass at a time, a board full of gems for you alone.
classic-solo-goal = Collect as many gems of one colour as you can in nine rounds, with { $tiles } per card. Every card that you solve lets you move up to three lanes and take two gems. Equal results: the next colour counts, and in the end the time.
classic-solo-best = { $count ->
    [one] gem of one colour
   *[other] gems of one colour
}
classic-solo-gems = Gems in all
classic-solo-time = Time
classic-solo-rounds = Round by round
