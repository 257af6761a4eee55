# Ubongo: plansza z klejnotami, dla tych, którzy jej słuchają.
classic-board = Plansza z klejnotami
classic-lane = Tor { $lane }
# Te dwa następują po torze.
classic-lane-steps = { $steps ->
    [0] .
    [one] , { $steps } krok.
    [few] , { $steps } kroki.
    [many] , { $steps } kroków.
   *[other] , { $steps } kroku.
}
classic-lane-out-of-reach = , poza zasięgiem.
classic-lane-next = { $count ->
    [one] Najbliżej: { $gems }. Leży tam { $count } klejnot.
    [few] Najbliżej: { $gems }. Leżą tam { $count } klejnoty.
    [many] Najbliżej: { $gems }. Leży tam { $count } klejnotów.
   *[other] Najbliżej: { $gems }. Leży tam { $count } klejnotu.
}
classic-lane-empty = Nie ma tu już klejnotów.
classic-lane-you = Tu stoisz.
classic-lane-others = { $count ->
    [one] Stoi tu { $names }.
   *[other] Stoją tu { $names }.
}
