# A Clever Cubed játék közben.

## Mi a teendő

clever-cubed-play-your-turn = Te jössz
clever-cubed-play-turn-of = { $name } köre
clever-cubed-play-passive-turn = Passzív kör
clever-cubed-play-round-begins = Kezdődik a forduló
clever-cubed-play-round = { $round }. forduló
clever-cubed-play-over = Vége a játszmának
clever-cubed-play-roll-of = Dobás: { $roll } / { $rolls }
clever-cubed-play-field-next = most: { $field }. mező
clever-cubed-play-upcoming = { $upcoming ->
    [round] A dobásoddal kezdődik: { $round }. forduló
    [turn] A dobásoddal kezdődik
    [deal] Három kocka a tálcára kerül
   *[roll] Dobj azzal, ami a kezedben maradt
}
clever-cubed-play-bonus = Bónusz: { $bonus }
clever-cubed-play-pick = Válassz a tálcáról
clever-cubed-play-pick-field = Válassz a kockamezőkről
clever-cubed-play-all-at-once = mindenki egyszerre
clever-cubed-play-extra = Extra kockák
clever-cubed-play-extra-left = maradt: { $count }
clever-cubed-play-extra-how = Válassz egy kockát, hogy még egyszer használd, vagy fejezd be.
clever-cubed-play-nothing-fits = Semmi sem fér el
clever-cubed-play-why-nothing-fits = E kockák egyikének sincs helye a lapon, ezért a dobás mindjárt elvész.
clever-cubed-play-passed-over = mindjárt elvész
clever-cubed-play-deserted = Mindenki távol van: akkor megy tovább, ha valaki visszajön.
clever-cubed-play-awaited = { $stage ->
    [bonus] Bónuszt használ: { $names }
    [roll] Dob: { $names }
    [use] Kockát választ: { $names }
    [pick] Még választ: { $names }
   *[extra] Extra kocka: { $names }
}
clever-cubed-play-time-left = Hátralévő idő:

## Választás

clever-cubed-play-choose-die = Válassz kockát
clever-cubed-play-choose-number = Válassz számot
clever-cubed-play-choose-number-then-field = Válassz számot és mezőt
clever-cubed-play-choose-area = Válassz területet
clever-cubed-play-choose-box = Válassz egy világító mezőt
clever-cubed-play-choose-joker = válassz dzsókert.
clever-cubed-play-tap-lit = Koppints a mezőre
clever-cubed-play-wait = Várj a többiekre
clever-cubed-play-watching = Nézed a játékot

## A fő gomb

clever-cubed-play-cross = Iksz: { $what }
clever-cubed-play-write = Beírás: { $what }
clever-cubed-play-way = { $way ->
    [half] { $number } fele
   *[times] { $number } ×
}
clever-cubed-play-roll = { $upcoming ->
    [round] Új forduló
   *[turn] Dobás
}
clever-cubed-play-roll-dice = { $count ->
    [one] Dobás { $count } kockával
   *[other] Dobás { $count } kockával
}
clever-cubed-play-reroll = { $count ->
    [one] Újradobás { $count } kockával
   *[other] Újradobás { $count } kockával
}
clever-cubed-play-done = Kész
clever-cubed-play-pass = Passz
clever-cubed-play-decline = Nem kell
clever-cubed-play-undo = Vissza
clever-cubed-play-now = most
clever-cubed-play-other-bonus = Előbb egy másik

## A lépések neve a tippekben

clever-cubed-play-command = { $type ->
    [roll] Dobás
    [reroll] Újradobás
    [pass] Kocka nélkül
    [done] Nem kell több extra kocka
   *[take_back] Visszavonás
}

## Mi következik belőle

clever-cubed-play-as = { $die } mint { $number }
clever-cubed-play-would = { $move }, { $effect }.
clever-cubed-play-adds = { $points ->
    [0] még nem ér pontot
    [one] +{ $points } pont
   *[other] +{ $points } pont
}
clever-cubed-play-wins = ezt adja: { $bonuses }
clever-cubed-play-skips = { $count ->
    [one] { $count } mező kimarad
   *[other] { $count } mező kimarad
}
clever-cubed-play-could-areas = { $count ->
    [one] { $count } területre illik.
   *[other] { $count } területre illik.
}
clever-cubed-play-could-several = egy vagy több iksz { $number } alatt, legfeljebb { $most }.
clever-cubed-play-could-write = { $count ->
    [one] írd be: { $numbers }.
   *[other] írd be: { $numbers }, { $count } módon.
}
clever-cubed-play-could-cross = { $count ->
    [one] ikszeld be a világító mezőt.
   *[other] ikszelj be egyet { $count } mezőből.
}
clever-cubed-play-drops = A tálcára: { $dice }.
clever-cubed-play-look = Koppints egy kockára, és látod, hol fér el és mi kerül a tálcára.
clever-cubed-play-look-to-pick = Koppints egy kockára, és látod, hol fér el és mit ad.
clever-cubed-play-plus-white = A számod meg a fehér, amelyen { $face } van.
clever-cubed-play-grey-sums = A szürke összegek sehová sem illenek.
clever-cubed-play-joker-keys = A kocka a választott számnak számít.
clever-cubed-play-crossed-of = iksz: { $crossed } / { $most } · +{ $points }
clever-cubed-play-plus = +{ $points }
clever-cubed-play-only-grey = a tálcáról csak a szürkék

## Kockák

clever-cubed-play-hand = Kézben
clever-cubed-play-hand-tap = Kézben · koppints egy kockára
clever-cubed-play-no-place = nincs hely
clever-cubed-play-with-joker = dzsóker
clever-cubed-play-areas = { $count ->
    [one] { $count } terület
   *[other] { $count } terület
}
clever-cubed-play-boxes = { $count ->
    [one] { $count } mező
   *[other] { $count } mező
}
clever-cubed-play-fields = { $count ->
    [one] { $count } mező
   *[other] { $count } mező
}
clever-cubed-play-some-of = 1–{ $most } / { $count }
clever-cubed-play-use-as = { $die }: melyik területen?
clever-cubed-play-skip-short = kimarad { $count }
clever-cubed-play-dice-of = { $name } kockái: csak ha semmi sem fér el
clever-cubed-play-fields-locked = Csak ha a tálcáról semmi sem fér el
clever-cubed-play-not-now = most nem

## A többiek

clever-cubed-play-others = A többiek
clever-cubed-play-own-sheet = Vissza a lapomra
clever-cubed-play-sheet-of = { $name } lapja
clever-cubed-play-doing = { $stage ->
    [bonus] bónusz
    [roll] dobni fog
    [use] választ
    [pick] választ
   *[extra] extra kocka?
}
clever-cubed-play-is-done = kész
clever-cubed-play-is-active = soron van
clever-cubed-play-away = távol
clever-cubed-play-for-foxes = a legkisebb: minden róka ennyit ér
clever-cubed-play-log = Napló
clever-cubed-play-log-empty = Itt olvasható, mi történik.
