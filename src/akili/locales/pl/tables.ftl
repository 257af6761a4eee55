# Stoły otwarte dla wszystkich.

tables-title = Stoły na żywo
tables-lead = Obejrzyj partię albo zajmij wolne miejsce.
tables-phase-open = Czeka na graczy
tables-phase-playing = Trwa partia
tables-phase-over = Przed chwilą zakończona
tables-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
tables-watching = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
    [many] ogląda { $count } osób
   *[other] ogląda { $count } osoby
}
tables-watch = Oglądaj
tables-join = Dołącz
tables-back = Wróć na swoje miejsce
tables-empty-title = Chwilowo cisza
tables-empty-text = Żaden stół nie jest otwarty dla wszystkich. Zagraj z botami albo otwórz stół i zobacz, kto przyjdzie.
tables-play = Zagraj z botami
tables-open = Otwórz stół dla wszystkich
