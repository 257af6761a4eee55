# Melyik Ubongo Dice-lapon játszanak.
dice-sheet-choice = Lap
dice-sheet-box = A szokásos
dice-sheet-seed = Névről
dice-sheet-name = A lap neve
dice-sheet-seed-text = Ugyanaz a név mindig ugyanazt a hat területet adja. Mondd el a barátaidnak, és hasonlítsátok össze!
