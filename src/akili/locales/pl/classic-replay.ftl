# Partia Ubongo jeszcze raz.

classic-replay-pawns = Ustawianie pionków
# Co czytnik ekranu mówi o małej karcie gracza.
classic-replay-seat = Pokaż kartę: { $name }. Klocki: { $laid } z { $total }, { $gems }.

## Co się stało

classic-replay-laid = Klejnoty leżą na torach
classic-replay-placed = { $name } stawia pionek na torze { $lane }
classic-replay-due = Rzuca { $name }
classic-replay-rolls = { $name } rzuca kostką
classic-replay-rolled = Na kostce { $symbol }: karty odkryte
classic-replay-turned = Klepsydra obrócona jeszcze raz
classic-replay-place = { $name }: miejsce { $place }, ruch o najwyżej { $count ->
    [one] { $count } tor
    [few] { $count } tory
    [many] { $count } torów
   *[other] { $count } toru
}
classic-replay-moved = { $name } idzie na tor { $lane }
classic-replay-taken = { $how ->
    [itself] Piasek się przesypał, { $name } dostaje: { $gems }
   *[hand] { $name } bierze: { $gems }
}
classic-replay-lost = { $other } uprzedza gracza { $name }
classic-replay-round-over = Koniec rundy

## Koniec

classic-replay-wins = Wygrywa { $names }: { $count } w jednym kolorze
classic-replay-share = Wspólne zwycięstwo: { $names }, po { $count } w jednym kolorze
classic-replay-alone = Klejnoty według kolorów: { $counts }. Czas: { $time }
