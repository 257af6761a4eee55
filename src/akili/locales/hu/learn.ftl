# Az oktató. A $with az, amivel a játékos dolgozik: touch, mouse vagy keys.
learn-title = Tanuld meg: Ubongo Fun-Size
learn-skip = Kihagyom
learn-step = { $number }. lépés / { $total }
learn-card = 3 lapka kell ide
learn-lay = { $with ->
    [keys] Lépj a Tabbal a piros lapkára, vidd a helyére a nyilakkal, és tedd le Enterrel.
    [touch] Húzd az ujjaddal a piros lapkát a kártyára.
   *[mouse] Húzd a piros lapkát a kártyára.
}
learn-turn = { $with ->
    [keys] Lépj a Tabbal a világoszöld lapkára, és nyomd meg az R-t: elfordul.
    [touch] Koppints a világoszöld lapkára: elfordul.
   *[mouse] Kattints a világoszöld lapkára: elfordul.
}
learn-flip = { $with ->
    [keys] Lépj a Tabbal a türkiz lapkára, és nyomd meg az F-et: átfordul a másik oldalára.
    [touch] Koppints gyorsan kétszer a türkiz lapkára: átfordul a másik oldalára.
   *[mouse] Kattints duplán a türkiz lapkára: átfordul a másik oldalára.
}
learn-back = { $with ->
    [keys] Meggondoltad magad? Lépj a Tabbal egy lerakott lapkára, és vedd vissza a Delete-tel.
    [touch] Meggondoltad magad? Húzz le egy lapkát a kártyáról, vagy koppints lent a nyílra.
   *[mouse] Meggondoltad magad? Húzz le egy lapkát a kártyáról, vagy kattints lent a nyílra.
}
learn-fill = Most rakd ki a kártyát: a négy lapkából három pontosan elég.
learn-done = Ennyi az egész. A játékban nyolc lapka közül keresed a hármat, és közben a többiek is keresnek.
learn-play-now = Most élesben
learn-again = Még egyszer
learn-rules = Minden szabály
