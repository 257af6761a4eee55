# The rules of Ubongo for players.

classic-rules-heading = How to play Ubongo
classic-rules-lead = Fill your card before the sand runs out, move your pawn, and take two gems. After nine rounds, whoever has the most gems of one colour wins.

## The card

classic-rules-card-title = Your card
classic-rules-card-text = A card shows an area and six rows of tiles, one for each face of the die. Fill the area exactly with the tiles of the row that was rolled: all of them, and no others.
classic-rules-card-empty = The area…
classic-rules-card-solved = …the row that was rolled, and the solution
classic-rules-card-wrong = These are no solutions:
classic-rules-card-gap = Not yet: there is a gap
classic-rules-card-outside = Not allowed: it sticks out
classic-rules-card-overlap = Not allowed: one lies on the other

## The die

classic-rules-die-title = The die
classic-rules-die-text = It has six faces, and every card has a row for each. The roll is the same for everybody, but the cards are different.

## The tiles

classic-rules-tiles-title = Your twelve tiles
classic-rules-tiles-text = Everyone has the same twelve. Turn them and flip them as you like. Before you lie only those of the row that was rolled.

## The board

classic-rules-board-title = The gem board
classic-rules-board-text = Six lanes with twelve gems each, shuffled, and a red space in front of every lane. Six colours, twelve gems of each; every colour has a shape of its own.
classic-rules-board-picture = Solved as the second: the lit lanes are within reach, the number says how many lanes that is, and the frame shows the two gems that you would take.
classic-rules-board-pawns = Before the first round everybody puts a pawn on a red space, all at once and openly. Several may share a space, and you may change your mind until all are ready. After 30 seconds chance decides.

## A round

classic-rules-round-title = A round, nine times
classic-rules-round-roll = Everyone has a card, face down. The starting player rolls the die and turns the hourglass. At the same moment all cards are turned over.
classic-rules-round-solve = Fill your area with the tiles of the row that was rolled. The last tile counts as “Ubongo!”: you don’t have to call.
classic-rules-round-move = If you have solved, move your pawn along the red spaces, either way. You may also stay.
classic-rules-round-take = Then take the two nearest gems of the lane where your pawn stands.
classic-rules-round-sand = You have to solve, move and take before the sand has run out: 60 seconds, unless you agreed otherwise. Then the round is over.
classic-rules-round-next = The player to the left rolls in the next round.

## Places

classic-rules-places-title = How far you may move
classic-rules-places-text = The earlier you solve, the farther your pawn may go. With fewer than four players the first still moves up to three lanes.
classic-rules-places-steps = { $count ->
    [0] { $place }. stays
    [one] { $place }. up to { $count } lane
   *[other] { $place }. up to { $count } lanes
}

## Taking

classic-rules-taking-title = Taking is a race
classic-rules-taking-text = Your place gives you steps, but no claim to gems. You see at once where the others move, and you may change your own move until you take.
classic-rules-taking-race = If somebody who has solved stands in your lane too, whoever takes first has the pair. Those who were too late may take the next pair, or move on and take another, while sand is left.
classic-rules-taking-rest = The two nearest gems always go together. After you have taken, your pawn stays. Lanes are not refilled, and an empty one gives nothing.

## The second hourglass

classic-rules-second-title = Nobody has solved?
classic-rules-second-text = Then the hourglass is turned once more, without a break. All tiles stay, and the first to solve still moves up to three lanes. If nobody solves then either, the round ends with nothing.

## The end

classic-rules-end-title = The end
classic-rules-end-text = After nine rounds, whoever has the most gems of one colour wins. If that is level, the second most numerous colour decides, then the third, and so on, each player’s own.
classic-rules-end-picture = Five each of the best colour. The second colour decides: four beats three.
classic-rules-end-shared = If everything is level, the win is shared.

## Alone

