# The rules of Ubongo Dice.
dice-rules-heading = How to play Ubongo Dice
dice-rules-lead = Roll, grab one black and one white die, and draw their shapes until your areas are full.
dice-rules-roll-title = The roll
dice-rules-roll-text = All dice are rolled: as many black and as many white ones as there are players. The roller changes clockwise after every roll.
dice-rules-grab-title = The grab
dice-rules-grab-text = As soon as the dice lie still, everybody grabs one black and one white die, at the same time: first come, first served. When one die of a colour is left for one player, it comes by itself.
dice-rules-draw-title = Drawing
dice-rules-draw-text = When all have their dice, everybody draws the two shapes in their own area: both, one or none, turned and flipped as they like, inside the area and on free squares. Nobody hurries anybody, and what is drawn stays.
dice-rules-points-title = Points
dice-rules-points-text = Whoever has filled the whole area scores: the first group as many points as there are players, every later group one less. Players who fill it with the same roll are one group. The others go on with all dice. Whoever is left alone gets one point, and everyone starts the next area.
dice-rules-alone-title = Solo
dice-rules-alone-text = Fill the six areas in as few rolls as you can, with two black and two white dice. There is no clock.

## Pictures and more words

dice-rules-roll-faces = Black dice show four or five squares, white ones one to four. The single square is among them, so every area can be finished some day.
dice-rules-grab-picture = Ola has both of hers, Zsófi lacks a white one.
dice-rules-draw-both = First roll: both shapes
dice-rules-draw-one = Second roll: only the white one, the black one is lost
dice-rules-draw-full = Third roll: full
dice-rules-draw-wrong = This isn’t allowed:
dice-rules-draw-outside = Over the edge of the area
dice-rules-draw-overlap = On squares that are taken
dice-rules-points-filled = { $name } filled it with roll { $roll }
dice-rules-points-alone = { $name } is left alone, the area stays open
dice-rules-end-title = The end
dice-rules-end-text = There are six areas, with two players five. When all are scored, the highest total wins. Those who have the same share the rank.
dice-rules-alone-par = Every sheet has a par: the rolls that the best play takes on average. You may ask for a hint; then the match counts for no record.
dice-rules-options-title = What the host may choose
dice-rules-options-areas = Five areas or six.
dice-rules-options-turn = Dice in turn instead of the live grab: the roller takes two first, then the next one clockwise.
dice-rules-options-heads = Points by head count: a later group gets one point less for every player before it. The consolation stays one point.
dice-rules-options-roller = Who rolls first.
dice-rules-options-limits = How long grabbing and drawing may take.
dice-rules-options-sheet = Another sheet: a name makes six areas, and the same name always the same ones.

## Rulings

dice-rules-count-asked = Somebody has gone. How many points are there?
dice-rules-count-ruled = As many as at the start: dice and points follow the seats that began.
dice-rules-opens-asked = When may I grab?
dice-rules-opens-ruled = When the dice lie still, at one moment for all. An earlier grab is refused.
dice-rules-same-asked = Several want the same die
dice-rules-same-ruled = Whoever grabbed first by their own time gets it, however slow their line is. It is shown at once with the first hand that arrived, and settled a quarter of a second later at most.
dice-rules-close-asked = Too close to tell
dice-rules-close-ruled = The die goes to the player with fewer dice, then clockwise from the roller. The other is told and may grab again at once.
dice-rules-slow-asked = Somebody doesn’t grab
dice-rules-slow-ruled = When the time is up, they get by chance what is left.
dice-rules-late-asked = Somebody doesn’t finish drawing
dice-rules-late-ruled = When the time is up, what is drawn stands.
dice-rules-itself-asked = When is a drawing done by itself?
dice-rules-itself-ruled = When the area is full, and when neither shape fits anywhere: then after a moment in which all see why.
dice-rules-nothing-asked = Nobody can use anything
dice-rules-nothing-ruled = The dice are rolled again. There is no limit to rolls.
dice-rules-over-asked = What happens to dice that are left over?
dice-rules-over-ruled = They lie idle. A die that was grabbed and not used doesn’t go to anybody else. All are rolled next time.
dice-rules-away-asked = Somebody is away
dice-rules-away-ruled = That is whoever left, or has had no connection for 10 seconds. Nobody waits for them. They get dice from those left, their drawing stays, and they may come back at any time.
dice-rules-all-away-asked = All who would go on with an area are away
dice-rules-all-away-ruled = Each gets the consolation point, and the next area begins.
dice-rules-deserted-asked = Everybody is away
dice-rules-deserted-ruled = Nothing is rolled until somebody is back.
dice-rules-open-asked = Who sees what?
dice-rules-open-ruled = Everything is open: dice, sheets and points, for spectators too.
