# Ubongo: egy parti, amely folyik.

## A forduló előtt

classic-play-place-title = Tedd le a bábudat
classic-play-place-watch-title = A bábuk a helyükre kerülnek
classic-play-place-text = Koppints egy piros mezőre. Egy mezőn több bábu is állhat. Még { $seconds } másodperc.
classic-play-place-watch-text = Egy mezőn több bábu is állhat. Még { $seconds } másodperc.
classic-play-ready = Kész
classic-play-note-ready = kész
classic-play-note-placing = választ…
classic-play-note-placing-you = választasz…
classic-play-note-placed = letette
classic-play-note-rolls = dob
classic-play-roll = Dobok
classic-play-roll-title = { $name } dob
classic-play-roll-text = Amint a kocka megáll, felfordulnak a kártyák. Legkésőbb { $seconds } mp múlva.
classic-play-roll-you-title = Te dobsz
classic-play-roll-you-text = Amint a kocka megáll, felfordulnak a kártyák. { $seconds } mp múlva magától gurul.
classic-play-placed-by-chance = A bábud helyét a véletlen választotta: { $lane }. sáv.

## A kártya

classic-play-rows = A lapkák sorai
classic-play-row = { $symbol }: { $tiles }
classic-play-row-laid = { $symbol } sor · { $count } lapka a kártyán
classic-play-tiles-laid = { $count }/{ $of } lapka

## A homok

# Telefonon két sorban.
classic-play-second-title =
    Még senki.
    Még egyszer!
classic-play-second-text = A második és utolsó { $time }

## Hol tartasz: cím és alatta egy sor

classic-play-where-solve-title = Rakd ki a kártyádat
classic-play-where-solve-text = A kidobott sor mind a { $count } lapkája kell. Az első léphet a legmesszebbre.
classic-play-where-go-on-title = Kirakta: { $names }
classic-play-where-go-on-text = Folytasd: van idő, amíg pereg a homok.
classic-play-where-settling-title = Ubongo!
classic-play-where-settling-text = Most dől el, hányadik vagy.
classic-play-where-take-title = { $place ->
    [1] Első!
    [2] Második!
    [3] Harmadik!
   *[4] Negyedik!
} { $steps ->
    [0] Maradj a sávodban
   *[1] Most { $steps } sávot léphetsz
}
classic-play-where-take-text = Aztán vedd el a két szélső követ.
classic-play-where-take-short-title = { $place ->
    [1] Első vagy
    [2] Második vagy
    [3] Harmadik vagy
   *[4] Negyedik vagy
}
classic-play-where-take-short-text = { $steps ->
    [0] maradj, és vedd el
   *[1] { $steps } sáv, aztán vedd el
}
classic-play-where-nothing-title = { $place ->
    [1] Első!
    [2] Második!
    [3] Harmadik!
   *[4] Negyedik!
}
classic-play-where-nothing-text = Ahova elérsz, ott már nincs drágakő.
classic-play-where-took-title = A tiéd: { $gems }
classic-play-where-took-short = A tiéd:
classic-play-where-took-text = { $others ->
    [yes] A többiek játszanak tovább.
   *[no] Jöhet a következő forduló.
}
classic-play-where-done-title = Végeztél
classic-play-where-done-text = { $others ->
    [yes] A többiek játszanak tovább.
   *[no] Jöhet a következő forduló.
}
classic-play-where-watch-title = Nézőként vagy itt
classic-play-where-watch-text = Még senki sem rakta ki.
classic-play-where-watch-solved-title = Nézőként vagy itt
classic-play-where-watch-solved-text = Kirakta: { $names }

## A kövek elvétele

classic-play-take = Elveszem
classic-play-take-spoken = Elveszem: { $gems }
classic-play-take-none = Itt nincs drágakő
classic-play-take-hint = Koppints egy sávra, és odalépsz. Aztán vedd el.
classic-play-i-am-done = Végeztem
classic-play-keys-enter = lerak, kész, elvesz
classic-play-keys-lane = sávot választ
classic-play-danger = { $several ->
    [no] { $names } is itt áll. Azé lesz, aki előbb veszi el.
   *[yes] Itt áll még: { $names }. Azé lesz, aki előbb veszi el.
}
classic-play-taken-first = { $name } gyorsabb volt.

## A játékosok

classic-play-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}
classic-play-doing-took = elvette
classic-play-doing-in-your-lane = a sávodban
classic-play-doing-away = nincs itt
classic-play-doing-solving = keresi
classic-play-doing-gives-up = feladná
classic-play-doing-settling = kirakta
classic-play-doing-done = végzett
classic-play-doing-moving = választ
classic-play-doing-your-move = te jössz
classic-play-rank = Pillanatnyi helyezés: { $rank }.
classic-play-rank-spoken = { $rank }. hely: { $name }
classic-play-best-spoken = legtöbb ebből: { $colour }, { $count }

## Azoknak, akik hallgatják

classic-play-heard-placed = { $name } itt áll: { $lane }. sáv.
classic-play-heard-you-placed = Itt állsz: { $lane }. sáv.
classic-play-heard-rolled = A kockán: { $name }. Felfordultak a kártyák.
classic-play-heard-turned = Senki sem rakta ki. Még egyszer megfordul a homokóra: utoljára { $seconds } másodperc.
classic-play-heard-place = { $place ->
    [1] Első vagy:
    [2] Második vagy:
    [3] Harmadik vagy:
   *[4] Negyedik vagy:
} { $steps ->
    [0] maradj a sávodban,
   *[other] legfeljebb { $steps } sávot léphetsz,
} aztán vedd el a köveket. Az 1–6 billentyűk sávot választanak, az Enter elveszi.
classic-play-heard-lane = { $lane }. sáv: { $gems }.
classic-play-heard-you-took = Elvetted: { $gems }.
classic-play-heard-took = { $name } elvette: { $gems }.
classic-play-heard-done = { $name } végzett.
