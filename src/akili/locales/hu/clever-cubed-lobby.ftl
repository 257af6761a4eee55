# Amiben egy Clever Cubed-játszma előtt megegyeznek.
clever-cubed-lobby-pink = Fél kocka a rózsaszínben
clever-cubed-lobby-rounding = { $rounding ->
    [up] Felfelé kerekítve
   *[down] Lefelé kerekítve
}
clever-cubed-lobby-blue = Kék ?
clever-cubed-lobby-blue-bonus = { $bonus ->
    [free] Bármi, ami elfér
   *[white] 1–6 meg a fehér
}
clever-cubed-lobby-sevens = 7‑es a 7‑es mellett a kékben
clever-cubed-lobby-sevens-text = Kikapcsolva: két 7‑es sosem szomszédos, a nyomtatottal sem.
clever-cubed-lobby-clock = Idő egy körre
clever-cubed-lobby-clock-text = Mindenkinek a kör rá eső részére. Ha letelik, a kör nélküle megy tovább.
clever-cubed-lobby-no-clock = Nincs
clever-cubed-lobby-hints = Tippek
clever-cubed-lobby-hints-text = Kérhető, hogy melyik a legjobb lépés.
