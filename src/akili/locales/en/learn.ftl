# The tutorial. $with is what the player works with: touch, mouse or keys.
learn-title = Learn Ubongo Fun-Size
learn-skip = Skip
learn-step = Step { $number } of { $total }
learn-card = 3 tiles fill it
learn-lay = { $with ->
    [keys] Go to the red tile with Tab, move it with the arrow keys and lay it with Enter.
    [touch] Drag the red tile onto the card with your finger.
   *[mouse] Drag the red tile onto the card.
}
learn-turn = { $with ->
    [keys] Go to the lime tile with Tab and press R: it turns.
    [touch] Tap the lime tile: it turns.
   *[mouse] Click the lime tile: it turns.
}
learn-flip = { $with ->
    [keys] Go to the teal tile with Tab and press F: it flips over.
    [touch] Tap the teal tile twice, quickly: it flips over.
   *[mouse] Double-click the teal tile: it flips over.
}
learn-back = { $with ->
    [keys] Changed your mind? Go to a tile on the card with Tab and take it back with Delete.
    [touch] Changed your mind? Drag a tile off the card, or tap the arrow below.
   *[mouse] Changed your mind? Drag a tile off the card, or click the arrow below.
}
learn-fill = Now fill the card: three of these four tiles do it exactly.
learn-done = That is all. In the game your three are among eight tiles, and the others are searching too.
learn-play-now = Now for real
learn-again = Once more
learn-rules = All the rules
