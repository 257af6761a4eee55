# What "akili watch" and "akili replay" say of Ubongo dice in a terminal.

## News

watch-dice-area-begins = Area { $area } begins.
watch-dice-rolled = { $name } rolls: { $black } and { $white }.
watch-dice-grabs = { $name } takes { $face }.
watch-dice-lost = { $other } was faster than { $name }.
watch-dice-hint = { $name } takes a hint.
watch-dice-filled = { $names }: area { $area } is full. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
watch-dice-consoled = One point for being left: { $names }.

## The live picture

watch-dice-stage = area { $area } of { $total }, roll { $roll }
watch-dice-rolls = { $name } rolls
watch-dice-landing = the dice fall
watch-dice-turn = { $name } takes two dice
watch-dice-grabbing = the grab is open
watch-dice-drawing = { $points ->
    [one] all draw, for { $points } point
   *[other] all draw, for { $points } points
}
watch-dice-state-away = away
watch-dice-state-done = done
watch-dice-state-nothing = fits nowhere
watch-dice-state-confirmed = ready
watch-dice-state-free = { $count } free

## Results

watch-dice-figure = { NUMBER($rolls, minimumFractionDigits: 1, maximumFractionDigits: 1) }
watch-dice-area-result = Area { $area }: { $results } ({ $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
})
watch-dice-area-alone = Area { $area }: { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, par { $par }
watch-dice-alone = { $name }: { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, par { $par }.
