# Mi lett egy Ubongo-forduló vagy -játszma vége.

## Egy forduló

classic-result-alone-solved = Ubongo!
classic-result-alone-unsolved = Most nem sikerült
classic-result-lanes = { $count ->
    [0] nem lépett
   *[other] { $count } sáv
}
# Ezt a képernyőolvasó mondja, játékosonként egy mondatot.
classic-result-row = { $place ->
    [0] { $name }: nincs kirakva, { $about }, { $gems }.
   *[1] { $place }. hely: { $name }, { $time }, { $about }, { $gems }.
}
classic-result-board = A tábla
classic-result-left = { $count } drágakő maradt
classic-result-stayed = { $count } drágakő ott maradt

## Hogy áll a játék

classic-result-no-gems = Még senkinek sincs drágaköve.
classic-result-leads = { $who ->
    [you] Te vezetsz: egy színből { $mine } drágaköved van. Mögötted: { $names } ({ $theirs }).
   *[name] { $name } vezet: egy színből { $mine } drágaköve van. Mögötte: { $names } ({ $theirs }).
}
classic-result-leads-by = { $who ->
    [you] Te vezetsz.
   *[name] { $name } vezet.
} Ugyanennyi ({ $level }): { $names }, de { $colour ->
    [2] a második szín dönt
    [3] a harmadik szín dönt
    [4] a negyedik szín dönt
    [5] az ötödik szín dönt
   *[6] a hatodik szín dönt
}: { $mine }–{ $theirs }.

## A vége

classic-result-over = Kilenc forduló után
classic-result-by-best = Az egy színből gyűjtött legtöbb drágakő dönt: { $mine }–{ $theirs }.
classic-result-by = Holtverseny ({ $level }): { $names }. { $colour ->
    [2] A második szín dönt
    [3] A harmadik szín dönt
    [4] A negyedik szín dönt
    [5] Az ötödik szín dönt
   *[6] A hatodik szín dönt
}: { $mine }–{ $theirs }.
classic-result-shared = Minden színben holtverseny ({ $level }): közös a győzelem.
classic-result-table = Sorrend színek szerint
classic-result-column = { $number ->
    [1] Legtöbb egy színből
    [2] 2. szín
    [3] 3.
    [4] 4.
    [5] 5.
   *[6] 6.
}
classic-result-place = { $place }. hely: { $name }, { $gems }. { $colours }
classic-result-tie = Hogyan dőlt el
classic-result-decided = Mi döntött
classic-result-step = { $number ->
    [1] Legtöbb egy színből
    [2] Második szín
    [3] Harmadik szín
    [4] Negyedik szín
    [5] Ötödik szín
   *[6] Hatodik szín
}: { $counts }.
classic-result-level = Holtverseny.
classic-result-best = Legjobb szín
classic-result-best-said = A legjobb szín drágakövei fordulónként. { $values }
