# Ubongo: plansza z klejnotami, dla tych, którzy jej słuchają.
classic-board-name = Plansza z klejnotami
classic-board-lane = Tor { $lane }
# Te dwa następują po torze.
classic-board-lane-steps = { $steps ->
    [0] .
    [one] , { $steps } krok.
    [few] , { $steps } kroki.
    [many] , { $steps } kroków.
   *[other] , { $steps } kroku.
}
classic-board-lane-out-of-reach = , poza zasięgiem.
classic-board-lane-next = { $count ->
    [one] Najbliżej: { $gems }. Leży tam { $count } klejnot.
    [few] Najbliżej: { $gems }. Leżą tam { $count } klejnoty.
    [many] Najbliżej: { $gems }. Leży tam { $count } klejnotów.
   *[other] Najbliżej: { $gems }. Leży tam { $count } klejnotu.
}
classic-board-lane-empty = Nie ma tu już klejnotów.
classic-board-lane-you = Tu stoisz.
classic-board-lane-others = { $several ->
    [no] Stoi tu { $names }.
   *[yes] Stoją tu { $names }.
}
