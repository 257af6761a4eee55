game-pebbles-name = Pebbles
game-pebbles-short = Pebbles
game-pebbles-about = Take the last one.
game-pebbles-lead = One, two or three from the heap. Whoever takes the last pebble wins.
game-pebbles-start = Start
game-pebbles-learn = A minute is enough.
game-pebbles-invitation = Come and take pebbles with me!
