# Mit tenne a legjobb játék, azoknak, akik egyedül játszanak Ubongo Dice-t.
dice-hint-ask = Tipp (akkor nem lesz csúcs)
dice-hint-again = Még egy tipp
dice-hint-no-record = Tippel játszva: nem számít csúcsnak.
dice-hint-dice = A legjobb kockák: { $black } és { $white }.
dice-hint-draw = { $use ->
    [both] Rajzold meg mindkettőt a körvonal szerint:
    [black] Csak a feketét rajzold meg a körvonal szerint:
   *[white] Csak a fehéret rajzold meg a körvonal szerint:
} utána átlagosan { $rolls } dobás van hátra.
dice-hint-nothing = A legjobb semmit sem rajzolni: ami most szabad, ahhoz átlagosan { $rolls } dobás kell, a legjobb rajz után { $others }, mert a maradék nehezebben telne be.
dice-hint-nothing-fits = Semmi sem fér el: dobj újra.
