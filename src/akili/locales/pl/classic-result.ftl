# Wynik rundy lub partii Ubongo.

## Runda

classic-result-alone-solved = Ubongo!
classic-result-alone-unsolved = Tym razem się nie udało
classic-result-lanes = { $count ->
    [0] bez ruchu
    [one] { $count } tor
    [few] { $count } tory
    [many] { $count } torów
   *[other] { $count } toru
}
# Mówi to czytnik ekranu, zdanie na gracza.
classic-result-row = { $place ->
    [0] { $name }: nieułożone, { $about }, { $gems }.
   *[1] Miejsce { $place }: { $name }, { $time }, { $about }, { $gems }.
}
classic-result-board = Plansza
classic-result-left = { $count ->
    [one] został { $count } klejnot
    [few] zostały { $count } klejnoty
    [many] zostało { $count } klejnotów
   *[other] zostało { $count } klejnotu
}
classic-result-stayed = { $count ->
    [one] { $count } klejnot niezabrany
    [few] { $count } klejnoty niezabrane
    [many] { $count } klejnotów niezabranych
   *[other] { $count } klejnotu niezabranego
}

## Jak stoi gra

classic-result-no-gems = Nikt nie ma jeszcze klejnotu.
classic-result-leads = { $who ->
    [you] Prowadzisz: { $mine } w jednym kolorze. Dalej: { $names } ({ $theirs }).
   *[name] Prowadzi { $name }: { $mine } w jednym kolorze. Dalej: { $names } ({ $theirs }).
}
classic-result-leads-by = { $who ->
    [you] Prowadzisz.
   *[name] Prowadzi { $name }.
} Tyle samo ({ $level }): { $names }, ale decyduje { $colour ->
    [2] drugi kolor
    [3] trzeci kolor
    [4] czwarty kolor
    [5] piąty kolor
   *[6] szósty kolor
}: { $mine } do { $theirs }.

## Koniec

classic-result-over = Po dziewięciu rundach
classic-result-by-best = Decyduje najwięcej klejnotów w jednym kolorze: { $mine } do { $theirs }.
classic-result-by = Po równo ({ $level }): { $names }. { $colour ->
    [2] Decyduje drugi kolor
    [3] Decyduje trzeci kolor
    [4] Decyduje czwarty kolor
    [5] Decyduje piąty kolor
   *[6] Decyduje szósty kolor
}: { $mine } do { $theirs }.
classic-result-shared = Po równo we wszystkich kolorach ({ $level }): zwycięstwo jest wspólne.
classic-result-table = Ranking według kolorów
classic-result-column = { $number ->
    [1] Najwięcej w kolorze
    [2] 2. kolor
    [3] 3.
    [4] 4.
    [5] 5.
   *[6] 6.
}
classic-result-place = Miejsce { $place }: { $name }, { $gems }. { $colours }
classic-result-tie = Jak rozstrzygnięto remis
classic-result-decided = Co zdecydowało
classic-result-step = { $number ->
    [1] Najwięcej w jednym kolorze
    [2] Drugi kolor
    [3] Trzeci kolor
    [4] Czwarty kolor
    [5] Piąty kolor
   *[6] Szósty kolor
}: { $counts }.
classic-result-level = Remis.
classic-result-best = Najlepszy kolor
classic-result-best-said = Klejnoty najlepszego koloru po każdej rundzie. { $values }
