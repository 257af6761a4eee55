# Egy befejezett Clever Cubed-játszma elemezve.
clever-cubed-analysis-command = { $command ->
    [use] { $die }: { $mark }
    [extra] plusz kocka, { $die }: { $mark }
    [bonus] { $die }: { $mark }
    [reroll] újradobás
    [lapse] időben fel nem használva: { $die }
    [pass] egy kockát sem használni
   *[done] plusz kocka nélkül
}
clever-cubed-analysis-pink = { $way ->
    [half] { $number } fele a rózsaszínben
   *[times] { $number } szorozva a rózsaszínben
}
# Miből ad többet a jobb lépés.
clever-cubed-analysis-reason = { $reason ->
    [fox] rókát ad (+{ $count })
    [chain] hosszabb láncolat (+{ $count })
    [action] több megszerzett akció (+{ $count })
    [lowest] a legkisebb terület jobban nő (+{ $count })
    [points] azonnal több pont (+{ $count })
    [near] több bónusz kerül közel (+{ $count })
    [hand] több kocka a következő dobásra (+{ $count })
    [crosses] több kereszt (+{ $count })
    [kept] kevesebb kihúzott mező (−{ $count })
    [saved] kevesebb elhasznált akció (−{ $count })
    [wait] itt semmi sem ért többet annál, ami még jön
    [end] a végén több pont
   *[later] későbbre többet ígér
}
# Amiről cserébe lemond.
clever-cubed-analysis-although = { $reason ->
    [fox] bár lemond egy rókáról
    [chain] bár rövidebb a láncolat (−{ $count })
    [action] bár kevesebb akciót ad (−{ $count })
   *[points] bár azonnal kevesebb pontot ad (−{ $count })
}
