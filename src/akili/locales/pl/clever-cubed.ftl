# Clever Cubed: nazwy kolorów i bonusów.

## Dla osób, które nie odróżniają kolorów

clever-cubed-letter = { $colour ->
    [yellow] Ż
    [turquoise] T
    [blue] N
    [brown] B
   *[pink] R
}

## Kostki i bonusy

clever-cubed-colour = { $colour ->
    [yellow] żółta
    [turquoise] turkusowa
    [blue] niebieska
    [brown] brązowa
    [pink] różowa
   *[white] biała
}
clever-cubed-die = { $colour } { $face }
clever-cubed-platter = Srebrna taca
clever-cubed-fields = Pola na kostki
clever-cubed-bonus = { $bonus ->
    [R] przerzut
    [J] dżoker liczbowy
    [extra] dodatkowa kostka
    [F] lis
    [ask-y] żółty ?
    [ask-t] turkusowy ?
    [ask-b] niebieski ?
    [ask-n] brązowy ?
    [ask-p] różowy ?
   *[ask-k] ? w dowolnym kolorze
}

## Wybieranie

clever-cubed-sum = { $number }, razem { $sum }
clever-cubed-fits-nowhere = nigdzie nie pasuje
clever-cubed-to-come = jeszcze będzie
