# The tutorial of Ubongo Dice. $with is what the player works with: touch, mouse or keys.
dice-learn-title = Learn Ubongo Dice
dice-learn-roll = There are three of you, so there are three black and three white dice. Roll them.
dice-learn-grab = { $with ->
    [keys] Everybody grabs one black and one white die, the quickest first. Press the numbers of the marked ones: 2 and 6.
    [touch] Everybody grabs one black and one white die, the quickest first. Tap the marked ones.
   *[mouse] Everybody grabs one black and one white die, the quickest first. Click the marked ones.
}
dice-learn-draw = { $with ->
    [keys] Draw both shapes on the outlines: arrows move, R turns, F flips, Enter draws. Nobody hurries you. Then you are done.
    [touch] Drag both shapes onto the outlines. Tap a shape to turn it, tap twice to flip it. Nobody hurries you. Then tap “Done”.
   *[mouse] Drag both shapes onto the outlines. Click a shape to turn it, double-click to flip it. Nobody hurries you. Then click “Done”.
}
dice-learn-again = { $step ->
    [rolling] Nobody has filled the area yet, so all dice are rolled again.
   *[grabbing] Once more: grab the marked ones.
}
dice-learn-leave = No black shape fits any more. Draw only the white one: the black die is lost, and that is all right. Then you are done.
dice-learn-last = { $step ->
    [rolling] The rest has the shape of an S. Try your luck once more.
   *[grabbing] There it is! Quick, grab the marked ones.
}
dice-learn-fill = { $with ->
    [keys] Draw the S. You don’t need the white one: the area is full without it.
    [touch] Drag the S into its place. You don’t need the white one: the area is full without it.
   *[mouse] Drag the S into its place. You don’t need the white one: the area is full without it.
}
dice-learn-other-die = That one can be grabbed, too, but for now take the marked ones.
dice-learn-outline = Not quite: draw only on the outlines for now, and leave nothing else lying there.
dice-learn-wait = Full! You and Zsófi filled it with the same roll: three points each. Łukasz is left alone and gets one point. Had two been left, they would roll on and you would wait.
dice-learn-understood = I see
dice-learn-done = Now everybody starts the next area. The most points after the last one win.
