# Clever Cubed w trakcie gry.

## Co jest do zrobienia

clever-cubed-play-your-turn = Twoja tura
clever-cubed-play-turn-of = Tura: { $name }
clever-cubed-play-passive-turn = Tura pasywna
clever-cubed-play-round-begins = Runda się zaczyna
clever-cubed-play-round = Runda { $round }
clever-cubed-play-over = Koniec partii
clever-cubed-play-roll-of = Rzut { $roll } z { $rolls }
clever-cubed-play-field-next = na pole { $field }
clever-cubed-play-upcoming = { $upcoming ->
    [round] Runda { $round } zaczyna się twoim rzutem
    [turn] Zaczyna się twoim rzutem
    [deal] Trzy kostki trafią na tacę
   *[roll] Rzuć tym, co zostało w ręce
}
clever-cubed-play-bonus = Twój bonus: { $bonus }
clever-cubed-play-pick = Wybierz z tacy
clever-cubed-play-pick-field = Wybierz z pól na kostki
clever-cubed-play-all-at-once = wszyscy naraz
clever-cubed-play-extra = Dodatkowe kostki
clever-cubed-play-extra-left = zostało: { $count }
clever-cubed-play-extra-how = Wybierz dowolną kostkę, by użyć jej jeszcze raz, albo zakończ.
clever-cubed-play-nothing-fits = Nic nie pasuje
clever-cubed-play-why-nothing-fits = Żadna z tych kostek nie ma miejsca na arkuszu, więc rzut za chwilę przepadnie.
clever-cubed-play-passed-over = za chwilę przepadnie
clever-cubed-play-deserted = Nikogo nie ma: gra ruszy dalej, gdy ktoś wróci.
clever-cubed-play-awaited = { $stage ->
    [bonus] Bonus wykorzystuje: { $names }
    [roll] Rzuca: { $names }
    [use] Kostkę wybiera: { $names }
    [pick] Jeszcze wybierają: { $names }
   *[extra] Dodatkowe kostki: { $names }
}
clever-cubed-play-time-left = Pozostały czas:

## Wybieranie

clever-cubed-play-choose-die = Wybierz kostkę
clever-cubed-play-choose-number = Wybierz liczbę
clever-cubed-play-choose-number-then-field = Wybierz liczbę i kratkę
clever-cubed-play-choose-area = Wybierz obszar
clever-cubed-play-choose-box = Wybierz świecącą kratkę
clever-cubed-play-choose-joker = wybierz dżokera.
clever-cubed-play-tap-lit = Dotknij kratki
clever-cubed-play-wait = Czekaj na innych
clever-cubed-play-watching = Oglądasz

## Główny przycisk

clever-cubed-play-cross = Skreśl { $what }
clever-cubed-play-write = Wpisz { $what }
clever-cubed-play-way = { $way ->
    [half] ½ z { $number }
   *[times] { $number } ×
}
clever-cubed-play-roll = { $upcoming ->
    [round] Następna runda
   *[turn] Rzuć
}
clever-cubed-play-roll-dice = { $count ->
    [one] Rzut: { $count } kostka
    [few] Rzut: { $count } kostki
    [many] Rzut: { $count } kostek
   *[other] Rzut: { $count } kostki
}
clever-cubed-play-reroll = { $count ->
    [one] Przerzuć { $count } kostkę
    [few] Przerzuć { $count } kostki
    [many] Przerzuć { $count } kostek
   *[other] Przerzuć { $count } kostki
}
clever-cubed-play-done = Gotowe
clever-cubed-play-pass = Pas
clever-cubed-play-decline = Rezygnuj
clever-cubed-play-undo = Cofnij
clever-cubed-play-now = teraz
clever-cubed-play-other-bonus = Najpierw inny

## Nazwy ruchów w radach

clever-cubed-play-command = { $type ->
    [roll] Rzut
    [reroll] Przerzut
    [pass] Bez kostki
    [done] Bez dodatkowych kostek
   *[take_back] Cofnięcie
}

## Co z tego wyniknie

