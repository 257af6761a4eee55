# The rules of Clever Cubed.
clever-cubed-rules-heading = How to play Clever Cubed
clever-cubed-rules-lead = Choose one die after the other, mark it on your sheet, and let one bonus set off the next.

## The sheet

clever-cubed-rules-sheet-title = The sheet
clever-cubed-rules-sheet-text = Everybody has a sheet with five areas. In yellow, turquoise and brown you cross boxes, in blue and pink you write numbers. A die is marked in the area of its colour; the white die is a joker.
clever-cubed-rules-sheet-tabs = One rule explains all bonuses: a darker tab joins the boxes to the bonus they win.
clever-cubed-rules-rounds-text = Four players play four rounds, three play five, one or two play six. In each round everybody is active once. When a round begins, everybody gets the bonus that stands beside its number.

## The turn

clever-cubed-rules-turn-title = Being active
clever-cubed-rules-turn-roll = Roll all dice in hand, six at first, and choose one of them. It goes to the next die field with its face unchanged.
clever-cubed-rules-turn-use = Mark it in the area of its colour.
clever-cubed-rules-turn-drop = All dice in hand that are lower go to the silver platter. Equal ones stay.
clever-cubed-rules-turn-again = Roll the rest again. After three rolls, or when no die is left in hand, all remaining dice go to the platter.
clever-cubed-rules-turn-pass = You may also pass: the die field of that roll stays empty, and no die leaves your hand.
clever-cubed-rules-turn-picture = Turquoise 3 is chosen. Blue 2 and white 1 are lower and go to the platter; the other three are rolled again.
clever-cubed-rules-others-title = The others
clever-cubed-rules-others-text = Then all others, at the same time, choose one die of the platter and mark it. The dice stay there, so several may use the same one.
clever-cubed-rules-others-fallback = Only those who can use no die of the platter may use one on the die fields instead. Whoever could use one and doesn’t want to gets nothing.

## The areas

clever-cubed-rules-yellow-text = A die on field I, II or III goes into that row. From the platter it goes into a grey box. A bonus between two boxes is won when both are crossed. Each row earns by its crosses.
clever-cubed-rules-yellow-picture = Three, two and two crosses: 12 + 6 + 6 = 24 points. The fox, an extra die and a brown ? are won.
clever-cubed-rules-turquoise-text = One cross in the column of the number, and one more, if you like, for every other die with the same face: on your die fields, or, when you choose from the platter, on the platter. When all boxes of a row or column that lie on the tab are crossed, its bonus is won. The dashed ones earn points only.
clever-cubed-rules-turquoise-picture = Turquoise 3, and a yellow 3 lies on field I: two crosses. The third row is complete and wins a brown ?.
clever-cubed-rules-blue-text = Blue and white are always added. Write from the printed 7 outwards without gaps: on the left each number is one less than its neighbour, on the right one more. A 7 may always come next, and the series begins anew. A field’s bonus is won when it is filled.
clever-cubed-rules-blue-points = Each side earns what stands above its outermost number, and every number up to 4 or from 10 earns 4 more.
clever-cubed-rules-blue-picture = 9 for the left side, 13 for the right, 4 each for the 10 and the 11: 30 points.
clever-cubed-rules-brown-text = Cross a field of the number, anywhere to the right of your last cross. What is skipped is lost. A bonus between two neighbours is won when both are crossed. More crosses earn more.
clever-cubed-rules-brown-picture = 3 and 4 were skipped: both are lost, and with them two bonuses. Three crosses are 9 points.
clever-cubed-rules-pink-text = Fill the fields from the left. Either write half of the die, rounded down, and win the bonus below; or write the die times the multiplier above, and the bonus is struck out. The first field is always half. All numbers are added up.
clever-cubed-rules-pink-picture = A 6 halved, 6 × 1, 5 × 2, a 2 halved, 4 × 1: 24 points, and an extra die.
clever-cubed-rules-white-title = White
clever-cubed-rules-white-text = The white die is used as yellow, turquoise, brown or pink, or for blue, where it is added to the blue die, wherever that lies.

## Bonuses

clever-cubed-rules-bonuses-title = Bonuses
clever-cubed-rules-bonuses-question = A ? is used at once, as if a number of your choice from 1 to 6 had been rolled in its colour. The black one lets you choose the colour, too. It may win the next bonus. One that can’t be used is lost.
clever-cubed-rules-bonuses-actions = Re-rolls, jokers and extra dice circle the next field of their row. You use each once, whenever you like. The seventh circle of a row wins what stands at its end.
clever-cubed-rules-bonuses-reroll = Re-roll: the active player rolls again what was just rolled.
clever-cubed-rules-bonuses-joker = Number joker: use a die as if it showed the number of the field, or any number where a ? stands. Everything else follows from its real face.
clever-cubed-rules-bonuses-extra = Extra die: at the end of a turn use one of the six dice once more, wherever it lies; each at most once per turn. Yellow from field II goes into row II, from the platter into a grey box.
clever-cubed-rules-bonuses-fox = Fox: at the end worth as much as your lowest area.

## The end

clever-cubed-rules-end-title = The end
clever-cubed-rules-end-text = After the last turn you may spend what is left of extra dice and jokers. The five areas and the foxes are added up. The most points win; a tie goes to the higher best area.
clever-cubed-rules-alone-title = Solo
clever-cubed-rules-alone-text = You play six rounds: in each you are active, then passive. For the passive turn all six dice are rolled; the three lowest go to the platter, the others to the die fields.
clever-cubed-rules-alone-grades = There are ten grades: the first from { $first } points, and one more every 30 points, up to { $last }.

