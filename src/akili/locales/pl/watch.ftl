# Co mówią w terminalu „akili watch” i „akili replay”.

## Czasy

watch-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
watch-minutes = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Na bieżąco

watch-round-begins = Zaczyna się runda { $number }.
watch-card-begins = Karta { $number }: start.
watch-solved = { $name }: Ubongo! Po { $time }.
watch-countdown = { $count ->
    [one] Pozostali mają jeszcze { $count } sekundę.
    [few] Pozostali mają jeszcze { $count } sekundy.
    [many] Pozostali mają jeszcze { $count } sekund.
   *[other] Pozostali mają jeszcze { $count } sekundy.
}
watch-would-give-up = { $name } chce się poddać.
watch-searches-on = { $name } szuka dalej.
watch-put-aside = Karta odłożona.
watch-away = Poza stołem: { $names }.
watch-all-back = Wszyscy wrócili.
watch-over = Partia skończona.

## Wyniki

watch-round-result = Runda { $number }: { $results }
watch-card-result = Karta { $number }: { $time }
watch-and = { $first } i { $last }
watch-wins = Wygrywa { $name }. Punkty: { $points }.
watch-share-the-win = Remis na szczycie: { $names }. Punkty: { $points }.
watch-alone = { $count ->
    [one] { $name }: { $count } karta w { $time }.
    [few] { $name }: { $count } karty w { $time }.
    [many] { $name }: { $count } kart w { $time }.
   *[other] { $name }: { $count } karty w { $time }.
}
watch-alone-with-aside = { $count ->
    [one] { $name }: { $count } karta w { $time }, odłożone: { $aside }.
    [few] { $name }: { $count } karty w { $time }, odłożone: { $aside }.
    [many] { $name }: { $count } kart w { $time }, odłożone: { $aside }.
   *[other] { $name }: { $count } karty w { $time }, odłożone: { $aside }.
}
watch-alone-points = { $count ->
    [one] { $name }: { $count } punkt.
    [few] { $name }: { $count } punkty.
    [many] { $name }: { $count } punktów.
   *[other] { $name }: { $count } punktu.
}

## Obraz na żywo

watch-side = strona { $side }
watch-round-of = runda { $number } z { $total }
watch-card-of = karta { $number } z { $total }
watch-card = karta { $number }
watch-on-this-card = { $clock } na tej karcie
watch-seconds-left = zostało { $seconds } s
watch-next-round = zaraz następna runda
watch-state-solved = Ubongo! { $time }
watch-state-gives-up = chce się poddać
watch-state-searching = szuka
watch-state-watching = patrzy
watch-state-not-solved = nie udało się

## Wokół partii

watch-seed = Ziarno tej partii: { $seed }.
watch-verified = { $count ->
    [one] Zgadza się: { $count } zdarzenie. { $result }
    [few] Zgadza się: { $count } zdarzenia. { $result }
    [many] Zgadza się: { $count } zdarzeń. { $result }
   *[other] Zgadza się: { $count } zdarzenia. { $result }
}
watch-folded = Bez dowodu: zdarzenia ({ $count }) pasują do siebie, ale nie zapisano kroków, które do nich doprowadziły. { $result }
watch-not-verified = Nie zgadza się: { $why }
watch-joined = { $name } siedzi przy stole { $code } i czeka na partię.
