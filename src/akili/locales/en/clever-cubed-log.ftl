# Clever Cubed: what happened, for the log, the replay and those who listen. A name may be "You".
clever-cubed-log-first = First: { $name }
clever-cubed-log-round = Round { $round }.
clever-cubed-log-round-bonus = Round { $round }. Bonus for everyone: { $bonus }.
# Points by name, or of the one who plays alone.
clever-cubed-log-so-far = Points so far: { $points }.
clever-cubed-log-passive-turn = Passive turn: nobody rolls.
clever-cubed-log-rolled = { $name } rolled { $dice }
clever-cubed-log-rolled-in-vain = { $name } rolled { $dice }: nothing fits
clever-cubed-log-dealt = On the platter: { $dice }
clever-cubed-log-rerolled = { $name } used a re-roll
# What was done with a die: $die such as "yellow 5", $mark such as "cross at II · 5".
clever-cubed-log-used = { $how ->
    [pick] { $name } took { $die } from the platter: { $mark }
    [fallback] { $name } took { $die } from a die field: { $mark }
    [extra] { $name } used an extra die, { $die }: { $mark }
   *[roll] { $name } chose { $die }: { $mark }
}
clever-cubed-log-as = { $die } as { $number }
clever-cubed-log-dropped = To the platter: { $dice }
clever-cubed-log-passed = { $why ->
    [nothing_fits] { $name }: nothing fits
    [away] { $name }: away, no die used
    [time] { $name }: time is up, no die used
   *[chosen] { $name } chose to use no die
}
clever-cubed-log-won = { $name } won: { $bonus }
clever-cubed-log-bonus = { $name } used { $bonus }: { $mark }
clever-cubed-log-lapsed = { $why ->
    [away] { $name }: away, lost { $bonuses }
    [time] { $name }: time is up, lost { $bonuses }
   *[nothing_fits] { $name }: no place for { $bonuses }
}
clever-cubed-log-back = { $name } took a step back
clever-cubed-log-hint = { $name } asked for a hint
clever-cubed-log-over = The match is over. Points: { $points }.

## Marks

clever-cubed-log-yellow = cross at { $row } · { $number } in yellow
clever-cubed-log-turquoise = { $crosses ->
    [single] cross at { $number } in turquoise, row { $rows }
   *[several] crosses at { $number } in turquoise, rows { $rows }
}
clever-cubed-log-blue = { $side ->
    [left] { $number } in blue, on the left
   *[right] { $number } in blue, on the right
}
clever-cubed-log-brown = cross on field { $field } in brown
clever-cubed-log-pink = { $way ->
    [half] half of { $number } in pink, which is { $written }
   *[times] { $number } multiplied in pink, which is { $written }
}
