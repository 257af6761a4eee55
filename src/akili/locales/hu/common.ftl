# Szavak, amelyek sok oldalon előfordulnak.

## Játékok: common-game- és a játék azonosítója kötőjelekkel

common-game-ubongo-classic = Ubongo
common-game-ubongo-fun-size = Ubongo Fun-Size
common-game-ubongo-shimo = Ubongo Shimo
common-game-ubongo-dice = Ubongo Dice
common-game-clever-cubed = Clever Cubed

## A botok egyéniségek: így hívják őket

common-bot-easy = Szelíd
common-bot-medium = Kitartó
common-bot-hard = Eszes
common-bot-master = Mester

## Amit gyűjtünk és számolunk

# Magában áll, vagy mondat elején, kettőspont előtt: „Lila: a kártyán”.
common-tile = { $tile ->
    [I3] Sárga
    [L4] Világoszöld
    [T4] Zöld
    [S4] Türkiz
    [L5] Rózsaszín
    [Y5] Narancs
    [N5] Piros
    [P5] Lila
   *[other] { $tile }
}
common-points = { $count } pont
common-cards = { $count } kártya
common-gems = { $count } drágakő
common-side = { $side } oldal
common-you = Te

## A kapcsolat

common-live = Élő
common-live-trip = Élő · { $trip } ms
common-reconnecting = Újracsatlakozás…

## Gombok és kapcsolók

common-close = Bezárás
common-no = Nem
common-off = Ki
common-on = Be
common-yes = Igen

## Nyelvek, mindegyik a sajátján

common-language-en = English
common-language-pl = Polski
common-language-hu = Magyar
