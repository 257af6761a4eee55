# Egy befejezett Clever Cubed-játszma elemezve.
clever-cubed-analysis-command = { $command ->
    [use] { $die }: { $mark }
    [extra] plusz kocka, { $die }: { $mark }
    [bonus] { $die }: { $mark }
    [reroll] újradobás
    [pass] egy kockát sem használni
   *[done] plusz kocka nélkül
}
clever-cubed-analysis-pink = { $way ->
    [half] { $number } fele a rózsaszínben
   *[times] { $number } szorozva a rózsaszínben
}
# Miből ad többet a jobb lépés.
clever-cubed-analysis-reason = { $reason ->
    [fox] rókát ad
    [chain] hosszabb a láncolat, ennyivel: { $count }
    [action] több akciót ad, ennyivel: { $count }
    [lowest] a legkisebb terület jobban nő, ennyivel: { $count }
    [points] azonnal több pont, ennyivel: { $count }
    [near] több bónuszt hoz közel, ennyivel: { $count }
    [hand] több kocka marad a következő dobásra, ennyivel: { $count }
    [crosses] több kereszt, ennyivel: { $count }
    [kept] kevesebb mezőt húz ki, ennyivel: { $count }
    [saved] kevesebb akciót használ el, ennyivel: { $count }
   *[later] későbbre többet ígér
}
