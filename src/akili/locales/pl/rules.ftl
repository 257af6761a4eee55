# Wspólne słowa stron z zasadami.
rules-title = Zasady
rules-contents = Na tej stronie
rules-learn = Samouczek
rules-play = Zagraj

## Klocki

rules-tiles-ways = Jeden klocek: tak jak leży, obrócony, odwrócony

## Runda

rules-round-picture = { $seconds ->
    [one] Odliczanie: została { $seconds } sekunda
    [few] Odliczanie: zostały { $seconds } sekundy
    [many] Odliczanie: zostało { $seconds } sekund
   *[other] Odliczanie: zostało { $seconds } sekundy
}

## Rozstrzygnięcia

rules-rulings-title = Sporne sytuacje
rules-rulings-open = A co, jeśli…?
