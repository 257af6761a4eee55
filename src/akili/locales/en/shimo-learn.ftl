# The tutorial of Ubongo Shimo. $with is what the player works with: touch, mouse or keys.
shimo-learn-title = Learn Ubongo Shimo
shimo-learn-card = Level 1
shimo-learn-lay = { $with ->
    [keys] Go to the yellow tile with Tab. Move it with the arrow keys until each hole is over a white field, then press Enter.
    [touch] Drag the yellow tile onto the card with your finger: each hole over a white field.
   *[mouse] Drag the yellow tile onto the card: each hole over a white field.
}
shimo-learn-turn = { $with ->
    [keys] Go to the red tile with Tab and press R: it turns, and its holes turn with it.
    [touch] Tap the red tile: it turns, and its holes turn with it.
   *[mouse] Click the red tile: it turns, and its holes turn with it.
}
shimo-learn-flip = { $with ->
    [keys] Go to the sky-blue tile with Tab and press F: it flips over, holes and all.
    [touch] Tap the sky-blue tile twice, quickly: it flips over, holes and all.
   *[mouse] Double-click the sky-blue tile: it flips over, holes and all.
}
shimo-learn-rest = Suppose yellow lay one field further. Lay red and sky-blue too: all their holes over white fields.
shimo-learn-mend = { $with ->
    [keys] The crossed eye marks a white field that is hidden. Go to the yellow tile, move it with the arrow keys and lay it with Enter, so that every white field is seen.
   *[other] The crossed eye marks a white field that is hidden. Move the yellow tile until every white field is seen.
}
shimo-learn-done = Every white field is seen. In the game, the first to get there takes a gem, and the others have 60 seconds left.
