# Amit az „akili watch” és az „akili replay” az Ubongóról mond a terminálban.

## Hírek

watch-classic-placed = { $name } ide állítja a bábuját: { $lane }. sáv.
watch-classic-rolls = { $name } dob.
watch-classic-rolled = A kockán: { $symbol }.
watch-classic-turned = Senki sem végzett: a homokóra még egyszer lepereg.
watch-classic-place = { $name }: { $place }. hely, { $steps ->
    [0] a bábuja marad.
   *[1] legfeljebb { $steps } sávot léphet.
}
watch-classic-moved = { $name } ide lép: { $lane }. sáv.
watch-classic-taken = { $name } elveszi ({ $lane }. sáv): { $gems }.
watch-classic-lost = { $name } is innen venne ({ $lane }. sáv), de { $other } gyorsabb volt.
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
