# Co mówią w terminalu „akili watch” i „akili replay” o Ubongo Dice.

## Na bieżąco

watch-dice-area-begins = Pole { $area }: start.
watch-dice-rolled = Rzuca { $name }: { $black } i { $white }.
watch-dice-grabs = { $name } bierze { $face }.
watch-dice-lost = Szybciej: { $other }, nie { $name }.
watch-dice-hint = { $name } prosi o radę.
watch-dice-filled = { $names }: pole { $area } pełne. { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
watch-dice-consoled = Punkt na pocieszenie: { $names }.

## Obraz na żywo

watch-dice-stage = pole { $area } z { $total }, rzut { $roll }
watch-dice-rolls = rzuca { $name }
watch-dice-landing = kości lecą
watch-dice-turn = dwie kości bierze { $name }
watch-dice-grabbing = można łapać kości
watch-dice-drawing = { $points ->
    [one] wszyscy rysują, o { $points } punkt
    [few] wszyscy rysują, o { $points } punkty
    [many] wszyscy rysują, o { $points } punktów
   *[other] wszyscy rysują, o { $points } punktu
}
watch-dice-state-away = poza stołem
watch-dice-state-done = gotowe
watch-dice-state-nothing = nie pasuje
watch-dice-state-confirmed = gotowe
watch-dice-state-free = wolne: { $count }

## Wyniki

watch-dice-figure = { NUMBER($rolls, minimumFractionDigits: 1, maximumFractionDigits: 1) }
watch-dice-area-result = Pole { $area }: { $results } ({ $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
})
watch-dice-area-alone = Pole { $area }: { $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
}, norma { $par }
watch-dice-alone = { $name }: { $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
}, norma { $par }.
watch-dice-roll-cost = Rzut { $roll }, pole { $area }, { $name }: zostaje { $left }, przy najlepszej grze { $best }, strata { $cost }.
watch-dice-accounts = { $name }: { $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
} = norma { $par }, kości { $luck }, łapanie { $grabbing }, rysowanie { $drawing }.
