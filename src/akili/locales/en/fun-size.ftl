# Ubongo Fun-Size: what sets it apart, its tutorial and its rules.

fun-size-start-side = Cards
fun-size-start-side-a = A · 3 tiles
fun-size-start-side-b = B · 4 tiles
fun-size-solo-side = Side of the cards
fun-size-solo-three-tiles = Each takes three tiles.
fun-size-solo-four-tiles = Each takes four tiles.
fun-size-solo-side-of = Side { $side }
fun-size-side = Side of the cards
fun-size-side-a = A: three tiles
fun-size-side-b = B: four tiles
fun-size-countdown-usual = Usual
fun-size-countdown-usual-seconds = { $side ->
    [A] Usual: 20 s
   *[B] Usual: 30 s
}
fun-size-yellow = Without the yellow tile
fun-size-yellow-nobody = nobody
fun-size-pause = Between rounds
fun-size-pause-usual = At most 15 seconds
fun-size-pause-waits = Wait for everybody
fun-size-alone = Solo · side { $side }
fun-size-table = Table { $code } · side { $side }
fun-size-label = { $side } · { $tiles } tiles
fun-size-label-long = Side { $side } · { $tiles } of your { $all } tiles fill it
fun-size-hint = The first full card is “Ubongo!” and wins a gem. Then a countdown runs for the rest.
fun-size-hint-seconds = { $count ->
    [one] The first full card is “Ubongo!” and wins a gem. The rest then have { $count } second.
   *[other] The first full card is “Ubongo!” and wins a gem. The rest then have { $count } seconds.
  }
