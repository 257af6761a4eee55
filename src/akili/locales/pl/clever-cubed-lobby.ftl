# Co ustala się przed partią Clever Cubed.
clever-cubed-lobby-pink = Połowa kostki w różowym
clever-cubed-lobby-rounding = { $rounding ->
    [up] W górę
   *[down] W dół
}
clever-cubed-lobby-blue = Niebieski ?
clever-cubed-lobby-blue-bonus = { $bonus ->
    [free] Dowolna pasująca
   *[white] Od 1 do 6 plus biała
}
clever-cubed-lobby-sevens = 7 obok 7 w niebieskim
clever-cubed-lobby-sevens-text = Wyłączone: dwie siódemki nigdy nie sąsiadują, także z wydrukowaną.
clever-cubed-lobby-clock = Czas na turę
clever-cubed-lobby-clock-text = Dla każdego na jego część tury. Gdy minie, tura toczy się dalej bez tej osoby.
clever-cubed-lobby-no-clock = Brak
clever-cubed-lobby-hints = Rady
clever-cubed-lobby-hints-text = Można prosić o najlepsze ruchy.
