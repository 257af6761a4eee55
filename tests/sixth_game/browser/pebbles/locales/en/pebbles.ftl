pebbles-heap = { $count ->
    [one] { $count } pebble is left
   *[other] { $count } pebbles are left
}
pebbles-take = Take { $count }
pebbles-waiting = { $name } is choosing.
pebbles-won = Last pebble: { $name }
pebbles-begins = { $name } begins
pebbles-took = { $name } took { $count }
pebbles-rules-heading = How to play Pebbles
pebbles-rules-lead = Whoever takes the last pebble wins.
pebbles-rules-turn = Your turn
pebbles-rules-turn-text = Take one, two or three pebbles from the heap.
