game-pebbles-name = Pebbles
game-pebbles-short = Pebbles
game-pebbles-about = Weź ostatni.
game-pebbles-lead = Jeden, dwa albo trzy ze stosu. Kto weźmie ostatni kamyk, wygrywa.
game-pebbles-start = Zaczynamy
game-pebbles-learn = Wystarczy minuta.
game-pebbles-invitation = Chodź brać ze mną kamyki!
