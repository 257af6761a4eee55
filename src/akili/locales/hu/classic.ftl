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
   *[other] { $name }: { $count }, és még { $added }
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
   *[other] , { $names }.
}

## Egy játszma

classic-alone = Egyedül · { $tiles } lapka
classic-table = { $played ->
    [own] { $code } asztal · saját oldalak
   *[other] { $code } asztal · { $played } lapka
}
