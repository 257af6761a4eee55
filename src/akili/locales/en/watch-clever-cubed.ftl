# What "akili watch" and "akili replay" say of Clever Cubed in a terminal.

## News

watch-clever-cubed-begins = { $name } will be active first.
watch-clever-cubed-turn = { $name } is active.
watch-clever-cubed-rolled = Rolled: { $dice }.
watch-clever-cubed-rerolls = { $name } rolls again.
watch-clever-cubed-passes = { $why ->
    [nothing_fits] { $name }: nothing fits.
    [away] { $name } is away and passes.
    [time] { $name } has no time left and passes.
   *[chosen] { $name } passes.
}
watch-clever-cubed-takes-back = { $name } takes that back.
watch-clever-cubed-hint = { $name } asks for a hint.
watch-clever-cubed-all-finish = All may finish the turn.
watch-clever-cubed-wins = { $name } wins { $bonus }.
watch-clever-cubed-loses = { $name } loses { $bonus }.

## Dice, marks and bonuses

watch-clever-cubed-die = { $die ->
    [y] yellow
    [t] turquoise
    [b] blue
    [n] brown
    [p] pink
   *[w] white
}
watch-clever-cubed-joker = as a { $value }
watch-clever-cubed-yellow = yellow, row { $row }, box { $box }
watch-clever-cubed-turquoise = turquoise, column { $column }, rows { $rows }
watch-clever-cubed-blue = { $side ->
    [left] blue on the left, { $value }
   *[right] blue on the right, { $value }
}
watch-clever-cubed-brown = brown, field { $field }
watch-clever-cubed-pink = { $way ->
    [half] pink, half of { $value }
   *[times] pink, { $value } multiplied
}
watch-clever-cubed-bonus = { $bonus ->
    [R] a re-roll
    [J] a joker
    [extra] an extra die
    [F] a fox
    [ask-y] a yellow ?
    [ask-t] a turquoise ?
    [ask-b] a blue ?
    [ask-n] a brown ?
    [ask-p] a pink ?
   *[ask-k] a black ?
}

## The live picture

watch-clever-cubed-hand = in hand
watch-clever-cubed-platter = platter
watch-clever-cubed-area = { $area ->
    [yellow] yellow
    [turquoise] turquoise
    [blue] blue
    [brown] brown
   *[pink] pink
}
watch-clever-cubed-foxes = foxes
watch-clever-cubed-total = total
watch-clever-cubed-active = active
