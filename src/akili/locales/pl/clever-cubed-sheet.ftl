# Arkusz Clever Cubed: co na nim stoi, i to samo dla osób, które go słuchają.

## Na arkuszu

clever-cubed-sheet-area = { $area ->
    [yellow] Żółty
    [turquoise] Turkusowy
    [blue] Niebieski
    [brown] Brązowy
   *[pink] Różowy
}
clever-cubed-sheet-round = Runda
clever-cubed-sheet-total = Suma
clever-cubed-sheet-lowest = × najniższy

## Czytane na głos: górna część

clever-cubed-sheet-round-of = Runda { $round } z { $rounds }
clever-cubed-sheet-total-of = { $points ->
    [one] Razem { $points } punkt
    [few] Razem { $points } punkty
    [many] Razem { $points } punktów
   *[other] Razem { $points } punktu
}
clever-cubed-sheet-foxes-of = { $foxes ->
    [one] { $foxes } lis wart tyle, ile najniższy obszar: { $lowest }
    [few] { $foxes } lisy, każdy wart tyle, ile najniższy obszar: { $lowest }
    [many] { $foxes } lisów, każdy wart tyle, ile najniższy obszar: { $lowest }
   *[other] { $foxes } lisa, każdy wart tyle, ile najniższy obszar: { $lowest }
}
clever-cubed-sheet-actions-of = { $action ->
    [R] Przerzuty: do użycia { $ready }, zużyte { $used }
    [J] Dżokery liczbowe: do użycia { $ready }, zużyte { $used }
   *[extra] Dodatkowe kostki: do użycia { $ready }, zużyte { $used }
}

## Czytane na głos: obszary

clever-cubed-sheet-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
clever-cubed-sheet-row = Rząd { $row }
clever-cubed-sheet-between = Bonusy między rzędami { $above } i { $below }
clever-cubed-sheet-columns = Bonusy kolumn
clever-cubed-sheet-side = { $side ->
    [left] Na lewo od 7
   *[right] Na prawo od 7
}
clever-cubed-sheet-fields = Kratki
clever-cubed-sheet-gaps = Bonusy między sąsiednimi kratkami
clever-cubed-sheet-box = { $mark ->
    [crossed] { $number } skreślone
    [lost] { $number } pominięte
    [grey] { $number } szare
    [off] { $number } poza tłem
   *[plain] { $number }
}
clever-cubed-sheet-empty = puste
clever-cubed-sheet-bonus = { $state ->
    [won] { $bonus }, zdobyte
    [struck] { $bonus }, wykreślone
    [lost] { $bonus }, stracone
   *[open] { $bonus }
}

## Kratki do wyboru

clever-cubed-sheet-pick-yellow = żółty, rząd { $row }, { $number }
clever-cubed-sheet-pick-turquoise = turkusowy, rząd { $row }, { $number }
clever-cubed-sheet-pick-blue = { $side ->
    [left] niebieski po lewej, kratka { $field }
   *[right] niebieski po prawej, kratka { $field }
}
clever-cubed-sheet-pick-brown = brązowy, kratka { $field }, { $number }
clever-cubed-sheet-pick-pink = { $way ->
    [half] różowy, kratka { $field }, połowa
   *[times] różowy, kratka { $field }, z mnożnikiem
}
