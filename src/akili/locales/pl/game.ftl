# Gry: jak się nazywają i co się o nich mówi. Klucz to game-, krótka nazwa gry i to, co się mówi.

game-classic-name = Ubongo
game-fun-size-name = Ubongo Fun-Size
game-shimo-name = Ubongo Shimo
game-dice-name = Ubongo Dice
game-clever-cubed-name = Clever Cubed
