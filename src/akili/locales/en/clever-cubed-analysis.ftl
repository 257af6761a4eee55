# A finished match of Clever Cubed taken apart.
clever-cubed-analysis-command = { $command ->
    [use] { $die }: { $mark }
    [extra] extra die, { $die }: { $mark }
    [bonus] { $die }: { $mark }
    [reroll] a re-roll
    [pass] use no die
   *[done] use no extra die
}
clever-cubed-analysis-pink = { $way ->
    [half] half of { $number } in pink
   *[times] { $number } multiplied in pink
}
# What the better move has more of.
clever-cubed-analysis-reason = { $reason ->
    [fox] it wins a fox
    [chain] its chain is longer, by { $count }
    [action] it wins more actions, by { $count }
    [lowest] the lowest area rises more, by { $count }
    [points] more points at once, by { $count }
    [near] it brings more bonuses near, by { $count }
    [hand] more dice stay for the next roll, by { $count }
    [crosses] it makes more crosses, by { $count }
    [kept] it strikes out fewer fields, by { $count }
    [saved] it spends fewer actions, by { $count }
   *[later] it promises more for later
}
