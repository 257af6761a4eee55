# Ubongo: a játék darabjai.

## Drágakövek

classic-colour = { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
    [orange] narancssárga
   *[purple] lila
}
classic-gems-none = nincs drágakő
classic-gem-one = { $colour ->
    [red] egy piros
    [blue] egy kék
    [green] egy zöld
    [yellow] egy sárga
    [orange] egy narancssárga
   *[purple] egy lila
}
classic-gems-alike = { $colour ->
    [red] két piros
    [blue] két kék
    [green] két zöld
    [yellow] két sárga
    [orange] két narancssárga
   *[purple] két lila
}
classic-gems-owned = Drágakövek színenként
# Amit a képernyőolvasó egy szín drágaköveiről mond.
classic-gem-count = { $added ->
    [0] { $name }: { $count }
   *[1] { $name }: { $count }, és még { $added }
}

## A kocka

classic-symbol = { $symbol ->
    [shield] Pajzs
    [hand] Kéz
    [antelope] Antilop
    [snake] Kígyó
    [elephant] Elefánt
   *[mask] Maszk
}

## A tábla

# Amit a képernyőolvasó egy sávról mond.
classic-lane-said = { $lane }. sáv: { $count } drágakő{ $pawns ->
    [0] .
   *[1] , { $names }.
}

## Egy játszma

classic-tiles = { $count } lapka
classic-alone = Egyedül · { $tiles } lapka
classic-table = { $played ->
    [own] { $code } asztal · saját oldalak
   *[other] { $code } asztal · { $played } lapka
}

## Játszma előtt

classic-lobby-side = Lapka kártyánként
classic-lobby-side-of = { $name } lapkái kártyánként
classic-lobby-hourglass = Homokóra
classic-lobby-starter = Elsőként dob
classic-lobby-chance = Véletlen
classic-lobby-auto-take = Drágakő magától
classic-lobby-auto-take-hint = Kiraktad, de nem vetted el, mire lepergett a homok? A sávod drágakövei a tieid.

## Egyedül

classic-solo-lead = Kilenc forduló, mindig egy homokórányi idő, és egy tele tábla drágakő csak neked.
classic-solo-goal = Gyűjts kilenc forduló alatt egy színből minél több drágakövet, kártyánként { $tiles } a feladat. Minden kirakott kártya után legfeljebb három sávot léphetsz, és két drágakövet vehetsz el. Egyenlő eredménynél a következő szín számít, végül az idő.
classic-solo-best = { $count ->
   *[other] drágakő egy színből
}
classic-solo-gems = Összes drágakő
classic-solo-time = Idő
classic-solo-rounds = Fordulónként
