# Ubongo Dice: a darabjai, és amit mindenhol mondunk róluk.
dice-table = { $code } asztal · { $areas ->
    [5] öt terület
   *[6] hat terület
}
dice-alone = Egyedül · { $areas ->
    [5] öt terület
   *[6] hat terület
}
# Egy alakzat a kocka tetején.
dice-shape = { $face ->
    [I1] egyetlen négyzet
    [I2] két négyzet egy sorban
    [I3] három négyzet egy sorban
    [V3] sarok három négyzetből
    [O4] tömb négy négyzetből
    [L4] L alak négy négyzetből
    [T4] T alak négy négyzetből
    [S4] S alak négy négyzetből
    [I4] négy négyzet egy sorban
    [L5] L alak öt négyzetből
    [P5] P alak öt négyzetből
   *[Y5] Y alak öt négyzetből
}
dice-colour = { $colour ->
    [black] Fekete
   *[white] Fehér
}
dice-area = { $area }. terület
dice-sheet = Területek
dice-your-sheet = A lapod
dice-total = Összesen
dice-free = { $count } szabad négyzet
dice-free-of = { $all } négyzetből { $free } szabad.
dice-rolls-count = { $count } dobás
dice-field-points = { $area }. terület: { $points } pont
dice-field-consoled = { $area }. terület: egyedül maradt, egy pont
dice-field-now = { $area }. terület: most játsszuk
dice-field-to-come = { $area }. terület: még hátravan

## Egyedül

dice-par-title = Dobások és szint
dice-par-text = A szint az, amennyi dobás a legjobb játékkal átlagosan kell, ha színenként két kockából lehet választani.
dice-column-area = Terület
dice-column-rolls = Dobás
dice-column-par = Szint
dice-rolls-so-far = Dobás
dice-par-so-far = Eddigi szint: { $par }
dice-par-here = Ez a terület: szint { $par }
dice-at-par = Pont szinten
dice-under-par = { $by } a szint alatt
dice-over-par = { $by } a szint fölött
dice-solo-rolls = { $count ->
    [one] dobás { $areas } területre
   *[other] dobás { $areas } területre
}
dice-solo-lead = Hat terület, minél kevesebb dobásból.
dice-solo-goal = Két fekete és két fehér kocka: vegyél egyet-egyet, rajzolj, dobj újra. Óra nincs. Minél kevesebb dobás, annál jobb.
dice-par-and = Szint { $par } · { $against }
dice-solo-par = A szint { $par } dobás.
dice-solo-par-later = A szintjét akkor látod, amikor már az asztalon fekszik.
