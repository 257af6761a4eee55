# Co mówią w terminalu „akili watch” i „akili replay” o Clever Cubed.

## Na bieżąco

watch-clever-cubed-begins = Zaczyna { $name }.
watch-clever-cubed-turn = Tura: { $name }.
watch-clever-cubed-rolled = Rzut: { $dice }.
watch-clever-cubed-rerolls = { $name } rzuca ponownie.
watch-clever-cubed-passes = { $why ->
    [nothing_fits] { $name }: nic nie pasuje.
    [away] { $name }: nieobecność, pas.
    [time] { $name }: koniec czasu, pas.
   *[chosen] { $name } pasuje.
}
watch-clever-cubed-takes-back = { $name } cofa ruch.
watch-clever-cubed-hint = { $name } prosi o radę.
watch-clever-cubed-all-finish = Wszyscy mogą dokończyć turę.
watch-clever-cubed-wins = { $name } zdobywa: { $bonus }.
watch-clever-cubed-loses = { $name } traci: { $bonus }.

## Kostki, pola i bonusy

watch-clever-cubed-die = { $die ->
    [y] żółta
    [t] turkusowa
    [b] niebieska
    [n] brązowa
    [p] różowa
   *[w] biała
}
watch-clever-cubed-joker = jako { $value }
watch-clever-cubed-yellow = żółte, rząd { $row }, kratka { $box }
watch-clever-cubed-turquoise = turkusowe, kolumna { $column }, rzędy { $rows }
watch-clever-cubed-blue = { $side ->
    [left] niebieskie po lewej, { $value }
   *[right] niebieskie po prawej, { $value }
}
watch-clever-cubed-brown = brązowe, pole { $field }
watch-clever-cubed-pink = { $way ->
    [half] różowe, połowa z { $value }
   *[times] różowe, { $value } z mnożnikiem
}
watch-clever-cubed-bonus = { $bonus ->
    [R] przerzut
    [J] joker
    [extra] dodatkowa kostka
    [F] lis
    [ask-y] żółty ?
    [ask-t] turkusowy ?
    [ask-b] niebieski ?
    [ask-n] brązowy ?
    [ask-p] różowy ?
   *[ask-k] czarny ?
}

## Obraz na żywo

watch-clever-cubed-hand = w ręce
watch-clever-cubed-platter = taca
watch-clever-cubed-area = { $area ->
    [yellow] żółte
    [turquoise] turkusowe
    [blue] niebieskie
    [brown] brązowe
   *[pink] różowe
}
watch-clever-cubed-foxes = lisy
watch-clever-cubed-total = razem
watch-clever-cubed-active = aktywna osoba
