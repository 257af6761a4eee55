# The rules of Ubongo Shimo for players.

shimo-rules-heading = How to play Ubongo Shimo
shimo-rules-lead = Shimo means hole. Your tiles have holes, your card has white fields: lay the tiles so that every white field is seen through a hole, and be faster than the others.

## The card

shimo-rules-card-title = Your card
shimo-rules-card-text = A card shows a rectangle with white fields, and which of your tiles to use. It is solved when all of these tiles lie inside the rectangle, none overlaps another, and every white field is seen through a hole.
shimo-rules-card-empty = A card for the tiles 1, 4 and 8…
shimo-rules-card-solved = …and its solution: every white field is seen
shimo-rules-card-free = There are as many white fields as holes, so each hole needs one. The tiles needn’t touch, and the rectangle needn’t be covered.

## The tiles

shimo-rules-tiles-title = Your ten tiles
shimo-rules-tiles-text = Everyone has the same ten, numbered 1 to 10, and each has two holes. Turn them and flip them as you like: the holes go along.

## What is no solution

shimo-rules-wrong-title = Not solved
shimo-rules-wrong-text = A tile can’t be laid on another or beyond the edge. Once all tiles lie, a crossed eye marks each white field that is hidden under one.
shimo-rules-wrong-hidden = Not solved: a white field is hidden
shimo-rules-wrong-outside = Not allowed: it sticks out
shimo-rules-wrong-overlap = Not allowed: one lies on the other

## Levels

shimo-rules-levels-title = Four levels
shimo-rules-levels-text = Everyone chooses a level for the whole match: parents can take harder cards than their children. Level 1 is a good start.
shimo-rules-levels-same = A card is worth 1 point at every level, and the first is the first, whatever the levels.

## A round

shimo-rules-round-title = A round, nine times
shimo-rules-round-begin = Everyone draws a card of their level. All cards are turned over at the same moment.
shimo-rules-round-lay = Lay the tiles, move them, take them back, as often as you like. All boards are open: you can watch the others at work.
shimo-rules-round-first = As soon as all tiles lie and every white field is seen, it counts as “Ubongo!”. You don’t have to call, and nothing on the card can be changed any more.
shimo-rules-round-sand = The first “Ubongo!” turns the hourglass: the others have 60 seconds. Then the round stops.
shimo-rules-round-next = Then you look at what was done. The next round begins when all say so, or by itself after 15 seconds.

## Points

shimo-rules-points-title = What a round brings
shimo-rules-points-card = Solved in time: you keep your card.
shimo-rules-points-gem-worth = +1–3
shimo-rules-points-gem = Solved first: you also take the gem of the round.
shimo-rules-points-others = And every card that the others haven’t solved: 1 point each.
shimo-rules-points-none = Not solved: your card goes to the first.
shimo-rules-gems-text = The gem on offer is always the lowest one left, so the last rounds count most:
shimo-rules-gems-colour = { $colour ->
    [yellow] Rounds 1 to 3: yellow, 1 point
    [green] Rounds 4 to 6: green, 2 points
   *[blue] Rounds 7 to 9: blue, 3 points
}
shimo-rules-points-close = If it can’t be told who was first, nobody gets the gem or the unsolved cards: they go back to the box. Everyone who solved keeps their own card all the same.

## The end

shimo-rules-end-title = The end
shimo-rules-end-points = After nine rounds no gem is left. Cards count 1 point each, gems 1, 2 or 3. The most points win.
shimo-rules-end-tie = If two or more have the same points, more cards decide, those taken from others included.
shimo-rules-end-play-off = If the first place is still tied, the tied players play a play-off, each at their own level: whoever solves first wins the match, and the others share second place. There is no hourglass, no card and no gem in it. Ties for other places are shared.

## Variants

shimo-rules-variants-title = Variants
shimo-rules-variants-running = Running hourglass: it is turned when the round starts, and again whenever it runs out, until somebody solves. The round ends when the sand that is running then has run out.
shimo-rules-variants-advanced = Advanced: everyone plays level 4 and level 3 in turn, round by round, beginning with 4. It is always the same level for all.
shimo-rules-variants-both = You can combine the two.

## Alone

shimo-rules-alone-title = Solo
shimo-rules-alone-text = One card after the other, at a level of your choice, without hourglass and gems:
shimo-rules-alone-time = By time: as many cards as you can in 5, 10 or 20 minutes.
shimo-rules-alone-count = By count: 5, 10 or 20 cards as fast as you can.
shimo-rules-alone-aside = You can put a card aside for a new one. That costs nothing but the time it took.

