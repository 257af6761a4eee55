# Na którym arkuszu gra się w Ubongo Dice.
dice-sheet-choice = Arkusz
dice-sheet-box = Zwykły
dice-sheet-seed = Z nazwy
dice-sheet-name = Nazwa arkusza
dice-sheet-seed-text = Ta sama nazwa daje zawsze te same sześć pól. Podaj ją znajomym i porównajcie wyniki.
