# Ubongo classic: the board with the gems, for those who hear it.
classic-board = Gem board
classic-lane = Lane { $lane }
# These two follow the lane.
classic-lane-steps = { $steps ->
    [0] .
    [one] , { $steps } step.
   *[other] , { $steps } steps.
}
classic-lane-out-of-reach = , out of reach.
classic-lane-next = { $count ->
    [one] Next: { $gems }. { $count } gem lies there.
   *[other] Next: { $gems }. { $count } gems lie there.
}
classic-lane-empty = No gems left.
classic-lane-you = You stand here.
classic-lane-others = { $count ->
    [one] { $names } stands here.
   *[other] { $names } stand here.
}
