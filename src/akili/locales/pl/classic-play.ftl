# Ubongo: partia w toku.

## Przed rundą

classic-play-place-title = Ustaw swój pionek
classic-play-place-watch-title = Gracze ustawiają pionki
classic-play-place-text = { $seconds ->
    [one] Dotknij czerwonego pola. Na jednym może stać kilka pionków. Została { $seconds } sekunda.
    [few] Dotknij czerwonego pola. Na jednym może stać kilka pionków. Zostały { $seconds } sekundy.
    [many] Dotknij czerwonego pola. Na jednym może stać kilka pionków. Zostało { $seconds } sekund.
   *[other] Dotknij czerwonego pola. Na jednym może stać kilka pionków. Zostało { $seconds } sekundy.
}
classic-play-place-watch-text = { $seconds ->
    [one] Na jednym polu może stać kilka pionków. Została { $seconds } sekunda.
    [few] Na jednym polu może stać kilka pionków. Zostały { $seconds } sekundy.
    [many] Na jednym polu może stać kilka pionków. Zostało { $seconds } sekund.
   *[other] Na jednym polu może stać kilka pionków. Zostało { $seconds } sekundy.
}
classic-play-ready = Gotowe
classic-play-note-ready = czeka
classic-play-note-placing = wybiera…
classic-play-note-placing-you = wybierasz…
classic-play-note-placed = na polu
classic-play-note-rolls = rzuca
classic-play-roll = Rzuć kostką
classic-play-roll-title = Rzuca { $name }
classic-play-roll-text = Gdy tylko kostka upadnie, najpóźniej za { $seconds } s, odkryjemy karty.
classic-play-roll-you-title = Twój rzut
classic-play-roll-you-text = Gdy tylko kostka upadnie, odkryjemy karty. Za { $seconds } s potoczy się sama.
classic-play-placed-by-chance = Los ustawił twój pionek na torze { $lane }.

## Karta

classic-play-rows = Rzędy klocków
classic-play-row = { $symbol }: { $tiles }
classic-play-row-laid = { $count ->
    [one] { $symbol } · { $count } klocek na karcie
    [few] { $symbol } · { $count } klocki na karcie
    [many] { $symbol } · { $count } klocków na karcie
   *[other] { $symbol } · { $count } klocka na karcie
}
classic-play-tiles-laid = Klocki: { $count } z { $of }

## Piasek

# Na telefonie w dwóch wierszach.
classic-play-second-title =
    Jeszcze nikt.
    Jeszcze raz!
classic-play-second-text = Drugie i ostatnie { $time }

## Gdzie jesteś: tytuł i wiersz pod nim

classic-play-where-solve-title = Wypełnij swoją kartę
classic-play-where-solve-text = Użyj wszystkich { $count } klocków z wyrzuconego rzędu. Kto pierwszy, ten pójdzie najdalej.
classic-play-where-go-on-title = Ułożone: { $names }
classic-play-where-go-on-text = Układaj dalej: czas jest, póki sypie się piasek.
classic-play-where-settling-title = Ubongo!
classic-play-where-settling-text = Ustalamy twoje miejsce.
classic-play-where-take-title = { $place ->
    [1] Pierwsze miejsce!
    [2] Drugie miejsce!
    [3] Trzecie miejsce!
   *[4] Czwarte miejsce!
} { $steps ->
    [0] Zostajesz na torze
    [1] Ruch o najwyżej { $steps } tor
   *[2] Ruch o najwyżej { $steps } tory
}
classic-play-where-take-text = Przesuń pionek i weź dwa najbliższe klejnoty, zanim przesypie się piasek.
classic-play-where-take-short-title = { $place ->
    [1] Pierwsze miejsce
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[4] Czwarte miejsce
}
classic-play-where-take-short-text = { $steps ->
    [0] zostań i bierz
    [1] do { $steps } toru, potem bierz
   *[2] do { $steps } torów, potem bierz
}
classic-play-where-nothing-title = { $place ->
    [1] Pierwsze miejsce!
    [2] Drugie miejsce!
    [3] Trzecie miejsce!
   *[4] Czwarte miejsce!
}
classic-play-where-nothing-text = W twoim zasięgu nie ma już klejnotów.
classic-play-where-took-title = Twoje: { $gems }
classic-play-where-took-short = Twoje:
classic-play-where-took-text = { $others ->
    [yes] Pozostali grają dalej.
   *[no] Czas na następną rundę.
}
classic-play-where-done-title = Na tę rundę koniec
classic-play-where-done-text = { $others ->
    [yes] Pozostali grają dalej.
   *[no] Czas na następną rundę.
}
classic-play-where-watch-title = Kibicujesz
classic-play-where-watch-text = Nikt jeszcze nie ułożył karty.
classic-play-where-watch-solved-title = Kibicujesz
classic-play-where-watch-solved-text = Ułożone: { $names }

