# Ubongo classic: a match that is on.

## Before a round

classic-play-place-title = Place your pawn
classic-play-place-watch-title = Players place their pawns
classic-play-place-text = { $seconds ->
    [one] Tap a red space. Several pawns may share one. { $seconds } second left.
   *[other] Tap a red space. Several pawns may share one. { $seconds } seconds left.
}
classic-play-place-watch-text = { $seconds ->
    [one] Several may share a space. { $seconds } second left.
   *[other] Several may share a space. { $seconds } seconds left.
}
classic-play-ready = Ready
classic-play-note-ready = ready
classic-play-note-placing = choosing…
classic-play-note-placing-you = choose…
classic-play-note-placed = placed
classic-play-note-rolls = rolls
classic-play-roll = Roll
classic-play-roll-title = { $name } rolls
classic-play-roll-text = The cards are turned over as soon as the die lies. At the latest in { $seconds } s.
classic-play-roll-you-title = You roll
classic-play-roll-you-text = The cards are turned over as soon as the die lies. It rolls by itself in { $seconds } s.
classic-play-placed-by-chance = Chance has put your pawn in lane { $lane }.

## The card

classic-play-rows = Rows of tiles
classic-play-row = { $symbol }: { $tiles }
classic-play-row-laid = { $count ->
    [one] { $symbol } row · { $count } tile placed
   *[other] { $symbol } row · { $count } tiles placed
}
classic-play-tiles-laid = { $count } of { $of } tiles

## The sand

# Two lines on a phone.
classic-play-second-title =
    Nobody yet.
    Once more!
classic-play-second-text = A second and last { $time }

## Where you are, as a title and a line below it

classic-play-where-solve-title = Fill your card
classic-play-where-solve-text = Use all { $count } tiles of the row that was rolled. The first moves farthest.
classic-play-where-go-on-title = { $names } solved it
classic-play-where-go-on-text = Go on: there is time until the sand runs out.
classic-play-where-settling-title = Ubongo!
classic-play-where-settling-text = Your place is being settled.
classic-play-where-take-title = { $place ->
    [1] First!
    [2] Second!
    [3] Third!
   *[4] Fourth!
} { $steps ->
    [0] Stay in your lane
    [1] Move up to { $steps } lane
   *[2] Move up to { $steps } lanes
}
classic-play-where-take-text = Then take the two nearest gems before the sand runs out.
classic-play-where-take-short-title = { $place ->
    [1] You are first
    [2] You are second
    [3] You are third
   *[4] You are fourth
}
classic-play-where-take-short-text = { $steps ->
    [0] stay, and take
    [1] up to { $steps } lane, then take
   *[2] up to { $steps } lanes, then take
}
classic-play-where-nothing-title = { $place ->
    [1] First!
    [2] Second!
    [3] Third!
   *[4] Fourth!
}
classic-play-where-nothing-text = No gem is left within your reach.
classic-play-where-took-title = Yours: { $gems }
classic-play-where-took-short = Yours:
classic-play-where-took-text = { $others ->
    [yes] The others play on.
   *[no] On to the next round.
}
classic-play-where-done-title = You are done
classic-play-where-done-text = { $others ->
    [yes] The others play on.
   *[no] On to the next round.
}
classic-play-where-watch-title = You are watching
classic-play-where-watch-text = Nobody has solved yet.
classic-play-where-watch-solved-title = You are watching
classic-play-where-watch-solved-text = Solved: { $names }

## Taking

classic-play-take = Take
classic-play-take-spoken = Take { $gems }
classic-play-take-none = No gems here
classic-play-take-hint = Tap a lane to move there. Take when you are happy.
classic-play-i-am-done = I’m done
classic-play-keys-enter = drop, ready, take
classic-play-keys-lane = choose a lane
classic-play-danger = { $several ->
    [no] { $names } stands here too. Whoever takes first has them.
   *[yes] { $names } stand here too. Whoever takes first has them.
}
classic-play-taken-first = { $name } took them first.

## The players

classic-play-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
classic-play-doing-took = took
classic-play-doing-in-your-lane = in your lane
classic-play-doing-away = away
classic-play-doing-solving = solving
classic-play-doing-gives-up = gives up
classic-play-doing-settling = solved
classic-play-doing-done = done
classic-play-doing-moving = choosing
classic-play-doing-your-move = your move
classic-play-rank = Rank { $rank } as it stands
classic-play-rank-spoken = Rank { $rank }: { $name }
classic-play-best-spoken = best colour { $colour }: { $count }

## For those who hear it

classic-play-heard-placed = { $name } stands in lane { $lane }.
classic-play-heard-you-placed = You stand in lane { $lane }.
classic-play-heard-rolled = The die shows: { $name }. The cards are open.
classic-play-heard-turned = Nobody has solved. The hourglass is turned once more: { $seconds } seconds, the last ones.
classic-play-heard-place = { $place ->
    [1] You are first:
    [2] You are second:
    [3] You are third:
   *[4] You are fourth:
} { $steps ->
    [0] stay in your lane,
    [one] move up to one lane,
   *[other] move up to { $steps } lanes,
} then take. Keys 1 to 6 choose a lane, Enter takes.
classic-play-heard-lane = Lane { $lane }: { $gems }.
classic-play-heard-you-took = You took { $gems }.
classic-play-heard-took = { $name } took { $gems }.
classic-play-heard-done = { $name } is done.
