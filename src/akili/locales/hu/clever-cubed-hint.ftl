# Segítség a Clever Cubedhoz: a legjobb lépések.
clever-cubed-hint-ask = Tipp
clever-cubed-hint-title = A legjobb lépések
clever-cubed-hint-value = A végén várható pontokkal
clever-cubed-hint-best = legjobb
clever-cubed-hint-reason = { $reason ->
    [only] nincs más
    [fox] rókát ad
    [chain] láncolatot indít: { $count }
    [action] akciót ad
    [lowest] a legkisebb terület +{ $count }
    [points] azonnal +{ $count }
    [near] közel hoz bónuszokat: { $count }
    [hand] kézben maradó kockák: { $count }
    [wait] itt semmi sem éri meg
   *[later] később ez ígéri a legtöbbet
}
clever-cubed-hint-warning = Tippel ez a játszma nem számít rekordnak. Koppints újra, ha kéred.
