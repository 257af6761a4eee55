# Help for those who play Ubongo Dice alone.
dice-hint-ask = Hint
dice-hint-warning = With a hint this game counts for no record. Tap again if you want one.
dice-hint-grab = Best: black with { $black }, white with { $white }.
dice-hint-draw = { $use ->
    [both] Best: draw both. Then about { $more } rolls more.
    [black] Best: draw black only. Then about { $more } rolls more.
   *[white] Best: draw white only. Then about { $more } rolls more.
}
dice-hint-fills = Best: fill the area now.
dice-hint-wait = Best: draw nothing. What is free takes about { $more } rolls; after a drawing it would be { $other }.
