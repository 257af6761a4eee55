# What stands on printed pages and nowhere else; the rest of the rules is what the pages of the browser say.

press-unofficial = Unofficial: our own puzzles and drawings, made by Akili, not by the publishers of these games.
press-ruler = This line is 50 mm long if the page was printed at 100 %.
press-scale = Print at 100 %, on both sides, turned over the long edge.
press-online = The same online
press-deck = Deck { $seed }

## What the pages are

press-cards = Cards: cut along the marks
press-tiles = Tiles: cut out along the lines
press-parts = Parts: cut out
press-dice = Dice: cut out, fold and glue
press-board = Gem board
press-name = Name
press-total = Total

## The rules on paper

press-need-title = You need
press-call = Lay the tiles as fast as you can. As soon as your card is solved, call “Ubongo!” and don’t touch it any more.
press-turn-and-flip = Turn the tiles and flip them as you like.
press-classic-need = The gem board with 72 shuffled gems, a pawn and twelve tiles per player, the die, 36 cards, and a minute: an hourglass or a phone.
press-classic-pawns = Before the first round everybody puts a pawn on a red space. Several may share a space.
press-classic-solve = Fill your area with the tiles of the row that was rolled. Whoever is done calls “Ubongo!”: that decides the places.
press-classic-sand = You have to solve, move and take before the minute is over. Then the round ends.
press-fun-size-need = Eight tiles per player, 32 cards, eight gemstones, and something that counts seconds.
press-fun-size-worth = A card is worth one point, and so is a gemstone.
press-shimo-need = Ten tiles per player, cards of four levels, nine gems, and a minute: an hourglass or a phone.
press-shimo-punch = Punch the circles out of the tiles. An office punch makes holes of the right size; it reaches every circle once the tile is cut out.
press-dice-need = A sheet and a pencil for everybody, and as many black and as many white dice as there are players.
press-clever-cubed-need = A sheet and a pencil for everybody, and six dice. Lay chosen dice on the fields I, II and III of your sheet; the silver platter is any saucer.
