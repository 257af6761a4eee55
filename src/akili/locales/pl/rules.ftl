# Wspólne słowa stron z zasadami.
rules-title = Zasady
rules-contents = Na tej stronie
rules-learn = Samouczek
rules-play = Zagraj

## Klocki

rules-tiles-ways = Jeden klocek: tak jak leży, obrócony, odwrócony

## Runda

rules-round-picture = Odliczanie: zostało 14 sekund

## Rozstrzygnięcia

rules-rulings-title = Sporne sytuacje
rules-rulings-open = A co, jeśli …?
