# Clever Cubed: colours and bonuses by name.

## For those who can't tell the colours apart

clever-cubed-letter = { $colour ->
    [yellow] Y
    [turquoise] T
    [blue] B
    [brown] N
   *[pink] P
}

## Dice and bonuses

clever-cubed-colour = { $colour ->
    [yellow] yellow
    [turquoise] turquoise
    [blue] blue
    [brown] brown
    [pink] pink
   *[white] white
}
clever-cubed-die = { $colour } { $face }
clever-cubed-platter = Silver platter
clever-cubed-fields = Die fields
clever-cubed-bonus = { $bonus ->
    [R] re-roll
    [J] number joker
    [extra] extra die
    [F] fox
    [ask-y] yellow ?
    [ask-t] turquoise ?
    [ask-b] blue ?
    [ask-n] brown ?
    [ask-p] pink ?
   *[ask-k] any colour ?
}

## Choosing

clever-cubed-sum = { $number }, makes { $sum }
clever-cubed-fits-nowhere = fits nowhere
clever-cubed-to-come = still to come
