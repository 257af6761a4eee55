# The tutorial of Clever Cubed.
clever-cubed-learn-title = Learn Clever Cubed
clever-cubed-learn-go-on = Go on
clever-cubed-learn-other = That can be done, too, but for now: { $asked }

## A die

clever-cubed-learn-die = Six dice are rolled. Choose yellow 4: its box in row I is lit. Then confirm.

## The platter

clever-cubed-learn-platter = Dice lower than your 4 fell on the silver platter. Roll what is left in hand.
clever-cubed-learn-others = So it goes on: three rolls, a die of each. What lies on the platter in the end is for the others.
clever-cubed-learn-pick = Now Zsófi has rolled, and everybody takes one die of her platter. Choose turquoise 3: yellow shows 3 too, so cross two boxes, in rows 1 and 2.
clever-cubed-learn-picked = Two crosses with one die. Nobody waits for anybody: all pick at the same time.

## A bonus

clever-cubed-learn-bonus = A tab joins boxes to the bonus they win. Cross brown 5, beside the crossed 1.
clever-cubed-learn-won = You have won a number joker. It waits until you want to use it.

## A chain

clever-cubed-learn-chain = A ? is used at once. Cross yellow 5 in row II: together with the 5 above it wins a turquoise ?.
clever-cubed-learn-second = Any number, as if it had been rolled. Cross the 5 in row 2: the column is complete.
clever-cubed-learn-third = And that wins a blue ?: your number plus white, which shows 2. Choose 6 and write 8 on the right of the 7.
clever-cubed-learn-chained = One die, three marks: that is a chain. They are what makes the points.

## A joker

clever-cubed-learn-joker = Brown 6 would skip two fields. Use your number joker: take brown as a 4 and cross the next field.
clever-cubed-learn-joked = To everybody else the die still shows 6.

## A fox

clever-cubed-learn-fox = Cross yellow 6 in row II and catch the fox.
clever-cubed-learn-foxes = In the end a fox is worth as much as your lowest area, so let none of the five fall behind.

## The end

clever-cubed-learn-cheer = Clever!
clever-cubed-learn-done = That is all you need. Row by row, chain by chain: the most points win.
