# Słowa wspólne dla wielu stron.

## Gry: common-game- i identyfikator gry z łącznikami

common-game-ubongo-classic = Ubongo
common-game-ubongo-fun-size = Ubongo Fun-Size
common-game-ubongo-shimo = Ubongo Shimo
common-game-ubongo-dice = Ubongo Dice
common-game-clever-cubed = Clever Cubed

## Boty to przeciwnicy z charakterem: tak się nazywają

common-bot-easy = Łagodny
common-bot-medium = Solidny
common-bot-hard = Bystry
common-bot-master = Mistrz

## Co się zdobywa i liczy

# Stoi samo albo na początku zdania, przed dwukropkiem: „Fioletowy: leży”.
common-tile = { $tile ->
    [I3] Żółty
    [L4] Limonkowy
    [T4] Zielony
    [S4] Turkusowy
    [L5] Różowy
    [Y5] Pomarańczowy
    [N5] Czerwony
    [P5] Fioletowy
   *[other] { $tile }
}
common-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
common-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
common-gems = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
}
common-side = Strona { $side }
common-you = Ty

## Połączenie

common-live = Na żywo
common-live-trip = Na żywo · { $trip } ms
common-reconnecting = Wznawianie połączenia…

## Przyciski i przełączniki

common-close = Zamknij
common-no = Nie
common-off = Wył.
common-on = Wł.
common-yes = Tak

## Języki, każdy we własnym

common-language-en = English
common-language-pl = Polski
common-language-hu = Magyar
