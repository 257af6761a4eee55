# Ubongo: elementy gry.

## Klejnoty

classic-colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
    [orange] pomarańczowy
   *[purple] fioletowy
}
classic-gems-none = bez klejnotów
classic-gem-one = { $colour ->
    [red] jeden czerwony
    [blue] jeden niebieski
    [green] jeden zielony
    [yellow] jeden żółty
    [orange] jeden pomarańczowy
   *[purple] jeden fioletowy
}
classic-gems-alike = { $colour ->
    [red] dwa czerwone
    [blue] dwa niebieskie
    [green] dwa zielone
    [yellow] dwa żółte
    [orange] dwa pomarańczowe
   *[purple] dwa fioletowe
}
classic-gems-owned = Klejnoty według koloru
# Co czytnik ekranu mówi o klejnotach jednego koloru.
classic-gem-count = { $added ->
    [0] { $name }: { $count }
   *[1] { $name }: { $count } i jeszcze { $added }
}

## Kostka

classic-symbol = { $symbol ->
    [shield] Tarcza
    [hand] Dłoń
    [antelope] Antylopa
    [snake] Wąż
    [elephant] Słoń
   *[mask] Maska
}

## Plansza

# Co czytnik ekranu mówi o torze.
classic-lane-said = Tor { $lane }: { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
}{ $pawns ->
    [0] .
   *[1] , { $names }.
}

## Partia

classic-tiles = { $count } klocki
classic-alone = Solo · { $tiles } klocki
classic-table = { $played ->
    [own] Stół { $code } · różne strony kart
   *[other] Stół { $code } · { $played } klocki
}

## Przed partią

classic-lobby-side = Klocki na karcie
classic-lobby-side-of = Klocki na karcie: { $name }
classic-lobby-hourglass = Klepsydra
classic-lobby-starter = Pierwszy rzut
classic-lobby-chance = Losowo
classic-lobby-auto-take = Klejnoty automatycznie
classic-lobby-auto-take-hint = Karta ułożona, a klejnoty niewzięte, gdy przesypał się piasek? Dostajesz te ze swojego toru.

## W pojedynkę

classic-solo-lead = Dziewięć rund, za każdym razem klepsydra, a cała plansza klejnotów tylko dla ciebie.
classic-solo-goal = Zbierz w dziewięciu rundach jak najwięcej klejnotów jednego koloru, mając { $tiles } na karcie. Każda ułożona karta to ruch o najwyżej trzy tory i dwa klejnoty. Przy równych wynikach liczy się następny kolor, a na końcu czas.
classic-solo-best = { $count ->
    [one] klejnot w jednym kolorze
    [few] klejnoty w jednym kolorze
    [many] klejnotów w jednym kolorze
   *[other] klejnotu w jednym kolorze
}
classic-solo-gems = Wszystkie klejnoty
classic-solo-time = Czas
classic-solo-rounds = Runda po rundzie
