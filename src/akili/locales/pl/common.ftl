# Słowa wspólne dla wielu stron.

## Boty to przeciwnicy z charakterem: tak się nazywają

common-bot-easy = Łagodny
common-bot-medium = Solidny
common-bot-hard = Bystry
common-bot-master = Mistrz
common-bot-perfect = Doskonały
common-bot-champion = Czempion

## Co się zdobywa i liczy

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
common-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
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
