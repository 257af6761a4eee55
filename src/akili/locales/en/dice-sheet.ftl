# Which sheet of Ubongo Dice is played.
dice-sheet-choice = Sheet
dice-sheet-box = The usual one
dice-sheet-seed = By name
dice-sheet-name = Name of the sheet
dice-sheet-seed-text = The same name always gives the same six areas. Tell it to friends and compare.
