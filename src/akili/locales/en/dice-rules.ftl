# The rules of Ubongo Dice.
dice-rules-heading = The rules of Ubongo Dice
dice-rules-lead = Roll, grab one black and one white die, and draw their shapes until your areas are full.
dice-rules-roll-title = The roll
dice-rules-roll-text = All dice are rolled: as many black and as many white ones as there are players. The roller changes clockwise after every roll.
dice-rules-grab-title = The grab
dice-rules-grab-text = As soon as the dice lie still, everybody grabs one black and one white die, at the same time: first come, first served. When one die of a colour is left for one player, it comes by itself.
dice-rules-draw-title = Drawing
dice-rules-draw-text = When all have their dice, everybody draws the two shapes in their own area: both, one or none, turned and flipped as they like, inside the area and on free squares. Nobody hurries anybody, and what is drawn stays.
dice-rules-points-title = Points
dice-rules-points-text = Whoever has filled the whole area scores: the first group as many points as there are players, every later group one less. Players who fill it with the same roll are one group. The others go on with all dice. Whoever is left alone gets one point, and everyone starts the next area.
dice-rules-alone-title = Alone
dice-rules-alone-text = Fill the six areas in as few rolls as you can, with two black and two white dice. There is no clock.
