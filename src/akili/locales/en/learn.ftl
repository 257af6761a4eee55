# Tutorials. $with is what the player works with: touch, mouse or keys.
learn-skip = Skip
learn-step = Step { $number } of { $total }
learn-back = { $with ->
    [keys] Changed your mind? Go to a tile on the card with Tab and take it back with Delete.
    [touch] Changed your mind? Drag a tile off the card, or tap the arrow below.
   *[mouse] Changed your mind? Drag a tile off the card, or click the arrow below.
}
learn-play-now = Now for real
learn-again = Once more
learn-rules = All the rules
