# Ubongo Dice játék közben.

## Mi a teendő

dice-play-which-roll = { $roll }. dobás
dice-play-rolled = { $name } dobott
dice-play-you-rolled = te dobtál
dice-play-roll = Dobok
dice-play-roll-you = Dobj a kockákkal
dice-play-rolls = { $name } dob
dice-play-roll-by-itself = { $seconds } mp múlva maguktól gurulnak
dice-play-rolls-in = { $name } dob, legkésőbb { $seconds } mp múlva
dice-play-landing = Gurulnak a kockák
dice-play-grab-both = Egy-egy kell
dice-play-grab-black = Egy fekete kell
dice-play-grab-white = Egy fehér kell
dice-play-have-both = Mindkettő megvan
dice-play-turn-you = Te jössz: vegyél egyet-egyet
dice-play-turn = { $name } választ kockát
dice-play-draw = Rajzold be őket
dice-play-draw-text = 2, 1 vagy 0 alakzat
dice-play-done-title = Kész
dice-play-filled = Betelt a terület!
dice-play-filled-points = { $points } pont a tiéd
dice-play-nothing-fits = Semmi sem fér be
dice-play-nothing-fits-text = Egyik alakzat sem fér el a szabad négyzeteken. Megyünk tovább.
dice-play-you-wait = A területed kész
dice-play-others-grab = A többiek még választanak
dice-play-others-draw = A többiek rajzolnak
dice-play-all-grab = Mindenki kockát választ
dice-play-all-draw = Mindenki rajzol
dice-play-waiting = Várunk: { $names }
dice-play-over = Minden terület kész
dice-play-time-left = Hátralévő idő:

## Kockák a szőnyegen

dice-play-dice = Kockák
dice-play-die = { $colour ->
    [black] { $number }. kocka, fekete: { $shape }
   *[white] { $number }. kocka, fehér: { $shape }
}
dice-play-die-taken = { $name } vitte el
dice-play-yours = a tiéd megvan
dice-play-have-colour = { $colour ->
    [black] Fekete kockád már van.
   *[white] Fehér kockád már van.
}
dice-play-left = { $count ->
    [0] elfogyott
   *[other] még { $count } van
}
dice-play-tap-both = Koppints egy feketére és egy fehérre.
dice-play-left-quick = még { $count }, siess
dice-play-colour-hint = { $colour ->
    [black] Fekete: { $hint }.
   *[white] Fehér: { $hint }.
}
dice-play-faster = { $name } gyorsabb volt.
dice-play-came-by-itself = { $colour ->
    [black] Az utolsó fekete kocka a tiéd: { $shape }.
   *[white] Az utolsó fehér kocka a tiéd: { $shape }.
}

## A kockáid és a területed

dice-play-your-dice = A kockáid
dice-play-cards = A kockáid. A nyilak a területre viszik és ott mozgatják az alakzatot, az R forgatja, az F tükrözi, az Enter berajzolja, az Escape visszateszi.
dice-play-card-waits = { $colour ->
    [black] Fekete, { $shape }, nincs berajzolva
   *[white] Fehér, { $shape }, nincs berajzolva
}
dice-play-card-in-hand = { $colour ->
    [black] Fekete, { $shape }, a kezedben
   *[white] Fehér, { $shape }, a kezedben
}
dice-play-card-drawn = { $colour ->
    [black] Fekete, { $shape }, berajzolva: { $row }. sor, { $column }. oszlop
   *[white] Fehér, { $shape }, berajzolva: { $row }. sor, { $column }. oszlop
}
dice-play-card-left-out = { $colour ->
    [black] Fekete, { $shape }, kimaradt
   *[white] Fehér, { $shape }, kimaradt
}
dice-play-card-missing = { $colour ->
    [black] Kapj el egy feketét
   *[white] Kapj el egy fehéret
}
dice-play-card-waits-title = Vár rád
dice-play-card-waits-text = húzd a helyére
dice-play-card-in-hand-title = Kézben
dice-play-card-in-hand-text = vagy hagyd ki
dice-play-card-drawn-title = Berajzolva
dice-play-card-drawn-text = koppints: vissza
dice-play-card-left-out-title = Kimaradt
dice-play-card-left-out-text = nem kellett
dice-play-back = Vissza
dice-play-choose-first = Előbb koppints az egyik kockádra.
dice-play-may-try = Már próbálgathatsz; akkor számít, ha mindenkinek megvan.
dice-play-unused-lost = Használd mindkettőt, egyet vagy egyet sem. A ki nem használt kocka elvész.
dice-play-done = Kész · { $used }/{ $of } felhasználva
dice-play-done-filled = Kész · betelt, +{ $points }
dice-play-done-filled-alone = Kész · betelt
dice-play-points-for = Pontok, { $area }. terület
dice-play-stake-taken = { $points } pont:
dice-play-stake-now = ha most betelik
dice-play-stake-later = később
dice-play-stake-alone = utolsó

## Mit csinál a kéz, annak, aki hallgatja

dice-play-hand-drawn = { $colour ->
    [black] A fekete berajzolva: { $row }. sor, { $column }. oszlop.
   *[white] A fehér berajzolva: { $row }. sor, { $column }. oszlop.
} { $free ->
    [0] A terület betelt.
   *[other] { $free } négyzet szabad.
}
dice-play-hand-lifted = { $colour ->
    [black] A fekete felvéve.
   *[white] A fehér felvéve.
}
dice-play-hand-back = { $colour ->
    [black] A fekete visszakerült a helyére.
   *[white] A fehér visszakerült a helyére.
}
dice-play-hand-over-nothing = A terület mellett.
dice-play-hand-over-covers = { $row }. sor, { $column }. oszlop: ott már van valami.
dice-play-hand-sticks-out = { $colour ->
    [black] A fekete ott nem fér el: kilógna.
   *[white] A fehér ott nem fér el: kilógna.
}
dice-play-hand-covers = { $colour ->
    [black] A fekete ott nem fér el: már van ott valami.
   *[white] A fehér ott nem fér el: már van ott valami.
}

## A többiek

dice-play-look-at = Kinek a lapja látszik
dice-play-doing-away = nincs itt
dice-play-doing-rolls = dob
dice-play-doing-chooses = választ
dice-play-doing-has-both = mindkettő megvan
dice-play-doing-needs-black = fekete kell
dice-play-doing-needs-white = fehér kell
dice-play-doing-draws = rajzol
dice-play-doing-done = kész
dice-play-doing-nothing-fits = semmi sem fér be

## Mit hozott a dobás

# Te, nevek között.
dice-play-you = te
dice-play-scored = { $area }. terület, betelt: { $names }, { $points } pont.
dice-play-scored-alone = { $area }. terület: betelt!
dice-play-consoled = Egyedül maradt, egy pont: { $names }.
dice-play-nobody-filled = Senkié sem telt be: újra gurulnak a kockák.
dice-play-next-area = Következik: { $area }. terület.

## Annak, aki hallgatja

dice-play-heard-dice = { $colour ->
    [black] Fekete: { $shapes }.
   *[white] Fehér: { $shapes }.
}
dice-play-heard-grabbed = { $colour ->
    [black] { $name } fekete kockája: { $shape }.
   *[white] { $name } fehér kockája: { $shape }.
}
dice-play-heard-you-grabbed = { $colour ->
    [black] A fekete kockád: { $shape }.
   *[white] A fehér kockád: { $shape }.
}
dice-play-heard-draw = Rajzold be az alakzataidat. { $free } négyzet szabad.
dice-play-heard-filled = Betelt: { $name }.
dice-play-heard-confirmed = Amit berajzoltál, az marad.