## Branie klejnotów

classic-play-take = Biorę
classic-play-take-spoken = Biorę: { $gems }
classic-play-take-none = Tu nie ma klejnotów
classic-play-take-hint = Dotknij toru, by tam stanąć. Potem bierz.
classic-play-i-am-done = Kończę
classic-play-keys-enter = połóż, gotowe, weź
classic-play-keys-lane = wybierz tor
classic-play-danger = { $several ->
    [no] Stoi tu też { $names }. Kto pierwszy weźmie, ten ma.
   *[yes] Stoją tu też: { $names }. Kto pierwszy weźmie, ten ma.
}
classic-play-taken-first = Te klejnoty ma już { $name }.

## Gracze

classic-play-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}
classic-play-doing-took = bierze
classic-play-doing-in-your-lane = twój tor
classic-play-doing-away = poza stołem
classic-play-doing-solving = układa
classic-play-doing-gives-up = poddaje się
classic-play-doing-settling = ułożone
classic-play-doing-done = kończy
classic-play-doing-moving = wybiera
classic-play-doing-your-move = twój ruch
classic-play-rank = W tej chwili miejsce { $rank }
classic-play-rank-spoken = Miejsce { $rank }: { $name }
classic-play-best-spoken = najlepszy kolor { $colour }: { $count }

## Dla tych, którzy słuchają

classic-play-heard-placed = { $name } stoi na torze { $lane }.
classic-play-heard-you-placed = Stoisz na torze { $lane }.
classic-play-heard-rolled = Na kostce: { $name }. Karty są odkryte.
classic-play-heard-turned = { $seconds ->
    [one] Nikt nie ułożył karty. Klepsydra odwraca się jeszcze raz: ostatnia { $seconds } sekunda.
    [few] Nikt nie ułożył karty. Klepsydra odwraca się jeszcze raz: ostatnie { $seconds } sekundy.
    [many] Nikt nie ułożył karty. Klepsydra odwraca się jeszcze raz: ostatnie { $seconds } sekund.
   *[other] Nikt nie ułożył karty. Klepsydra odwraca się jeszcze raz: ostatnie { $seconds } sekundy.
}
classic-play-heard-place = { $place ->
    [1] Masz pierwsze miejsce:
    [2] Masz drugie miejsce:
    [3] Masz trzecie miejsce:
   *[4] Masz czwarte miejsce:
} { $steps ->
    [0] zostań na torze,
    [one] przesuń się najwyżej o { $steps } tor,
    [few] przesuń się najwyżej o { $steps } tory,
    [many] przesuń się najwyżej o { $steps } torów,
   *[other] przesuń się najwyżej o { $steps } toru,
} potem bierz. Klawisze od 1 do 6 wybierają tor, Enter bierze.
classic-play-heard-lane = Tor { $lane }: { $gems }.
classic-play-heard-you-took = Bierzesz: { $gems }.
classic-play-heard-took = { $name } bierze: { $gems }.
classic-play-heard-done = { $name } kończy rundę.
