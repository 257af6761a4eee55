# Ubongo: a drágaköves tábla azoknak, akik hallgatják.
classic-board = Drágaköves tábla
classic-lane = { $lane }. sáv
# Ez a kettő a sáv után áll.
classic-lane-steps = { $steps ->
    [0] .
   *[other] , { $steps } lépés.
}
classic-lane-out-of-reach = , nem érhető el.
classic-lane-next = Legközelebb: { $gems }. { $count } drágakő van ott.
classic-lane-empty = Itt már nincs drágakő.
classic-lane-you = Itt állsz.
classic-lane-others = Itt áll: { $names }.
