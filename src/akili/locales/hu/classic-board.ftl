# Ubongo: a drágaköves tábla azoknak, akik hallgatják.
classic-board-name = Drágaköves tábla
classic-board-lane = { $lane }. sáv
# Ez a kettő a sáv után áll.
classic-board-lane-steps = { $steps ->
    [0] .
   *[other] , { $steps } lépés.
}
classic-board-lane-out-of-reach = , nem érhető el.
classic-board-lane-next = Legközelebb: { $gems }. { $count } drágakő van ott.
classic-board-lane-empty = Itt már nincs drágakő.
classic-board-lane-you = Itt állsz.
classic-board-lane-others = { $several ->
    [no] Itt áll { $names }.
   *[yes] Itt állnak: { $names }.
}
