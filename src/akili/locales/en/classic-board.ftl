# Ubongo classic: the board with the gems, for those who hear it.
classic-board-name = Gem board
classic-board-lane = Lane { $lane }
# These two follow the lane.
classic-board-lane-steps = { $steps ->
    [0] .
    [one] , { $steps } step.
   *[other] , { $steps } steps.
}
classic-board-lane-out-of-reach = , out of reach.
classic-board-lane-next = { $count ->
    [one] Next: { $gems }. { $count } gem lies there.
   *[other] Next: { $gems }. { $count } gems lie there.
}
classic-board-lane-empty = No gems left.
classic-board-lane-you = You stand here.
classic-board-lane-others = { $several ->
    [no] { $names } stands here.
   *[yes] { $names } stand here.
}
