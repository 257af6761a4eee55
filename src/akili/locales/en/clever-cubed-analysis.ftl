# A finished match of Clever Cubed taken apart.
clever-cubed-analysis-command = { $command ->
    [use] { $die }: { $mark }
    [extra] extra die, { $die }: { $mark }
    [bonus] { $die }: { $mark }
    [reroll] a re-roll
    [lapse] not used in time: { $die }
    [pass] use no die
   *[done] use no extra die
}
clever-cubed-analysis-pink = { $way ->
    [half] half of { $number } in pink
   *[times] { $number } multiplied in pink
}
# What the better move has more of.
clever-cubed-analysis-reason = { $reason ->
    [fox] it wins a fox (+{ $count })
    [chain] a longer chain (+{ $count })
    [action] more actions won (+{ $count })
    [lowest] the lowest area rises more (+{ $count })
    [points] more points at once (+{ $count })
    [near] more bonuses within reach (+{ $count })
    [hand] more dice for the next roll (+{ $count })
    [crosses] more crosses (+{ $count })
    [kept] fewer fields struck out (−{ $count })
    [saved] fewer actions spent (−{ $count })
    [wait] nothing here was worth more than what comes
    [end] more points in the end
   *[later] it promises more for later
}
# What it gives up for that.
clever-cubed-analysis-although = { $reason ->
    [fox] although it gives up a fox
    [chain] although the chain is shorter (−{ $count })
    [action] although it wins fewer actions (−{ $count })
   *[points] although it brings fewer points at once (−{ $count })
}
