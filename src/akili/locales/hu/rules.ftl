# A szabályoldalak közös szavai.
rules-title = Szabályok
rules-contents = Ezen az oldalon
rules-learn = Tanuld meg játszva
rules-play = Játsszunk

## A lapkák

rules-tiles-ways = Egy lapka: ahogy fekszik, elforgatva, tükrözve

## Egy forduló

rules-round-picture = A visszaszámlálás: még { $seconds } másodperc

## Döntések

rules-rulings-title = Vitás esetek
rules-rulings-open = És mi van, ha…?
