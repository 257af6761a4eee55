# Szavak, amelyek sok oldalon előfordulnak.

## A botok egyéniségek: így hívják őket

common-bot-easy = Szelíd
common-bot-medium = Kitartó
common-bot-hard = Eszes
common-bot-master = Mester
common-bot-perfect = Tökéletes
common-bot-champion = Bajnok

## Amit gyűjtünk és számolunk

common-points = { $count } pont
common-cards = { $count } kártya
common-gems = { $count } drágakő
common-minutes = { $count } perc
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
