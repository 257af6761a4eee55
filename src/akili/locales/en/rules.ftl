# The rules of Ubongo Fun-Size, for players.
rules-title = Rules
rules-heading = How to play Ubongo Fun-Size
rules-lead = Everyone has a card of their own and the same eight tiles. Which of them fill the card exactly? Find out before the others do.
rules-contents = On this page
rules-learn = Learn by doing
rules-play = Play

## The card

rules-card-title = Your card
rules-card-fill = The light area on your card is to be filled: with exactly three of your tiles on side A, with exactly four on side B. Nobody tells you which.
rules-card-many = There is never just one way. Every card can be filled by at least three different sets of tiles, so simply try.
rules-card-empty = A card of side A …
rules-card-solved = … and one way to fill it

## The tiles

rules-tiles-title = Your eight tiles
rules-tiles-same = Everyone has the same eight, each of them once. Turn them and flip them as you like: it is the same tile.
rules-tiles-ways = One tile: as it lies, turned, flipped

## What fits

rules-fits-title = Exactly means exactly
rules-fits-text = No tile may lie on another, none may stick out, and at the end no gap is left.
rules-fits-overlap = Not allowed: one lies on the other
rules-fits-outside = Not allowed: it sticks out
rules-fits-gap = Not finished: a gap is left

## A round

rules-round-title = A round, eight times
rules-round-begin = All cards are turned over at the same moment.
rules-round-lay = Lay tiles, move them, take them back, as often as you like. All boards are open: you can watch the others at work.
rules-round-first = As soon as a card is filled it counts as “Ubongo!”. You don’t have to call, and nothing on it can be changed any more.
rules-round-countdown = The first “Ubongo!” starts the countdown for the others: 20 seconds on side A, 30 on side B. At zero everyone stops.
rules-round-next = Then you look at what was done. The next round begins when all say so, or by itself after 15 seconds.
rules-round-picture = The countdown: 14 seconds are left

## Points

rules-points-title = Points
rules-points-card = Solved in time: you keep the card.
rules-points-gem = Solved first: you get a gemstone as well.
rules-points-none = Not solved: the card is discarded, nothing is lost.
rules-points-end = After eight rounds the most points win. If they are level, more gemstones decide. If those are level too, you share the place.

## Alone

rules-alone-title = Alone
rules-alone-text = One card after the other, without countdown and gemstones:
rules-alone-time = By time: as many cards as you can in 5, 10 or 20 minutes.
rules-alone-count = By count: 5, 10 or 20 cards as fast as you can.
rules-alone-aside = You can put a card aside for a new one. That costs nothing but the time it took.

## Options

rules-options-title = What you can agree on
rules-options-side = The side: A for three tiles, B for four.
rules-options-countdown = The countdown: 1 to 120 seconds.
rules-options-limit = The limit for a round that nobody solves: five minutes, unless you say otherwise.
rules-options-yellow = Playing without the straight yellow tile: harder, for those who win too often.
rules-options-deck = Other cards: 32 new ones can be made from any word.
rules-options-cards = Of the 32 cards, eight a player are shuffled and played. Nobody knows their order, not even by watching.

## Rulings

rules-rulings-title = To the letter
rules-rulings-open = What if …?
rules-first-asked = Who was first?
rules-first-ruled = That is decided when the round ends, by the players’ own times: the moment a solution arrived, less the time its message was under way. So one that arrives second can be the first.
rules-close-asked = It is too close to call
rules-close-ruled = If the clocks can’t tell two players apart, both were first and both get a gemstone, while there are any. The last one goes to the lower seat.
rules-zero-asked = When exactly does the countdown end?
rules-zero-ruled = It runs from the first solution that arrived, by its player’s own time. An earlier one that arrives later doesn’t shorten it: nobody loses seconds they were shown.
rules-late-asked = A solution is under way at zero
rules-late-ruled = It counts if it was made in time and arrives within 0.15 seconds. The same holds for the limit of a round, and for the time when you play alone.
rules-limit-asked = A solution just before the limit
rules-limit-ruled = It starts the countdown like any other.
rules-all-asked = Everyone has solved
rules-all-ruled = Then the round ends at once.
rules-nobody-asked = Nobody finds a solution
rules-nobody-ruled = At the limit the round ends without points, or before that if all agree to give up.
rules-give-up-asked = Giving up
rules-give-up-ruled = You can take it back while the round lasts. Who has solved doesn’t vote. The first solution clears all votes. In the countdown it means “I’m stuck”: the round ends as soon as everyone has solved or is stuck.
rules-number-asked = Filled with more or fewer tiles
rules-number-ruled = That is no solution. With these cards and tiles it can’t happen.
rules-before-asked = A time before the cards were turned over
rules-before-ruled = It counts as the moment when they were.
rules-same-asked = Laying a tile where it lies already
rules-same-ruled = You may. Nothing changes.
rules-time-up-asked = Alone: a card is unfinished when time is up
rules-time-up-ruled = It doesn’t count, and no new one is turned over.
rules-through-asked = Alone: all cards have been played
rules-through-ruled = They are shuffled again, without the one on the table.
rules-alone-give-up-asked = Alone: giving up
rules-alone-give-up-ruled = There is nobody to agree with. Put the card aside, or leave.
