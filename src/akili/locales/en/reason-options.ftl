# Why options were refused: said where a game is loaded, so the first page needs none of it.

reason-options-advanced-alone = The advanced game is for two or more. Alone, choose a level.
reason-options-countdown = The countdown can last { $fewest } to { $most } seconds.
reason-options-deck = The word for the deck must have 1 to { $most } characters.
reason-options-levels = A level was chosen for a seat that is gone. Choose the levels again.
reason-options-levels-advanced = In the advanced game everybody plays levels 4 and 3 in turn. Nobody chooses a level.
reason-options-limit = A round can last { $fewest } to { $most } seconds.
reason-options-malformed = These settings don’t work together. Check them and try again.
reason-options-solo-alone = The solo game is for one player. Choose one seat, or a race.
reason-options-solo-needed = You are alone here. Choose a solo game, or add a seat.
reason-options-turn-seconds = A turn can take { $fewest } to { $most } seconds, or as long as it likes.
reason-options-without-yellow = Somebody was to play without the yellow tile, but that seat is gone. Choose again.
reason-options-without-yellow-twice = One player was chosen twice to play without the yellow tile. Choose again.
reason-options-hourglass = The sand can run { $fewest } to { $most } seconds.
reason-options-sides = A side was chosen for a seat that is gone. Choose the sides again.
reason-options-starter = The starting player isn’t at the table. Choose another one.
reason-options-step-limit = A step can last { $fewest } to { $most } seconds, or as long as you like.
