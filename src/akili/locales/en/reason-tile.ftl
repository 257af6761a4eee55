# Why a tile can't lie or come back: said where a game is loaded.

reason-tile-not-its-shape = The tile doesn’t have that shape. Turn it or flip it.
reason-tile-not-laid = That tile isn’t on your card.
reason-tile-outside = Tiles can’t stick out of the light area.
reason-tile-overlaps = Tiles can’t overlap.
reason-tile-unknown = You don’t have that tile.
reason-tile-solved = Your card is solved. It stays as it is.
