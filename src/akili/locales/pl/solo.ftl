# Gra w pojedynkę: co wybrać przed startem.

solo-title = Tryb solo
solo-lead = Tylko ty i karty. Bez odliczania i bez przerw.
solo-goal = Co się liczy
solo-by-time = Na czas
solo-by-count = Na liczbę kart
solo-length = Jak długo
solo-minutes = { $count } min
solo-goal-time = { $count ->
    [one] Ułóż jak najwięcej kart w { $count } minutę.
    [few] Ułóż jak najwięcej kart w { $count } minuty.
    [many] Ułóż jak najwięcej kart w { $count } minut.
   *[other] Ułóż jak najwięcej kart w { $count } minuty.
}
solo-goal-cards = { $count ->
    [one] Ułóż { $count } kartę jak najszybciej.
    [few] Ułóż { $count } karty jak najszybciej.
    [many] Ułóż { $count } kart jak najszybciej.
   *[other] Ułóż { $count } karty jak najszybciej.
}
solo-start = Zaczynam
solo-best = Twój rekord
solo-nobody = Nikt jeszcze w to nie grał. Pierwsze miejsce czeka.
solo-whole-board = Cała tabela
