# Mit hozott egy Ubongo Dice-meccs.
dice-result-won-you = Nyertél { $points } ponttal
dice-result-won-one = { $name } nyert { $points } ponttal
dice-result-won-several = Közös győzelem { $points } ponttal: { $names }
dice-result-ahead = { $count } pont előny, utána { $names }
dice-result-place = { $place }. hely
dice-result-legend-first = az első csoport, amelyiknek betelt
dice-result-legend-later = minden későbbi csoport eggyel kevesebb; a csoport tagjai ugyanannyit kapnak
dice-result-legend-alone = egyedül maradt: egy pont, a terület nyitva marad
