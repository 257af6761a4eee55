# The games: how they are called and what is said of each. The keys are game-, its short name, and what is said.

game-classic-name = Ubongo
game-classic-short = Ubongo
game-classic-about = Solve fast, move your pawn, grab the gems.
game-classic-lead = Fill your card before the sand runs out. Then move your pawn and take the gems before somebody else does.
game-classic-start = Start the race
game-classic-alone = Nine rounds for a record.
game-classic-learn = Learn Ubongo in two minutes, without a clock.
game-classic-invitation = Come and play Ubongo with me!

game-fun-size-name = Ubongo Fun-Size
game-fun-size-short = Fun-Size
game-fun-size-about = Find the three tiles that fill your card.
game-fun-size-lead = Eight tiles, one card. Find out which three fill it, before the others do.
game-fun-size-start = Start the race
game-fun-size-alone = By time or by cards.
game-fun-size-learn = Learn Fun-Size in a minute, without a clock.
game-fun-size-invitation = Come and play Ubongo Fun-Size with me!

game-shimo-name = Ubongo Shimo
game-shimo-short = Shimo
game-shimo-about = Lay the tiles so that every white field shows.
game-shimo-lead = Every tile has two holes. Lay them so that every white field shows, before the others do.
game-shimo-start = Start the race
game-shimo-alone = By time or by cards, at your level.
game-shimo-learn = Learn Shimo in a minute, without a clock.
game-shimo-invitation = Come and play Ubongo Shimo with me!

game-dice-name = Ubongo Dice
game-dice-short = Dice
game-dice-about = Grab two dice, draw their shapes.
game-dice-lead = Grab one black and one white die before the others do. Then draw their shapes until your area is full.
game-dice-start = Roll the dice
game-dice-learn = Learn Ubongo Dice in a minute, without a clock.
game-dice-alone = Six areas, few rolls.
game-dice-invitation = Come and play Ubongo Dice with me!

game-clever-cubed-name = Clever Cubed
game-clever-cubed-short = Clever Cubed
game-clever-cubed-about = Choose dice, fill the sheet, chase foxes.
game-clever-cubed-lead = Roll, choose a die, cross a box. What is lower goes to the others, and one good box sets off the next.
game-clever-cubed-start = Roll the dice
game-clever-cubed-learn = Learn Clever Cubed in three minutes, by doing.
game-clever-cubed-alone = Six rounds for a record.
game-clever-cubed-invitation = Come and play Clever Cubed with me!
