# Playing alone: what to choose before it begins.

solo-title = Solo
solo-lead = Just you and the cards. No countdown, no pause.
solo-goal = What counts
solo-by-time = Against time
solo-by-count = By cards
solo-length = How long
solo-minutes = { $count } min
solo-goal-time = { $count ->
    [one] Solve as many cards as you can in { $count } minute.
   *[other] Solve as many cards as you can in { $count } minutes.
}
solo-goal-cards = { $count ->
    [one] Solve { $count } card as fast as you can.
   *[other] Solve { $count } cards as fast as you can.
}
solo-start = Start
solo-best = Your best
solo-nobody = Nobody has played this yet. The first place is free.
solo-whole-board = All records
