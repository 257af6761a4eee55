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
   *[other] { $name }: { $count } i jeszcze { $added }
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
   *[other] , { $names }.
}

## Partia

classic-alone = Solo · { $tiles } klocki
classic-table = { $played ->
    [own] Stół { $code } · różne strony kart
   *[other] Stół { $code } · { $played } klocki
}
