# Az Ubongo Shimo bemutatója. A $with az, amivel a játékos dolgozik: touch, mouse vagy keys.
shimo-learn-title = Tanuld meg: Ubongo Shimo
shimo-learn-card = 1. szint
shimo-learn-lay = { $with ->
    [keys] Lépj a Tabbal a sárga lapkára. Mozgasd a nyilakkal, amíg mindkét lyuk fehér mező fölé kerül, aztán nyomj Entert.
    [touch] Húzd az ujjaddal a sárga lapkát a kártyára úgy, hogy mindkét lyuk fehér mező fölött legyen.
   *[mouse] Húzd a sárga lapkát a kártyára úgy, hogy mindkét lyuk fehér mező fölött legyen.
}
shimo-learn-turn = { $with ->
    [keys] Lépj a Tabbal a piros lapkára, és nyomd meg az R‑t: elfordul, és vele a lyukai is.
    [touch] Koppints a piros lapkára: elfordul, és vele a lyukai is.
   *[mouse] Kattints a piros lapkára: elfordul, és vele a lyukai is.
}
shimo-learn-flip = { $with ->
    [keys] Lépj a Tabbal a világoskék lapkára, és nyomd meg az F‑et: lyukastul átfordul a másik oldalára.
    [touch] Koppints gyorsan kétszer a világoskék lapkára: lyukastul átfordul a másik oldalára.
   *[mouse] Kattints duplán a világoskék lapkára: lyukastul átfordul a másik oldalára.
}
shimo-learn-rest = Tegyük fel, hogy a sárga eggyel arrébb fekszik. Rakd le a pirosat és a világoskéket is: minden lyuk fehér mező fölé!
shimo-learn-mend = { $with ->
    [keys] Az áthúzott szem eltakart fehér mezőt jelöl. Lépj a sárga lapkára, told odébb a nyilakkal, és tedd le Enterrel, hogy minden fehér mező látsszon.
   *[other] Az áthúzott szem eltakart fehér mezőt jelöl. Told odébb a sárga lapkát, hogy minden fehér mező látsszon.
}
shimo-learn-done = Minden fehér mező látszik. A játékban, aki ezt elsőként eléri, drágakövet kap, a többieknek pedig 60 másodpercük marad.