clever-cubed-play-as = { $die } jako { $number }
clever-cubed-play-would = { $move }: { $effect }.
clever-cubed-play-adds = { $points ->
    [0] jeszcze bez punktów
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
clever-cubed-play-wins = daje: { $bonuses }
clever-cubed-play-skips = { $count ->
    [one] pomija { $count } kratkę
    [few] pomija { $count } kratki
    [many] pomija { $count } kratek
   *[other] pomija { $count } kratki
}
clever-cubed-play-could-areas = { $count ->
    [one] pasuje { $count } obszar.
    [few] pasują { $count } obszary.
    [many] pasuje { $count } obszarów.
   *[other] pasuje { $count } obszaru.
}
clever-cubed-play-could-several = skreśl jedną { $number } albo więcej, najwyżej { $most }.
clever-cubed-play-could-write = { $count ->
    [one] wpisz { $numbers }.
    [few] wpisz { $numbers }: są { $count } sposoby.
    [many] wpisz { $numbers }: jest { $count } sposobów.
   *[other] wpisz { $numbers }: jest { $count } sposobu.
}
clever-cubed-play-could-cross = { $count ->
    [one] do skreślenia { $count } kratka.
    [few] do wyboru { $count } kratki.
    [many] do wyboru { $count } kratek.
   *[other] do wyboru { $count } kratki.
}
clever-cubed-play-drops = Na tacę: { $dice }.
clever-cubed-play-look = Dotknij kostki, by zobaczyć, gdzie pasuje i co trafi na tacę.
clever-cubed-play-look-to-pick = Dotknij kostki, by zobaczyć, gdzie pasuje i co zdobywa.
clever-cubed-play-plus-white = Twoja liczba plus biała, która pokazuje { $face }.
clever-cubed-play-grey-sums = Szare sumy nigdzie nie pasują.
clever-cubed-play-joker-keys = Kostka liczy się jako wybrana liczba.
clever-cubed-play-crossed-of = skreślone { $crossed } z { $most } · +{ $points }
clever-cubed-play-plus = +{ $points }
clever-cubed-play-only-grey = z tacy: tylko szare

## Kostki

clever-cubed-play-hand = W ręce
clever-cubed-play-hand-tap = W ręce · dotknij lub wskaż kostkę
clever-cubed-play-no-place = nigdzie
clever-cubed-play-with-joker = dżoker
clever-cubed-play-areas = { $count ->
    [one] { $count } obszar
    [few] { $count } obszary
    [many] { $count } obszarów
   *[other] { $count } obszaru
}
clever-cubed-play-boxes = { $count ->
    [one] { $count } kratka
    [few] { $count } kratki
    [many] { $count } kratek
   *[other] { $count } kratki
}
clever-cubed-play-fields = { $count ->
    [one] { $count } kratka
    [few] { $count } kratki
    [many] { $count } kratek
   *[other] { $count } kratki
}
clever-cubed-play-some-of = 1–{ $most } z { $count }
clever-cubed-play-use-as = { $die } – użyj jako
clever-cubed-play-skip-short = pomija { $count }
clever-cubed-play-dice-of = { $name }: kostki tylko, gdy nic nie pasuje
clever-cubed-play-fields-locked = Tylko, gdy nic z tacy nie pasuje
clever-cubed-play-not-now = nie teraz

## Pozostali

clever-cubed-play-others = Pozostali
clever-cubed-play-own-sheet = Wróć do mojego arkusza
clever-cubed-play-sheet-of = Arkusz: { $name }
clever-cubed-play-doing = { $stage ->
    [bonus] ma bonus
    [roll] ma rzucić
    [use] wybiera
    [pick] wybiera
   *[extra] dodatkowe?
}
clever-cubed-play-is-done = gotowe
clever-cubed-play-is-active = gra
clever-cubed-play-away = poza stołem
clever-cubed-play-for-foxes = najniższy: każdy lis liczy się tak samo
clever-cubed-play-log = Dziennik
clever-cubed-play-log-empty = Tu pojawi się to, co się dzieje.