classic-rules-alone-title = Solo
classic-rules-alone-text = Nine rounds as in company. You are always the first, so you move up to three lanes. What counts is the number of gems of your best colour, then of the next, and so on, and in the end the time.

## Options

classic-rules-options-title = What you can agree on
classic-rules-options-side = Rows of 3 tiles, or of 4, which is harder.
classic-rules-options-own = A side of its own for a seat, as a handicap: grown-ups with 4 tiles, children with 3.
classic-rules-options-hourglass = The hourglass: 30 to 180 seconds.
classic-rules-options-auto = Gems by themselves, for beginners: whoever has solved but not taken when the sand is out gets the gems of their lane.
classic-rules-options-starter = Who rolls first, if it isn’t left to chance.
classic-rules-options-deck = Other cards: 36 new ones can be made from any word.

## Rulings

classic-rules-call-asked = Do I have to call?
classic-rules-call-ruled = No. The last tile solves the card, and a solved card stays as it is.
classic-rules-time-asked = Whose time counts?
classic-rules-time-ruled = Your own, for solving, moving and taking: the moment a message arrived, less the time it was under way, 0.15 seconds at most.
classic-rules-sand-asked = When exactly is the sand out?
classic-rules-sand-ruled = The very moment is too late. What was done before it counts if it arrives within 0.15 seconds.
classic-rules-place-asked = When is my place certain?
classic-rules-place-ruled = As soon as no earlier solution can be under way: at once if nobody present still searches, after 0.15 seconds at the latest. Then your pawn may move.
classic-rules-close-asked = Two solutions are too close to tell
classic-rules-close-ruled = A place is one more than the number of players who were certainly earlier. Two who can’t be told apart are both first, and the next is third.
classic-rules-pair-asked = Which pair do I take?
classic-rules-pair-ruled = The one that you were shown. If it is gone, you take nothing and are told so.
classic-rules-settled-asked = When is a take certain?
classic-rules-settled-ruled = As soon as no rival’s take can be under way that is earlier or too close to tell: at once if nobody else can come to the lane, after 0.25 seconds at the latest. Then it stands.
classic-rules-together-asked = Two take at the same time
classic-rules-together-ruled = A pair is never split. It goes to the better place of this round; at equal places clockwise from the starting player.
classic-rules-turning-asked = A solution just when the hourglass is turned
classic-rules-turning-ruled = For 0.15 seconds a solution of before may be under way. A card that is solved in that time counts once it is certain that the second sand runs.
classic-rules-untaken-asked = Somebody solved, but took nothing
classic-rules-untaken-ruled = The hourglass isn’t turned again, and the gems stay, unless you agreed otherwise. A pawn that was moved stays where it is.
classic-rules-early-asked = Do we always wait for the sand?
classic-rules-early-ruled = No. The round is over when everyone present has taken, can reach no gem any more, or is done.
classic-rules-give-up-asked = Giving up
classic-rules-give-up-ruled = As long as nobody has solved, it is a vote that can be taken back: if all present agree, the round ends with nothing and without a second hourglass. The first solution clears the votes. Afterwards it means “I’m done”.
classic-rules-auto-asked = Gems by themselves: who comes first?
classic-rules-auto-ruled = They are given out when the round ends, in the order of places; at equal places clockwise from the starting player.
classic-rules-single-asked = One gem is left in a lane
classic-rules-single-ruled = It is taken alone.
classic-rules-away-asked = Somebody is away
classic-rules-away-ruled = That is whoever left, or has had no connection for 10 seconds. Nobody waits for them, and they don’t count for giving up. They are dealt cards, their tiles and their pawn stay, and they may come back at any time. When it is their turn to roll, the die rolls at once.
classic-rules-deserted-asked = Everybody is away
classic-rules-deserted-ruled = The round runs to its end, and no other begins until somebody is back.
classic-rules-secret-asked = Who sees what?
classic-rules-secret-ruled = Cards, pawns, gems and times are open, for spectators too. Nobody sees a card before the roll, the order of the cards, or a solution.
