# Egy Ubongo-játszma még egyszer.

classic-replay-pawns = Bábuk a táblán
# Amit a képernyőolvasó egy játékos kis kártyájáról mond.
classic-replay-seat = { $name } kártyája: { $total } lapkából { $laid }, { $gems }.

## Mi történt

classic-replay-laid = A drágakövek a sávokban fekszenek
classic-replay-placed = { $name } bábuja: { $lane }. sáv
classic-replay-due = { $name } dob
classic-replay-rolls = { $name } dobott
classic-replay-rolled = A kockán { $symbol }: felfordultak a kártyák
classic-replay-turned = A homokóra még egyszer megfordult
classic-replay-place = { $name }: { $place }. hely, legfeljebb { $count } sáv
classic-replay-moved = { $name } átlép ide: { $lane }. sáv
classic-replay-taken = { $how ->
    [itself] Lepergett a homok, { $name } kapja: { $gems }
   *[hand] { $name } elveszi: { $gems }
}
classic-replay-lost = { $other } gyorsabb volt, mint { $name }
classic-replay-round-over = Vége a fordulónak

## A vége

classic-replay-wins = { $names } nyert: { $count } drágakő egy színből
classic-replay-share = Közös győzelem: { $names }, egyenként { $count } drágakő egy színből
classic-replay-alone = Drágakövek színenként: { $counts }. Idő: { $time }
