game-pebbles-name = Pebbles
game-pebbles-short = Pebbles
game-pebbles-about = Vedd el az utolsót.
game-pebbles-lead = Egyet, kettőt vagy hármat a kupacból. Aki az utolsó kavicsot elveszi, nyer.
game-pebbles-start = Kezdjük
game-pebbles-learn = Egy perc elég.
game-pebbles-invitation = Gyere, szedjünk kavicsokat!
