# Amit az „akili watch” és az „akili replay” az Ubongo Dice-ról mond a terminálban.

## Hírek

watch-dice-area-begins = { $area }. terület: indul!
watch-dice-rolled = { $name } dobása: { $black } és { $white }.
watch-dice-grabs = { $name } elviszi: { $face }.
watch-dice-lost = { $other } gyorsabb volt, mint { $name }.
watch-dice-hint = { $name } tippet kér.
watch-dice-filled = Betelt: { $area }. terület, { $names }. { $points } pont.
watch-dice-consoled = Vigaszpont: { $names }.

## Az élő kép

watch-dice-stage = terület: { $area }/{ $total }, { $roll }. dobás
watch-dice-rolls = { $name } dob
watch-dice-landing = gurulnak a kockák
watch-dice-turn = { $name } két kockát választ
watch-dice-grabbing = lehet kapkodni
watch-dice-drawing = mindenki rajzol, { $points } pontért
watch-dice-state-away = nincs itt
watch-dice-state-done = kész
watch-dice-state-nothing = nem fér be
watch-dice-state-confirmed = kész
watch-dice-state-free = { $count } szabad

## Eredmények

watch-dice-figure = { NUMBER($rolls, minimumFractionDigits: 1, maximumFractionDigits: 1) }
watch-dice-area-result = { $area }. terület: { $results } ({ $rolls } dobás)
watch-dice-area-alone = { $area }. terület: { $rolls } dobás, szint: { $par }
watch-dice-alone = { $name }: { $rolls } dobás, szint: { $par }.
