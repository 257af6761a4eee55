# Amit az „akili watch” és az „akili replay” az Ubongóról mond a terminálban.

## Hírek

watch-classic-placed = { $name } a(z) { $lane }. sáv elé állítja a bábuját.
watch-classic-rolls = { $name } dob.
watch-classic-rolled = A kockán: { $symbol }.
watch-classic-turned = Senki sem végzett: a homokóra még egyszer lepereg.
watch-classic-place = { $name } a(z) { $place }., { $steps ->
    [0] a bábuja marad.
   *[1] legfeljebb { $steps } sávot léphet.
}
watch-classic-moved = { $name } a(z) { $lane }. sávra lép.
watch-classic-taken = { $name } elveszi a(z) { $lane }. sávból: { $gems }.
watch-classic-lost = { $name } a(z) { $lane }. sáv után nyúl, de { $other } gyorsabb volt.
watch-classic-done = { $name } végzett.

## Az élő kép

watch-classic-pawns = a bábuk a helyükre kerülnek
watch-classic-second = második homokóra
watch-classic-may-move = { $place }.: { $steps ->
    [0] marad
   *[1] { $steps } sáv
}
watch-classic-state-done = végzett

## Eredmények

watch-classic-alone = { $name }: { $gems }, idő: { $time }.
watch-classic-decided = { $colour ->
    [2] A második szín döntött.
    [3] A harmadik szín döntött.
    [4] A negyedik szín döntött.
    [5] Az ötödik szín döntött.
   *[6] A hatodik szín döntött.
}
