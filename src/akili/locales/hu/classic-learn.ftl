# Az Ubongo bemutatója. A $with az, amivel a játékos dolgozik: touch, mouse vagy keys.
classic-learn-title = Tanuld meg: Ubongo
classic-learn-card = Maszk: 3 lapka
classic-learn-lay = { $with ->
    [keys] Lépj a Tabbal a bíbor lapkára. Vidd a nyilakkal a szaggatottan jelölt helyre, aztán nyomj Entert.
    [touch] Húzd az ujjaddal a bíbor lapkát a szaggatottan jelölt helyre.
   *[mouse] Húzd a bíbor lapkát a szaggatottan jelölt helyre.
}
classic-learn-turn = { $with ->
    [keys] Lépj a Tabbal a türkiz lapkára, és nyomd meg az R‑t: elfordul.
    [touch] Koppints a türkiz lapkára: elfordul.
   *[mouse] Kattints a türkiz lapkára: elfordul.
}
classic-learn-flip = { $with ->
    [keys] Lépj a Tabbal a kék lapkára, és nyomd meg az F‑et: átfordul a másik oldalára.
    [touch] Koppints gyorsan kétszer a kék lapkára: átfordul a másik oldalára.
   *[mouse] Kattints duplán a kék lapkára: átfordul a másik oldalára.
}
classic-learn-fill = Most rakd ki a kártyát mind a három lapkával.

## A drágakövek tábláján

classic-learn-move = { $with ->
    [keys] Ubongo! Te lettél az első, legfeljebb 3 sávot léphetsz. Nyomd meg ezt: { $lane }. Két zöld drágakő vár ebben a sávban.
    [touch] Ubongo! Te lettél az első, legfeljebb 3 sávot léphetsz. Koppints erre: { $lane }. sáv. Két zöld drágakő vár ott.
   *[mouse] Ubongo! Te lettél az első, legfeljebb 3 sávot léphetsz. Kattints erre: { $lane }. sáv. Két zöld drágakő vár ott.
}
classic-learn-take = { $with ->
    [keys] Most vedd el a két legközelebbi drágakövet: nyomj Entert.
   *[other] Most vedd el a két legközelebbi drágakövet.
}
classic-learn-lose = Következő forduló, második lettél. { $name } is a te sávodban áll: azé a pár, aki előbb veszi el. Gyorsan, vedd el!
classic-learn-again = { $name } gyorsabb volt! Nem baj: vedd el a következő párt, vagy lépj előbb egy másik sávba.
classic-learn-win = Utolsó forduló. Neked 5 zöld drágaköved van, { $name } 5 lilával áll: holtverseny. Ilyenkor a második szín számít. { $name } 4 narancssárgát gyűjtött: szerezz többet!
classic-learn-astray = Ez a pár nem lenne elég. 3 sárga drágaköved van: hol van még kettő?
classic-learn-won = Holtverseny: 5–5. A második szín dönt: 5–4. Nyertél!
classic-learn-done = A játékban mindezzel végezni kell, mielőtt lepereg a homok, méghozzá kilencszer.