fun-size-discarded = card discarded
fun-size-no-gem = no gem left
fun-size-gain = { $gain ->
    [nothing] The card is discarded.
    [gem] A card and a gem.
   *[card] A card.
}
fun-size-replay-label = { $side } · { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

# The tutorial. $with is what the player works with: touch, mouse or keys.
fun-size-learn-title = Learn Ubongo Fun-Size
fun-size-learn-card = 3 tiles fill it
fun-size-learn-lay = { $with ->
    [keys] Go to the red tile with Tab, move it with the arrow keys and lay it with Enter.
    [touch] Drag the red tile onto the card with your finger.
   *[mouse] Drag the red tile onto the card.
}
fun-size-learn-turn = { $with ->
    [keys] Go to the lime tile with Tab and press R: it turns.
    [touch] Tap the lime tile: it turns.
   *[mouse] Click the lime tile: it turns.
}
fun-size-learn-flip = { $with ->
    [keys] Go to the teal tile with Tab and press F: it flips over.
    [touch] Tap the teal tile twice, quickly: it flips over.
   *[mouse] Double-click the teal tile: it flips over.
}
fun-size-learn-fill = Now fill the card: three of these four tiles do it exactly.
fun-size-learn-done = That is all. In the game your three are among eight tiles, and the others are searching too.

fun-size-rules-heading = How to play Ubongo Fun-Size
fun-size-rules-lead = Everyone has a card of their own and the same eight tiles. Which of them fill the card exactly? Find out before the others do.

## The card

fun-size-rules-card-title = Your card
fun-size-rules-card-fill = The light area on your card is to be filled: with exactly three of your tiles on side A, with exactly four on side B. Nobody tells you which.
fun-size-rules-card-many = There is never just one way. Every card can be filled by at least three different sets of tiles, so simply try.
fun-size-rules-card-empty = A card of side A…
fun-size-rules-card-solved = …and one way to fill it

## The tiles

fun-size-rules-tiles-title = Your eight tiles
fun-size-rules-tiles-same = Everyone has the same eight, each of them once. Turn them and flip them as you like: it is the same tile.

## What fits

fun-size-rules-fits-title = Exactly means exactly
fun-size-rules-fits-text = No tile may lie on another, none may stick out, and at the end no gap is left.
fun-size-rules-fits-overlap = Not allowed: one lies on the other
fun-size-rules-fits-outside = Not allowed: it sticks out
fun-size-rules-fits-gap = Not finished: a gap is left

## A round

fun-size-rules-round-title = A round, eight times
fun-size-rules-round-begin = All cards are turned over at the same moment.
fun-size-rules-round-lay = Lay tiles, move them, take them back, as often as you like. All boards are open: you can watch the others at work.
fun-size-rules-round-first = As soon as a card is filled it counts as “Ubongo!”. You don’t have to call, and nothing on it can be changed any more.
fun-size-rules-round-countdown = The first “Ubongo!” starts the countdown for the others: 20 seconds on side A, 30 on side B. At zero everyone stops.
fun-size-rules-round-next = Then you look at what was done. The next round begins when all say so, or by itself after 15 seconds.

## Points

fun-size-rules-points-title = Points
fun-size-rules-points-card = Solved in time: you keep the card.
fun-size-rules-points-gem = Solved first: you get a gemstone as well.
fun-size-rules-points-none = Not solved: the card is discarded, nothing is lost.
fun-size-rules-points-end = After eight rounds the most points win. If they are level, more gemstones decide. If those are level too, you share the place.

## Alone

fun-size-rules-alone-title = Solo
fun-size-rules-alone-text = One card after the other, without countdown and gemstones:
fun-size-rules-alone-time = By time: as many cards as you can in 5, 10 or 20 minutes.
fun-size-rules-alone-count = By count: 5, 10 or 20 cards as fast as you can.
fun-size-rules-alone-aside = You can put a card aside for a new one. That costs nothing but the time it took.

## Options

fun-size-rules-options-title = What you can agree on
fun-size-rules-options-side = The side: A for three tiles, B for four.
fun-size-rules-options-countdown = The countdown: 1 to 120 seconds.
fun-size-rules-options-limit = The limit for a round that nobody solves: five minutes, unless you say otherwise.
fun-size-rules-options-yellow = Playing without the straight yellow tile: harder, for everyone or only for those who win too often. Every card can still be filled.
fun-size-rules-options-deck = Other cards: 32 new ones can be made from any word.
fun-size-rules-options-cards = Of the 32 cards, eight a player are shuffled and played. Nobody knows their order, not even by watching.

## Rulings

fun-size-rules-first-asked = Who was first?
fun-size-rules-first-ruled = That is decided when the round ends, by the players’ own times: the moment a solution arrived, less the time its message was under way. So one that arrives second can be the first.
fun-size-rules-close-asked = It is too close to call
fun-size-rules-close-ruled = If the clocks can’t tell two players apart, both were first and both get a gemstone. There are always enough of them.
fun-size-rules-zero-asked = When exactly does the countdown end?
fun-size-rules-zero-ruled = It runs from the first solution that arrived, by its player’s own time. An earlier one that arrives later doesn’t shorten it: nobody loses seconds they were shown.
fun-size-rules-late-asked = A solution is under way at zero
fun-size-rules-late-ruled = It counts if it was made in time and arrives within 0.15 seconds. The same holds for the limit of a round, and for the time when you play alone.
fun-size-rules-limit-asked = A solution just before the limit
fun-size-rules-limit-ruled = It starts the countdown like any other.
fun-size-rules-all-asked = Everyone has solved
fun-size-rules-all-ruled = Then the round ends at once.
fun-size-rules-nobody-asked = Nobody finds a solution
fun-size-rules-nobody-ruled = At the limit the round ends without points, or before that if all agree to give up.
fun-size-rules-give-up-asked = Giving up
fun-size-rules-give-up-ruled = You can take it back while the round lasts. Who has solved doesn’t vote. The first solution clears all votes. In the countdown it means “I’m stuck”: the round ends as soon as everyone has solved or is stuck.
fun-size-rules-number-asked = Filled with more or fewer tiles
fun-size-rules-number-ruled = That is no solution. With these cards and tiles it can’t happen.
fun-size-rules-before-asked = A time before the cards were turned over
fun-size-rules-before-ruled = It counts as the moment when they were.
fun-size-rules-same-asked = Laying a tile where it lies already
fun-size-rules-same-ruled = You may. Nothing changes.
fun-size-rules-time-up-asked = Alone: a card is unfinished when time is up
fun-size-rules-time-up-ruled = It doesn’t count, and no new one is turned over.
fun-size-rules-through-asked = Alone: all cards have been played
fun-size-rules-through-ruled = They are shuffled again, without the one on the table.
fun-size-rules-alone-give-up-asked = Alone: giving up
fun-size-rules-alone-give-up-ruled = There is nobody to agree with. Put the card aside, or leave.
