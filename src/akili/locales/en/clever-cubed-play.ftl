# Clever Cubed while it is played.

## What is to be done

clever-cubed-play-your-turn = Your turn
clever-cubed-play-turn-of = { $name }’s turn
clever-cubed-play-passive-turn = Passive turn
clever-cubed-play-round-begins = The round begins
clever-cubed-play-round = Round { $round }
clever-cubed-play-over = The match is over
clever-cubed-play-roll-of = Roll { $roll } of { $rolls }
clever-cubed-play-field-next = field { $field } next
clever-cubed-play-upcoming = { $upcoming ->
    [round] Round { $round } begins with your roll
    [turn] It begins with your roll
    [deal] Three dice will lie on the platter
   *[roll] Roll what is left in hand
}
clever-cubed-play-bonus = Bonus: { $bonus }
clever-cubed-play-pick = Pick from the platter
clever-cubed-play-pick-field = Pick from the die fields
clever-cubed-play-all-at-once = all at once
clever-cubed-play-extra = Extra dice
clever-cubed-play-extra-left = { $count } left
clever-cubed-play-extra-how = Choose any die to use it once more, or be done.
clever-cubed-play-nothing-fits = Nothing fits
clever-cubed-play-why-nothing-fits = None of these dice has a place on the sheet, so the roll is passed over in a moment.
clever-cubed-play-passed-over = passed over in a moment
clever-cubed-play-deserted = Everybody is away: it goes on when somebody is back.
clever-cubed-play-awaited = { $stage ->
    [bonus] { $names }: uses a bonus
    [roll] { $names }: rolls
    [use] { $names }: chooses a die
    [pick] Still picking: { $names }
   *[extra] Extra dice: { $names }
}
clever-cubed-play-time-left = Time left:

## Choosing

clever-cubed-play-choose-die = Choose a die
clever-cubed-play-choose-number = Choose a number
clever-cubed-play-choose-number-then-field = Choose a number, then a lit field
clever-cubed-play-choose-area = Choose an area
clever-cubed-play-choose-box = Choose a lit box
clever-cubed-play-choose-joker = choose a joker.
clever-cubed-play-tap-lit = Tap a lit field
clever-cubed-play-wait = Wait for the others
clever-cubed-play-watching = You are watching

## The one button

clever-cubed-play-cross = Cross { $what }
clever-cubed-play-write = Write { $what }
clever-cubed-play-way = { $way ->
    [half] ½ of { $number }
   *[times] { $number } ×
}
clever-cubed-play-roll = { $upcoming ->
    [round] Next round
   *[turn] Roll
}
clever-cubed-play-roll-dice = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
clever-cubed-play-reroll = { $count ->
    [one] Re-roll { $count } die
   *[other] Re-roll { $count } dice
}
clever-cubed-play-done = Done
clever-cubed-play-pass = Pass
clever-cubed-play-decline = Decline
clever-cubed-play-undo = Undo
clever-cubed-play-now = now
clever-cubed-play-other-bonus = Another one first

## Commands by name, in hints

clever-cubed-play-command = { $type ->
    [roll] Roll
    [reroll] Re-roll
    [pass] Use no die
    [done] No more extra dice
   *[take_back] Take back
}

## What would come of it

clever-cubed-play-as = { $die } as { $number }
clever-cubed-play-would = { $move }: { $effect }.
clever-cubed-play-adds = { $points ->
    [0] no points yet
    [one] +{ $points } point
   *[other] +{ $points } points
}
clever-cubed-play-wins = wins { $bonuses }
clever-cubed-play-skips = { $count ->
    [one] skips { $count } field
   *[other] skips { $count } fields
}
clever-cubed-play-could-areas = { $count ->
    [one] fits in { $count } area.
   *[other] fits in { $count } areas.
}
clever-cubed-play-could-several = cross one { $number }, or up to { $most }.
clever-cubed-play-could-write = { $count ->
    [one] write { $numbers }.
   *[other] write { $numbers }: there are { $count } ways.
}
clever-cubed-play-could-cross = { $count ->
    [one] cross the lit box.
   *[other] cross one of { $count } boxes.
}
clever-cubed-play-drops = To the platter: { $dice }.
clever-cubed-play-look = Tap a die to see where it fits and what would drop.
clever-cubed-play-look-to-pick = Tap a die to see where it fits and what it wins.
clever-cubed-play-plus-white = Your number plus white, which shows { $face }.
clever-cubed-play-grey-sums = Grey sums fit nowhere.
clever-cubed-play-joker-keys = The die counts as the number you choose.
clever-cubed-play-crossed-of = { $crossed } of { $most } crossed · +{ $points }
clever-cubed-play-plus = +{ $points }
clever-cubed-play-only-grey = from the platter: grey boxes only

## Dice

clever-cubed-play-hand = In hand
clever-cubed-play-hand-tap = In hand · tap or hover a die
clever-cubed-play-no-place = no place
clever-cubed-play-with-joker = joker
clever-cubed-play-areas = { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
clever-cubed-play-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
clever-cubed-play-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
clever-cubed-play-some-of = 1–{ $most } of { $count }
clever-cubed-play-use-as = Use { $die } as
clever-cubed-play-skip-short = skips { $count }
clever-cubed-play-dice-of = { $name }’s dice: only if nothing fits
clever-cubed-play-fields-locked = Only if nothing on the platter fits
clever-cubed-play-not-now = not now

## The others

clever-cubed-play-others = The others
clever-cubed-play-own-sheet = Back to my sheet
clever-cubed-play-sheet-of = Sheet of { $name }
clever-cubed-play-doing = { $stage ->
    [bonus] uses a bonus
    [roll] to roll
    [use] chooses
    [pick] picks
   *[extra] extra dice?
}
clever-cubed-play-is-done = done
clever-cubed-play-is-active = active
clever-cubed-play-away = away
clever-cubed-play-for-foxes = the lowest: each fox counts as much
clever-cubed-play-log = Log
clever-cubed-play-log-empty = What happens is told here.
