# Help for those who play Clever Cubed: the best moves.
clever-cubed-hint-ask = Hint
clever-cubed-hint-title = The best moves
clever-cubed-hint-value = With the points to expect at the end
clever-cubed-hint-best = best
clever-cubed-hint-reason = { $reason ->
    [only] there is nothing else
    [fox] wins a fox
    [chain] sets off a chain of { $count }
    [action] wins an action
    [lowest] lifts the lowest area by { $count }
    [points] +{ $count } at once
    [crosses] several crosses at once
    [near] brings bonuses near: { $count }
    [hand] keeps dice in hand: { $count }
    [wait] nothing here is worth it
   *[later] promises most for later
}
clever-cubed-hint-warning = With a hint this match counts for no record. Tap again for one.
