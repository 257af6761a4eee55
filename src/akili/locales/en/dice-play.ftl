# Ubongo Dice while it is played.

## What is to be done

dice-play-which-roll = { $roll ->
    [1] first roll
    [2] second roll
    [3] third roll
   *[4] roll { $roll }
}
dice-play-rolled = { $name } rolled
dice-play-you-rolled = you rolled
dice-play-roll = Roll
dice-play-roll-you = Roll the dice
dice-play-rolls = { $name } rolls
dice-play-roll-by-itself = In { $seconds } s they roll by themselves
dice-play-rolls-in = { $name } rolls, at the latest in { $seconds } s
dice-play-landing = Here they come
dice-play-grab-both = Grab one of each
dice-play-grab-black = Grab a black die
dice-play-grab-white = Grab a white die
dice-play-have-both = You have both
dice-play-turn-you = Your turn: take one of each
dice-play-turn = { $name } takes dice
dice-play-draw = Draw your shapes
dice-play-draw-text = both, one or none
dice-play-done-title = Done
dice-play-filled = Area filled!
dice-play-filled-points = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
}
dice-play-nothing-fits = Nothing fits
dice-play-nothing-fits-text = Neither shape fits into what is free. On we go.
dice-play-you-wait = Your area is done
dice-play-others-grab = The others grab
dice-play-others-draw = The others draw
dice-play-all-grab = Everybody grabs
dice-play-all-draw = Everybody draws
dice-play-waiting = Waiting for { $names }
dice-play-over = All areas scored
dice-play-time-left = Time left:

## Dice on the mat

dice-play-dice = Dice
dice-play-die = { $colour ->
    [black] Black die { $number }: { $shape }
   *[white] White die { $number }: { $shape }
}
dice-play-die-taken = taken by { $name }
dice-play-yours = you have yours
dice-play-have-colour = { $colour ->
    [black] You have a black die already.
   *[white] You have a white die already.
}
dice-play-left = { $count ->
    [0] all taken
   *[other] { $count } left
}
dice-play-tap-both = Tap one black and one white.
dice-play-left-quick = { $count } left, be quick
dice-play-colour-hint = { $colour ->
    [black] Black: { $hint }.
   *[white] White: { $hint }.
}
dice-play-faster = { $name } was faster.
dice-play-came-by-itself = { $colour ->
    [black] The last black die is yours: { $shape }.
   *[white] The last white die is yours: { $shape }.
}

## Your dice and your area

dice-play-your-dice = Your dice
dice-play-cards = Your dice. Arrow keys take a shape to the area and move it there, R turns it, F flips it, Enter draws it, Escape puts it back.
dice-play-card-waits = { $colour ->
    [black] Black, { $shape }, not drawn
   *[white] White, { $shape }, not drawn
}
dice-play-card-in-hand = { $colour ->
    [black] Black, { $shape }, in your hand
   *[white] White, { $shape }, in your hand
}
dice-play-card-drawn = { $colour ->
    [black] Black, { $shape }, drawn at row { $row }, column { $column }
   *[white] White, { $shape }, drawn at row { $row }, column { $column }
}
dice-play-card-left-out = { $colour ->
    [black] Black, { $shape }, left out
   *[white] White, { $shape }, left out
}
dice-play-card-missing = { $colour ->
    [black] Grab a black one
   *[white] Grab a white one
}
dice-play-card-waits-title = Not drawn
dice-play-card-waits-text = drag it
dice-play-card-in-hand-title = In hand
dice-play-card-in-hand-text = or leave out
dice-play-card-drawn-title = Drawn
dice-play-card-drawn-text = tap to lift
dice-play-card-left-out-title = Left out
dice-play-card-left-out-text = not used
dice-play-back = Back
dice-play-choose-first = Tap one of your dice first.
dice-play-may-try = You may try places now; they count once everyone has grabbed.
dice-play-unused-lost = Use both, one or none. A die that you don’t use is lost.
dice-play-done = Done · { $used } of { $of } used
dice-play-done-filled = Done · area filled, +{ $points }
dice-play-done-filled-alone = Done · area filled
dice-play-points-for = Points for area { $area }
dice-play-stake-taken = { $points ->
    [one] { $points } point for
   *[other] { $points } points for
}
dice-play-stake-now = fill it now
dice-play-stake-later = later
dice-play-stake-alone = alone

## What a hand does, for those who hear it

dice-play-hand-drawn = { $colour ->
    [black] Black is drawn at row { $row }, column { $column }.
   *[white] White is drawn at row { $row }, column { $column }.
} { $free ->
    [0] The area is full.
    [one] { $free } square is free.
   *[other] { $free } squares are free.
}
dice-play-hand-lifted = { $colour ->
    [black] Black is lifted.
   *[white] White is lifted.
}
dice-play-hand-back = { $colour ->
    [black] Black is back where it was.
   *[white] White is back where it was.
}
dice-play-hand-over-nothing = Beside the area.
dice-play-hand-over-covers = Row { $row }, column { $column }: something is drawn there.
dice-play-hand-sticks-out = { $colour ->
    [black] Black doesn’t fit there: it would stick out.
   *[white] White doesn’t fit there: it would stick out.
}
dice-play-hand-covers = { $colour ->
    [black] Black doesn’t fit there: something is drawn already.
   *[white] White doesn’t fit there: something is drawn already.
}

## The others

dice-play-look-at = Whose sheet is shown
dice-play-doing-away = away
dice-play-doing-rolls = rolls
dice-play-doing-chooses = choosing
dice-play-doing-has-both = has both
dice-play-doing-needs-black = needs black
dice-play-doing-needs-white = needs white
dice-play-doing-draws = draws
dice-play-doing-done = done
dice-play-doing-nothing-fits = nothing fits

## What a roll came to

# You, in a list of names.
dice-play-you = you
dice-play-scored = { $points ->
    [one] Area { $area } filled: { $names }, { $points } point.
   *[other] Area { $area } filled: { $names }, { $points } points.
}
dice-play-scored-alone = Area { $area } is filled!
dice-play-consoled = Left alone, one point: { $names }.
dice-play-nobody-filled = Nobody has filled the area: the dice are rolled again.
dice-play-next-area = Now area { $area }.

## For those who hear the match

dice-play-heard-dice = { $colour ->
    [black] Black: { $shapes }.
   *[white] White: { $shapes }.
}
dice-play-heard-grabbed = { $colour ->
    [black] { $name } has a black die: { $shape }.
   *[white] { $name } has a white die: { $shape }.
}
dice-play-heard-you-grabbed = { $colour ->
    [black] Your black die: { $shape }.
   *[white] Your white die: { $shape }.
}
dice-play-heard-draw = { $free ->
    [one] Draw your shapes. { $free } square is free.
   *[other] Draw your shapes. { $free } squares are free.
}
dice-play-heard-filled = { $name } has filled the area.
dice-play-heard-confirmed = What you have drawn stands.
