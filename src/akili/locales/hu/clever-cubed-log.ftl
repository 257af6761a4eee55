# Clever Cubed: ami történt, a naplóhoz, a visszajátszáshoz és azoknak, akik hallgatják. A név helyén „Te” is állhat.
clever-cubed-log-first = Kezd: { $name }
clever-cubed-log-round = { $round }. forduló.
clever-cubed-log-round-bonus = { $round }. forduló. Bónusz mindenkinek: { $bonus }.
# Pontok név szerint, vagy azé, aki egyedül játszik.
clever-cubed-log-so-far = Pontok eddig: { $points }.
clever-cubed-log-passive-turn = Passzív kör: senki sem dob.
clever-cubed-log-rolled = { $name }: dobás, { $dice }
clever-cubed-log-rolled-in-vain = { $name }: dobás, { $dice }; semmi sem fér el
clever-cubed-log-dealt = A tálcán: { $dice }
clever-cubed-log-rerolled = { $name }: újradobás
# Mi lett a kockával: $die például „sárga 5”, $mark például „iksz: II · 5”.
clever-cubed-log-used = { $how ->
    [pick] { $name }: { $die } a tálcáról, { $mark }
    [fallback] { $name }: { $die } a kockamezőről, { $mark }
    [extra] { $name }: extra kocka, { $die }, { $mark }
   *[roll] { $name }: { $die }, { $mark }
}
clever-cubed-log-as = { $die } mint { $number }
clever-cubed-log-dropped = A tálcára: { $dice }
clever-cubed-log-passed = { $why ->
    [nothing_fits] { $name }: semmi sem fér el
    [away] { $name }: távol van, nincs kocka
    [time] { $name }: lejárt az idő, nincs kocka
   *[chosen] { $name }: saját döntésből nincs kocka
}
clever-cubed-log-won = { $name }: megszerezve – { $bonus }
clever-cubed-log-bonus = { $name }: { $bonus }, { $mark }
clever-cubed-log-lapsed = { $why ->
    [away] { $name }: távol van, elveszett: { $bonuses }
    [time] { $name }: lejárt az idő, elveszett: { $bonuses }
   *[nothing_fits] { $name }: nincs hely, elveszett: { $bonuses }
}
clever-cubed-log-back = { $name }: egy lépés vissza
clever-cubed-log-hint = { $name }: tipp
clever-cubed-log-over = Vége a játszmának. Pontok: { $points }.

## Bejegyzések a lapon

clever-cubed-log-yellow = sárga iksz, { $row } · { $number }
clever-cubed-log-turquoise = { $crosses ->
    [single] türkiz { $number }, { $rows }. sor
   *[several] türkiz { $number }, sorok: { $rows }
}
clever-cubed-log-blue = { $side ->
    [left] { $number } a kékben, balra
   *[right] { $number } a kékben, jobbra
}
clever-cubed-log-brown = barna iksz, { $field }. mező
clever-cubed-log-pink = { $way ->
    [half] { $number } fele a rózsaszínben: { $written }
   *[times] { $number } szorozva a rózsaszínben: { $written }
}
