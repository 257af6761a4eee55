# Co „akili watch” i „akili replay” mówią o Ubongo w terminalu.

## Na bieżąco

watch-classic-placed = { $name } stawia pionek przed torem { $lane }.
watch-classic-rolls = { $name } rzuca kostką.
watch-classic-rolled = Na kostce: { $symbol }.
watch-classic-turned = Nikt nie ułożył: klepsydra idzie jeszcze raz.
watch-classic-place = { $name }: miejsce { $place }, { $steps ->
    [0] pionek zostaje na torze.
    [1] ruch najwyżej o { $steps } tor.
   *[2] ruch najwyżej o { $steps } tory.
}
watch-classic-moved = { $name } idzie na tor { $lane }.
watch-classic-taken = { $name } bierze { $gems } z toru { $lane }.
watch-classic-lost = { $name } sięga po klejnoty z toru { $lane }, ale szybciej bierze je { $other }.
watch-classic-done = { $name } kończy rundę.

## Obraz na żywo

watch-classic-pawns = gracze ustawiają pionki
watch-classic-second = druga klepsydra
watch-classic-may-move = { $place }.: { $steps ->
    [0] zostaje
    [1] { $steps } tor
   *[2] { $steps } tory
}
watch-classic-state-done = koniec

## Wyniki

watch-classic-alone = { $name }: { $gems } w { $time }.
watch-classic-decided = { $colour ->
    [2] Rozstrzygnął drugi kolor.
    [3] Rozstrzygnął trzeci kolor.
    [4] Rozstrzygnął czwarty kolor.
    [5] Rozstrzygnął piąty kolor.
   *[6] Rozstrzygnął szósty kolor.
}
