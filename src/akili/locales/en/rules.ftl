# What the rules pages of all games share.
rules-title = Rules
rules-contents = On this page
rules-learn = Learn by doing
rules-play = Play

## The tiles

rules-tiles-ways = One tile: as it lies, turned, flipped

## A round

rules-round-picture = { $seconds ->
    [one] The countdown: { $seconds } second is left
   *[other] The countdown: { $seconds } seconds are left
}

## Rulings

rules-rulings-title = To the letter
rules-rulings-open = What if…?
