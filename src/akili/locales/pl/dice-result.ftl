# Wynik meczu Ubongo Dice.
dice-result-won-you = { $points ->
    [one] Wygrywasz: { $points } punkt
    [few] Wygrywasz: { $points } punkty
    [many] Wygrywasz: { $points } punktów
   *[other] Wygrywasz: { $points } punktu
}
dice-result-won-one = { $points ->
    [one] Wygrywa { $name }: { $points } punkt
    [few] Wygrywa { $name }: { $points } punkty
    [many] Wygrywa { $name }: { $points } punktów
   *[other] Wygrywa { $name }: { $points } punktu
}
dice-result-won-several = { $points ->
    [one] Wspólne zwycięstwo, { $points } punkt: { $names }
    [few] Wspólne zwycięstwo, { $points } punkty: { $names }
    [many] Wspólne zwycięstwo, { $points } punktów: { $names }
   *[other] Wspólne zwycięstwo, { $points } punktu: { $names }
}
dice-result-ahead = { $count ->
    [one] { $count } punkt przewagi ({ $names })
    [few] { $count } punkty przewagi ({ $names })
    [many] { $count } punktów przewagi ({ $names })
   *[other] { $count } punktu przewagi ({ $names })
}
dice-result-place = Miejsce { $place }
dice-result-legend-first = pierwsza grupa, która wypełniła pole
dice-result-legend-later = każda następna grupa o jeden mniej; grupa dostaje po tyle samo
dice-result-legend-alone = ostatni w polu: jeden punkt, pole zostaje otwarte
