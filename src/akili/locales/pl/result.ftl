# Czym skończyła się runda, partia albo gra solo.

## Runda

result-first-you = Tobie poszło najszybciej!
result-first-one = Najszybciej: { $name }
result-first-several = Równo najszybciej: { $names }
result-first-nobody = Tym razem nikomu się nie udało
result-solved = ułożone karty: { $count } z { $all }
result-solved-all = wszystkie karty ułożone
result-column-board = Karta
result-column-time = Czas
result-column-gain = W tej rundzie
result-column-total = Razem
result-called = Ubongo!
result-left = { $seconds } s przed końcem
result-credit = +{ $seconds } s za łącze
result-credit-why = Rozwiązanie było chwilę w drodze. Odliczamy połowę zwykłego czasu przesyłania tam i z powrotem, tutaj { $seconds } s, nigdy więcej niż { $most } s: wolne łącze nie powinno nikomu odebrać zwycięstwa.
result-unsolved = nie udało się
result-tiles = klocki: { $count } z { $all }
# Czyta to czytnik ekranu, jedno zdanie na gracza.
result-row-solved = Miejsce { $place }: { $name }, { $time }. { $gain } Razem: { $points }.
result-row-unsolved = { $name }: nie udało się, klocki: { $count } z { $all }. { $gain } Razem: { $points }.
# Ty na liście imion.
result-you = ty

## Stan gry

result-running = Stan gry
result-rounds-left = { $count ->
    [one] została { $count } runda
    [few] zostały { $count } rundy
    [many] zostało { $count } rund
   *[other] zostało { $count } rundy
}
result-no-points = Nikt nie ma jeszcze punktu.
result-level = Remis na czele: { $names }. Jeśli tak zostanie, zwycięstwo będzie wspólne.
result-leads-you = { $count ->
    [one] Prowadzisz, masz { $count } punkt przewagi.
    [few] Prowadzisz, masz { $count } punkty przewagi.
    [many] Prowadzisz, masz { $count } punktów przewagi.
   *[other] Prowadzisz, masz { $count } punktu przewagi.
}
result-leads-one = { $count ->
    [one] Prowadzi { $name }: { $count } punkt przewagi.
    [few] Prowadzi { $name }: { $count } punkty przewagi.
    [many] Prowadzi { $name }: { $count } punktów przewagi.
   *[other] Prowadzi { $name }: { $count } punktu przewagi.
}
result-gems-lead-you = Prowadzisz: punktów jest tyle samo, ale masz więcej klejnotów.
result-gems-lead-one = Prowadzi { $name }: punktów jest tyle samo, decydują klejnoty.
result-won-so-far = { $name }: { $cards }, { $gems }, { $points }
result-slow-line = Wolne łącze: { $names }. Doliczamy połowę zwykłego czasu przesyłania, najwyżej { $most } s.

## Do następnej rundy

result-ready = Gotowość: { $names }
result-not-ready = Jeszcze nie: { $names }
result-starts-in = Zacznie się samo za { $time }
result-next = Następna runda
result-waiting = Czekamy na resztę

## Partia

result-won-you = Wygrywasz!
result-won-one = Wygrywa { $name }!
result-won-several = Wspólne zwycięstwo: { $names }
result-shared = Tyle samo punktów i klejnotów: zwycięstwo jest wspólne.
result-tie-broken = Tyle samo punktów: { $names }. Zdecydowały klejnoty.
result-how = Skąd te punkty
result-place = Miejsce { $place }: { $name }, { $points } ({ $cards }, { $gems })
result-last-round = Ostatnia runda
result-rematch = Rewanż
result-watch-again = Obejrzyj jeszcze raz
result-waiting-host = Czekamy, aż { $name } zacznie rewanż
result-waiting-anyone = Czekamy, aż gospodarz zacznie rewanż

## Solo

result-solo-cards = { $count ->
    [one] karta w { $minutes } minut
    [few] karty w { $minutes } minut
    [many] kart w { $minutes } minut
   *[other] karty w { $minutes } minut
}
result-solo-time = czas ułożenia { $cards } kart
result-solo-none = Tym razem bez karty. Następna gra zaczyna się od zera.
result-best-now = Twój najlepszy wynik!
result-best-before = Twój rekord: { $best }
result-on-the-board = Miejsce { $place } z { $all } w tabeli
result-cards = Karta po karcie
result-card = Karta { $number }: { $time }
result-card-fastest = Karta { $number }: { $time }, najszybsza
result-fastest = Najszybsza
result-average = Średnio
result-put-aside = Odłożone
result-play-again = Jeszcze raz
result-records = Rekordy
