# A mindenki előtt nyitott asztalok.

tables-title = Élő asztalok
tables-lead = Nézz meg egy versenyt, vagy ülj le egy szabad helyre.
tables-phase-open = Játékosokra vár
tables-phase-playing = Folyik a játszma
tables-phase-over = Most ért véget
tables-free = { $count } szabad hely
tables-watching = { $count } néző
tables-watch = Megnézem
tables-join = Beülök
tables-back = Vissza a helyemre
tables-empty-title = Most éppen csend van
tables-empty-text = Nincs mindenki előtt nyitott asztal. Játssz a botok ellen, vagy nyiss egy asztalt, hátha jön valaki.
tables-play = Játék botok ellen
tables-open = Nyitott asztal nyitása
