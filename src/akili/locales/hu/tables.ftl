# A mindenki előtt nyitott asztalok.

tables-title = Élő asztalok
tables-lead = Nézz meg egy játszmát, vagy ülj le egy szabad helyre.
tables-phase-open = Játékosokra vár
tables-phase-playing = Folyik a játszma
tables-phase-over = Most ért véget
tables-free = { $count } szabad hely
tables-watching = { $count } néző
tables-watch = Megnézem
tables-join = Beülök
tables-back = Vissza a helyemre
tables-empty-title = Most éppen csend van
tables-empty-text = Most nincs nyilvános asztal. Játssz a botok ellen, vagy nyiss egyet, hátha jön valaki.
tables-play = Játék botok ellen
tables-open = Nyilvános asztal nyitása
