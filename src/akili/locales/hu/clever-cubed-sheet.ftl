# A Clever Cubed pontozólapja: ami rajta áll, és ugyanaz azoknak, akik hallgatják.

## A lapon

clever-cubed-sheet-area = { $area ->
    [yellow] Sárga
    [turquoise] Türkiz
    [blue] Kék
    [brown] Barna
   *[pink] Rózsaszín
}
clever-cubed-sheet-round = Forduló
clever-cubed-sheet-total = Össz.
clever-cubed-sheet-lowest = × legkisebb

## Felolvasva: a felső rész

clever-cubed-sheet-round-of = Forduló: { $round }/{ $rounds }
clever-cubed-sheet-total-of = { $points ->
    [one] Összesen { $points } pont
   *[other] Összesen { $points } pont
}
clever-cubed-sheet-foxes-of = { $foxes ->
    [one] { $foxes } róka, annyit ér, mint a legkisebb terület: { $lowest }
   *[other] { $foxes } róka, mind annyit ér, mint a legkisebb terület: { $lowest }
}
clever-cubed-sheet-actions-of = { $action ->
    [R] Újradobás: { $ready } használható, { $used } felhasznált
    [J] Dzsókerszám: { $ready } használható, { $used } felhasznált
   *[extra] Extra kocka: { $ready } használható, { $used } felhasznált
}

## Felolvasva: a területek

clever-cubed-sheet-points = { $points } pont
clever-cubed-sheet-row = { $row }. sor
clever-cubed-sheet-between = Bónuszok két sor között: { $above }. és { $below }.
clever-cubed-sheet-columns = Az oszlopok bónuszai
clever-cubed-sheet-side = { $side ->
    [left] A 7‑estől balra
   *[right] A 7‑estől jobbra
}
clever-cubed-sheet-fields = Mezők
clever-cubed-sheet-gaps = Bónuszok a szomszédos mezők között
clever-cubed-sheet-box = { $mark ->
    [crossed] { $number } beikszelve
    [lost] { $number } kihagyva
    [grey] { $number } szürke
    [off] { $number } háttér nélkül
   *[plain] { $number }
}
clever-cubed-sheet-empty = üres
clever-cubed-sheet-bonus = { $state ->
    [won] { $bonus }, megszerezve
    [struck] { $bonus }, áthúzva
    [lost] { $bonus }, elveszett
   *[open] { $bonus }
}

## Választható mezők

clever-cubed-sheet-pick-yellow = sárga, { $row }. sor, { $number }
clever-cubed-sheet-pick-turquoise = türkiz, { $row }. sor, { $number }
clever-cubed-sheet-pick-blue = { $side ->
    [left] kék bal oldal, { $field }. mező
   *[right] kék jobb oldal, { $field }. mező
}
clever-cubed-sheet-pick-brown = barna, { $field }. mező, { $number }
clever-cubed-sheet-pick-pink = { $way ->
    [half] rózsaszín, { $field }. mező, fele
   *[times] rózsaszín, { $field }. mező, szorozva
}
