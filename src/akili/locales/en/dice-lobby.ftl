# What is agreed on before a match of Ubongo Dice.
dice-lobby-areas-usual = Six, two players five
dice-lobby-areas-count = { $count ->
    [5] Five
   *[6] Six
}
dice-lobby-grab = The grab
dice-lobby-live = Live
dice-lobby-live-text = Everybody at once: first come, first served.
dice-lobby-in-turn = In turn
dice-lobby-in-turn-text = One after the other, beginning with the roller. No hurry.
dice-lobby-scoring = Points
dice-lobby-by-groups = By groups
dice-lobby-by-groups-text = Every later group gets one point less.
dice-lobby-by-heads = By head count
dice-lobby-by-heads-text = A later group gets one point less for every player before it.
dice-lobby-roller = Rolls first
dice-lobby-chance = By chance
dice-lobby-grab-limit = Time to grab
dice-lobby-draw-limit = Time to draw
dice-lobby-no-limit = No limit
