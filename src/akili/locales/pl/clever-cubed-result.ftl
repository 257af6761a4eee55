# Koniec partii Clever Cubed.
clever-cubed-result-over = Koniec gry
clever-cubed-result-counting = Liczymy punkty…
clever-cubed-result-skip = Pokaż wszystko
clever-cubed-result-won-you = { $points ->
    [one] Wygrywasz: { $points } punkt
    [few] Wygrywasz: { $points } punkty
    [many] Wygrywasz: { $points } punktów
   *[other] Wygrywasz: { $points } punktu
}
clever-cubed-result-won-one = { $points ->
    [one] Wygrywa { $name }: { $points } punkt
    [few] Wygrywa { $name }: { $points } punkty
    [many] Wygrywa { $name }: { $points } punktów
   *[other] Wygrywa { $name }: { $points } punktu
}
clever-cubed-result-won-several = { $points ->
    [one] Wspólne zwycięstwo, { $points } punkt: { $names }
    [few] Wspólne zwycięstwo, { $points } punkty: { $names }
    [many] Wspólne zwycięstwo, { $points } punktów: { $names }
   *[other] Wspólne zwycięstwo, { $points } punktu: { $names }
}
clever-cubed-result-ahead = { $count ->
    [one] { $count } punkt przewagi, dalej { $names }
    [few] { $count } punkty przewagi, dalej { $names }
    [many] { $count } punktów przewagi, dalej { $names }
   *[other] { $count } punktu przewagi, dalej { $names }
}
clever-cubed-result-tie = Remis na punkty ({ $names }): decyduje wyższy najlepszy obszar, { $best } do { $other }
clever-cubed-result-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
clever-cubed-result-foxes = { $foxes ->
    [one] { $foxes } lis dał { $points }
    [few] { $foxes } lisy dały { $points }
    [many] { $foxes } lisów dało { $points }
   *[other] { $foxes } lisa dało { $points }
}
clever-cubed-result-block = Punkty według obszarów
clever-cubed-result-place = { $place ->
    [1] wygrana
   *[2] { $place }. miejsce
}
clever-cubed-result-best = najwięcej
clever-cubed-result-lowest = najmniej
clever-cubed-result-foxes-title = Lisy
clever-cubed-result-times-lowest = × najniższy obszar
clever-cubed-result-open = Otwórz arkusz:
clever-cubed-result-by-round = Punkty runda po rundzie
clever-cubed-result-start = początek
# Pod liczbą, w grze w pojedynkę.
clever-cubed-result-points = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

## Udostępnianie

clever-cubed-result-share = Udostępnij
clever-cubed-result-shared = Wynik jest skopiowany.
