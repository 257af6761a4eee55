# The tutorial of Ubongo. $with is what the player works with: touch, mouse or keys.
classic-learn-title = Learn Ubongo
classic-learn-card = Mask: 3 tiles
classic-learn-lay = { $with ->
    [keys] Go to the magenta tile with Tab. Move it with the arrow keys to the dashed place, then press Enter.
    [touch] Drag the magenta tile with your finger to the dashed place.
   *[mouse] Drag the magenta tile to the dashed place.
}
classic-learn-turn = { $with ->
    [keys] Go to the teal tile with Tab and press R: it turns.
    [touch] Tap the teal tile: it turns.
   *[mouse] Click the teal tile: it turns.
}
classic-learn-flip = { $with ->
    [keys] Go to the blue tile with Tab and press F: it flips over.
    [touch] Tap the blue tile twice, quickly: it flips over.
   *[mouse] Double-click the blue tile: it flips over.
}
classic-learn-fill = Now fill the card with all three tiles.

## On the gem board

classic-learn-move = { $with ->
    [keys] Ubongo! You were first and may move up to 3 lanes. Press { $lane }: two green gems wait in lane { $lane }.
    [touch] Ubongo! You were first and may move up to 3 lanes. Tap lane { $lane }: two green gems wait there.
   *[mouse] Ubongo! You were first and may move up to 3 lanes. Click lane { $lane }: two green gems wait there.
}
classic-learn-take = { $with ->
    [keys] Now take the two nearest gems: press Enter.
   *[other] Now take the two nearest gems.
}
classic-learn-lose = Next round, you are second. { $name } stands in your lane too, and whoever takes first has the pair. Quick, take it!
classic-learn-again = { $name } was faster! Never mind: take the next pair, or move to another lane first.
classic-learn-win = Last round. You have 5 green gems, { $name } has 5 purple ones: level. Then the second colour counts. Beat { $name }’s 4 orange gems!
classic-learn-astray = That pair wouldn’t be enough. You have 3 yellow gems: where are two more?
classic-learn-won = Level at 5. The second colour decides: 5 beats 4. You win!
classic-learn-done = In the game all of this has to be done before the sand runs out, nine times.
