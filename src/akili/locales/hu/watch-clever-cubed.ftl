# Amit az „akili watch” és az „akili replay” a Clever Cubedról mond a terminálban.

## Hírek

watch-clever-cubed-begins = { $name } kezd.
watch-clever-cubed-turn = { $name } következik.
watch-clever-cubed-rolled = Dobás: { $dice }.
watch-clever-cubed-rerolls = { $name } újra dob.
watch-clever-cubed-passes = { $why ->
    [nothing_fits] { $name }: semmi sem illik.
    [away] { $name } nincs itt, passzol.
    [time] { $name } ideje lejárt, passzol.
   *[chosen] { $name } passzol.
}
watch-clever-cubed-takes-back = { $name } visszavonja.
watch-clever-cubed-hint = { $name } tippet kér.
watch-clever-cubed-all-finish = Mindenki befejezheti a kört.
watch-clever-cubed-wins = { $name } nyereménye: { $bonus }.
watch-clever-cubed-loses = { $name } elveszíti: { $bonus }.

## Kockák, mezők és bónuszok

watch-clever-cubed-die = { $die ->
    [y] sárga
    [t] türkiz
    [b] kék
    [n] barna
    [p] rózsaszín
   *[w] fehér
}
watch-clever-cubed-joker = mint { $value }
watch-clever-cubed-yellow = sárga, { $row }. sor, { $box }. mező
watch-clever-cubed-turquoise = türkiz, oszlop: { $column }, sorok: { $rows }
watch-clever-cubed-blue = { $side ->
    [left] kék bal oldal, { $value }
   *[right] kék jobb oldal, { $value }
}
watch-clever-cubed-brown = barna, { $field }. mező
watch-clever-cubed-pink = { $way ->
    [half] rózsaszín, fele ennek: { $value }
   *[times] rózsaszín, { $value } szorozva
}
watch-clever-cubed-bonus = { $bonus ->
    [R] újradobás
    [J] joker
    [extra] plusz kocka
    [F] róka
    [ask-y] sárga ?
    [ask-t] türkiz ?
    [ask-b] kék ?
    [ask-n] barna ?
    [ask-p] rózsaszín ?
   *[ask-k] fekete ?
}

## Az élő kép

watch-clever-cubed-hand = kézben
watch-clever-cubed-platter = tálca
watch-clever-cubed-area = { $area ->
    [yellow] sárga
    [turquoise] türkiz
    [blue] kék
    [brown] barna
   *[pink] rózsaszín
}
watch-clever-cubed-foxes = rókák
watch-clever-cubed-total = összesen
watch-clever-cubed-active = soron van
