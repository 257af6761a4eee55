# A match of Ubongo once more.

classic-replay-pawns = Placing the pawns
# What a screen reader says of a player's small card.
classic-replay-seat = Show { $name }’s card: { $laid } of { $total } tiles, { $gems }.

## What happened

classic-replay-laid = The gems lie in their lanes
classic-replay-placed = { $name } puts the pawn in lane { $lane }
classic-replay-due = { $name } is to roll
classic-replay-rolls = { $name } rolls the die
classic-replay-rolled = The die shows { $symbol }: all cards turned over
classic-replay-turned = The hourglass was turned once more
classic-replay-place = { $name } is number { $place }: up to { $count ->
    [one] { $count } lane
   *[other] { $count } lanes
}
classic-replay-moved = { $name } moves to lane { $lane }
classic-replay-taken = { $how ->
    [itself] The sand is out: { $name } gets { $gems }
   *[hand] { $name } takes { $gems }
}
classic-replay-lost = { $other } was faster than { $name }
classic-replay-round-over = The round is over

## The end

classic-replay-wins = { $names } wins with { $count } of one colour
classic-replay-share = { $names } share the win with { $count } of one colour
classic-replay-alone = Gems by colour: { $counts }. Time: { $time }
