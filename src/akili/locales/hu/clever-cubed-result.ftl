# Egy Clever Cubed-játszma vége.
clever-cubed-result-over = Vége a játszmának
clever-cubed-result-counting = Számoljuk a pontokat…
clever-cubed-result-skip = Mutasd mind
clever-cubed-result-won-you = Nyertél { $points } ponttal
clever-cubed-result-won-one = { $name } nyert { $points } ponttal
clever-cubed-result-won-several = Közös győzelem { $points } ponttal: { $names }
clever-cubed-result-ahead = { $count } pont előny, utána { $names }
clever-cubed-result-tie = Pontegyenlőség ({ $names }): a magasabb legjobb terület dönt, { $best } : { $other }
clever-cubed-result-rounds = { $rounds } forduló
clever-cubed-result-foxes = { $foxes } róka, { $points } pont
clever-cubed-result-block = Pontok területenként
clever-cubed-result-place = { $place ->
    [1] győztes
   *[2] { $place }. hely
}
clever-cubed-result-best = legtöbb
clever-cubed-result-lowest = legkisebb
clever-cubed-result-foxes-title = Rókák
clever-cubed-result-times-lowest = × legkisebb terület
clever-cubed-result-open = A lap megnyitása:
clever-cubed-result-by-round = Pontok fordulónként
clever-cubed-result-start = rajt
# A szám alatt, egyedül játszva.
clever-cubed-result-points = { $count ->
   *[other] pont
}

## Megosztás

clever-cubed-result-share = Megosztás
clever-cubed-result-shared = Az eredmény a vágólapon van.
