# A játékok: hogy hívják őket, és mit mondunk róluk. A kulcs: game-, a játék rövid neve, és amit mondunk.

game-classic-name = Ubongo
game-fun-size-name = Ubongo Fun-Size
game-shimo-name = Ubongo Shimo
game-dice-name = Ubongo Dice
game-clever-cubed-name = Clever Cubed