## Options

shimo-rules-options-title = What you can agree on
shimo-rules-options-level = A level per seat, except in the advanced game.
shimo-rules-options-variants = The variants: running hourglass, advanced.
shimo-rules-options-limit = The limit for a round that nobody solves: five minutes, unless you say otherwise.
shimo-rules-options-play-off = No play-off: whoever is still tied for first place shares the win.
shimo-rules-options-deck = Other cards: 80 new ones for each level can be made from any word.

## Rulings

shimo-rules-call-asked = Do I have to call?
shimo-rules-call-ruled = No. The last tile solves the card, and a solved card stays as it is.
shimo-rules-first-asked = Who was first?
shimo-rules-first-ruled = That is decided when the round ends, by the players’ own times: the moment a solution arrived, less the time its message was under way, 0.15 seconds at most. So one that arrives second can be the first.
shimo-rules-close-asked = When can’t it be told who was first?
shimo-rules-close-ruled = When the earliest solution and another one are closer together than the clocks of these two players can tell apart.
shimo-rules-sand-asked = When exactly does the hourglass run out?
shimo-rules-sand-ruled = 60 seconds after the first solution that arrived, by its player’s own time. An earlier one that arrives later doesn’t shorten it. The very end is too late.
shimo-rules-late-asked = A solution is under way when the sand runs out
shimo-rules-late-ruled = It counts if it was made before that and arrives within 0.15 seconds. The same holds for the limit of a round, and for the time when you play alone.
shimo-rules-early-asked = Do we always wait for the sand?
shimo-rules-early-ruled = No. The round is over as soon as everyone present has solved or given up.
shimo-rules-nobody-asked = Nobody finds a solution
shimo-rules-nobody-ruled = The round ends at the limit, or before that if all who are still in it agree to give up. Nobody scores; the gem and the cards go to the box.
shimo-rules-give-up-asked = Giving up
shimo-rules-give-up-ruled = As long as nobody has solved, it is a vote that can be taken back, and the first solution clears it. Afterwards it means “I’m stuck”.
shimo-rules-gem-asked = What becomes of a gem that nobody won?
shimo-rules-gem-ruled = It leaves the table all the same: the round decides the colour of its gem.
shimo-rules-away-asked = Somebody is away
shimo-rules-away-ruled = That is whoever left, or has had no connection for 10 seconds. Nobody waits for them, and they don’t count for giving up. They are dealt a card, their tiles stay, and they may come back at any time. The card of somebody who was away for the whole round goes to the box, not to the first.
shimo-rules-deserted-asked = Everybody is away
shimo-rules-deserted-ruled = No new round begins until somebody is back.
shimo-rules-turned-asked = Running hourglass: a solution just when it is turned
shimo-rules-turned-ruled = At the very moment of the turn it belongs to the new sand. One that was made before the turn and arrives just after it ends the round at once. The limit counts whole hourglasses: five, unless you say otherwise.
shimo-rules-play-off-asked = How does a play-off go?
shimo-rules-play-off-ruled = It is for the first place only, and the rest of the table watches. It ends as soon as it is settled who solved first. In the advanced game its level is the next in turn, so level 3 comes first.
shimo-rules-shared-asked = A play-off settles nothing
shimo-rules-shared-ruled = If nobody solves, or it can’t be told who was first, another one follows for all of them, three at most. Then the win is shared. It is shared, too, if all tied players who are present agree to it, or if all of them are away.
shimo-rules-twice-asked = Can a card come twice?
shimo-rules-twice-ruled = No puzzle comes twice in a match, play-offs included.
shimo-rules-secret-asked = Who sees what?
shimo-rules-secret-ruled = Boards, gems and times are open, for spectators too. Nobody sees a card before its round, the order of the cards, or a solution.
shimo-rules-time-up-asked = Alone: a card is unfinished when time is up
shimo-rules-time-up-ruled = It doesn’t count, and no new one is turned over.
shimo-rules-through-asked = Alone: all cards have been played
shimo-rules-through-ruled = They are shuffled again, without the one on the table.
shimo-rules-alone-give-up-asked = Alone: giving up
shimo-rules-alone-give-up-ruled = There is nobody to agree with. Put the card aside, or leave.