## Options

clever-cubed-rules-options-title = What the host may choose
clever-cubed-rules-options-rounding = Whether half of a die in pink is rounded down or up.
clever-cubed-rules-options-seven = Whether a 7 may follow a 7 in blue.
clever-cubed-rules-options-blue = Whether a blue ? is a number from 1 to 6 plus white, or any number that fits.
clever-cubed-rules-options-clock = A clock: how long anybody may take for their part of a turn.
clever-cubed-rules-options-hints = Whether players may ask for hints.

## Rulings

clever-cubed-rules-odd-asked = Half of an odd die in pink
clever-cubed-rules-odd-ruled = It is rounded down: a 1 writes a 0, and the field is filled. The host may choose the other way.
clever-cubed-rules-sevens-asked = May a 7 follow a 7 in blue?
clever-cubed-rules-sevens-ruled = Yes, also beside the printed 7, unless the host rules it out.
clever-cubed-rules-ask-blue-asked = What does a blue ? write?
clever-cubed-rules-ask-blue-ruled = Your number from 1 to 6 plus white as it shows. Before the first roll of a turn nothing shows yet: then any number from 2 to 12.
clever-cubed-rules-ask-yellow-asked = Where does a yellow ? go?
clever-cubed-rules-ask-yellow-ruled = Into any row: it lies on no die field.
clever-cubed-rules-ask-turquoise-asked = How many crosses is a turquoise ??
clever-cubed-rules-ask-turquoise-ruled = Exactly one.
clever-cubed-rules-same-half-asked = Half of 2 or half of 3, when the number is mine to choose?
clever-cubed-rules-same-half-ruled = Both write the same, so only the lower one is offered.
clever-cubed-rules-order-asked = I have won several bonuses at once
clever-cubed-rules-order-ruled = You choose the order. What you win meanwhile joins them.
clever-cubed-rules-joker-turquoise-asked = A joker in turquoise
clever-cubed-rules-joker-turquoise-ruled = The chosen die counts as the joker’s number, all others by their real faces.
clever-cubed-rules-joker-blue-asked = A joker in blue
clever-cubed-rules-joker-blue-ruled = The joker’s number plus the real face of the other die.
clever-cubed-rules-joker-own-asked = A joker with the number that the die shows
clever-cubed-rules-joker-own-ruled = It isn’t offered: it would change nothing.
clever-cubed-rules-joker-later-asked = A die was used with a joker. What does it count for turquoise later?
clever-cubed-rules-joker-later-ruled = Its real face.
clever-cubed-rules-fallback-asked = Do jokers decide whether a die of the platter can be used?
clever-cubed-rules-fallback-ruled = No, only real faces do. If none fits, a joker may be used on a die of the fields or of the platter.
clever-cubed-rules-yellow-field-asked = Yellow from another player’s die field
clever-cubed-rules-yellow-field-ruled = It goes into the row of its field, as an extra die does.
clever-cubed-rules-white-yellow-asked = White as yellow from the platter
clever-cubed-rules-white-yellow-ruled = Grey boxes only, like the yellow die.
clever-cubed-rules-turquoise-place-asked = Turquoise as an extra die: which others count?
clever-cubed-rules-turquoise-place-ruled = Those that lie where it lies: on the die fields, or on the platter.
clever-cubed-rules-white-turquoise-asked = White as turquoise: does the turquoise die count?
clever-cubed-rules-white-turquoise-ruled = Yes, for more crosses, like any other die.
clever-cubed-rules-brown-first-asked = Where may the first cross of brown be?
clever-cubed-rules-brown-first-ruled = In any field of the number.
clever-cubed-rules-at-once-asked = May I use an action in the turn in which I won it?
clever-cubed-rules-at-once-ruled = Yes.
clever-cubed-rules-passive-extra-asked = When do the others use extra dice?
clever-cubed-rules-passive-extra-ruled = After their choice from the platter, also if they passed or nothing fitted.
clever-cubed-rules-last-extra-asked = Extra dice after the last turn
clever-cubed-rules-last-extra-ruled = The dice of the last turn, where they lie, each once.
clever-cubed-rules-alone-equal-asked = Alone, several dice are equal
clever-cubed-rules-alone-equal-ruled = Chance says which go to the platter, and which lies on which die field.
clever-cubed-rules-roller-asked = Who rolls, and when?
clever-cubed-rules-roller-ruled = The active player, whenever they are ready. Alone you roll for the passive turn, too.
clever-cubed-rules-back-asked = May I take something back?
clever-cubed-rules-back-ruled = Everything you did since the last roll, step by step, with what it won. Only what you did with your last roll stands once another player has chosen from the platter.
clever-cubed-rules-stuck-asked = Nothing fits
clever-cubed-rules-stuck-ruled = If no joker and no re-roll helps either, the roll is passed by itself after a moment in which all see why.
clever-cubed-rules-away-asked = Somebody is away
clever-cubed-rules-away-ruled = That is whoever left, or has had no connection for 10 seconds. The others wait 30 seconds at most, then that player passes until they are back. Their sheet stays. When nobody is left, nothing is rolled until somebody is back.
