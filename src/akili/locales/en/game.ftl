# The games: how they are called and what is said of each. The keys are game-, its short name, and what is said.

game-classic-name = Ubongo
game-fun-size-name = Ubongo Fun-Size
game-shimo-name = Ubongo Shimo
game-dice-name = Ubongo Dice
game-clever-cubed-name = Clever Cubed
