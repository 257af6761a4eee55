# Zasady Ubongo Shimo dla graczy.

shimo-rules-heading = Jak grać w Ubongo Shimo
shimo-rules-lead = Shimo znaczy otwór. W klockach są otwory, na karcie białe pola: ułóż klocki tak, by przez otwory widać było wszystkie białe pola, i zrób to szybciej niż inni.

## Karta

shimo-rules-card-title = Twoja karta
shimo-rules-card-text = Karta pokazuje prostokąt z białymi polami i wskazuje, których klocków użyć. Jest rozwiązana, gdy wszystkie te klocki leżą w prostokącie, żaden nie nachodzi na inny, a każde białe pole widać przez otwór.
shimo-rules-card-empty = Karta na klocki 1, 4 i 8…
shimo-rules-card-solved = …i jej rozwiązanie: widać wszystkie białe pola
shimo-rules-card-free = Białych pól jest tyle co otworów, więc każdy otwór musi trafić na jedno z nich. Klocki nie muszą się stykać, a prostokąta nie trzeba zakryć całego.

## Klocki

shimo-rules-tiles-title = Twoje dziesięć klocków
shimo-rules-tiles-text = Wszyscy mają te same dziesięć, ponumerowanych od 1 do 10, a w każdym są dwa otwory. Możesz je dowolnie obracać i odwracać na drugą stronę, razem z otworami.

## Co nie jest rozwiązaniem

shimo-rules-wrong-title = Jeszcze nie rozwiązane
shimo-rules-wrong-text = Klocka nie da się położyć na innym ani poza brzegiem. Gdy leżą już wszystkie, przekreślone oko oznacza każde białe pole zasłonięte przez klocek.
shimo-rules-wrong-hidden = Nierozwiązane: jedno białe pole jest zasłonięte
shimo-rules-wrong-outside = Nie wolno: klocek wystaje
shimo-rules-wrong-overlap = Nie wolno: klocki na siebie nachodzą

## Poziomy

shimo-rules-levels-title = Cztery poziomy
shimo-rules-levels-text = Każdy wybiera poziom trudności na całą partię: rodzice mogą wziąć trudniejsze karty niż dzieci. Na początek polecamy poziom 1.
shimo-rules-levels-same = Karta jest warta 1 punkt na każdym poziomie, a kto pierwszy, ten pierwszy, bez względu na poziom.

## Runda

shimo-rules-round-title = Runda, dziewięć razy
shimo-rules-round-begin = Każdy ciągnie kartę swojego poziomu. Wszystkie odkrywają się w tej samej chwili.
shimo-rules-round-lay = Kładź klocki, przesuwaj je i zabieraj, ile razy chcesz. Wszystkie karty są jawne: widać, jak idzie innym.
shimo-rules-round-first = Gdy leżą wszystkie klocki i widać każde białe pole, to już „Ubongo!”. Nie trzeba wołać, a na karcie nic się już nie zmieni.
shimo-rules-round-sand = Pierwsze „Ubongo!” obraca klepsydrę: pozostali mają 60 sekund. Potem runda się kończy.
shimo-rules-round-next = Potem można obejrzeć, co komu wyszło. Następna runda rusza, gdy wszyscy są gotowi, albo sama po 15 sekundach.

## Punkty

shimo-rules-points-title = Co daje runda
shimo-rules-points-card = Rozwiązane na czas: zatrzymujesz swoją kartę.
shimo-rules-points-gem-worth = +1–3
shimo-rules-points-gem = Rozwiązane najszybciej: bierzesz też klejnot rundy.
shimo-rules-points-others = I wszystkie karty, których inni nie rozwiązali: po 1 punkcie.
shimo-rules-points-none = Nierozwiązane: karta trafia do osoby, która była pierwsza.
shimo-rules-gems-text = Do wzięcia jest zawsze klejnot o najniższej wartości, więc ostatnie rundy liczą się najbardziej:
shimo-rules-gems-colour = { $colour ->
    [yellow] Rundy 1–3: żółty, 1 punkt
    [green] Rundy 4–6: zielony, 2 punkty
   *[blue] Rundy 7–9: niebieski, 3 punkty
}
shimo-rules-points-close = Jeśli nie da się stwierdzić, kto był pierwszy, nikt nie dostaje klejnotu ani nierozwiązanych kart: wracają do pudełka. Kto rozwiązał, i tak zatrzymuje swoją kartę.

## Koniec

shimo-rules-end-title = Koniec gry
shimo-rules-end-points = Po dziewięciu rundach nie ma już klejnotów. Każda karta to 1 punkt, klejnoty są warte 1, 2 albo 3. Wygrywa, kto ma najwięcej punktów.
shimo-rules-end-tie = Przy równej liczbie punktów decyduje liczba kart, także tych zabranych innym.
shimo-rules-end-play-off = Jeśli na pierwszym miejscu nadal jest remis, remisujący grają dogrywkę, każdy na swoim poziomie: kto pierwszy rozwiąże, wygrywa partię, a pozostali z nich dzielą drugie miejsce. Nie ma w niej klepsydry, kart ani klejnotów. Na dalszych miejscach remis oznacza wspólne miejsce.

## Warianty

shimo-rules-variants-title = Warianty
shimo-rules-variants-running = Klepsydra bez przerwy: obraca się ją na początku rundy i za każdym razem, gdy piasek się przesypie, aż ktoś rozwiąże. Runda kończy się, gdy przesypie się piasek, który właśnie leci.
shimo-rules-variants-advanced = Dla zaawansowanych: wszyscy grają na zmianę na poziomie 4 i 3, runda po rundzie, zaczynając od 4. Poziom jest zawsze ten sam dla wszystkich.
shimo-rules-variants-both = Oba można połączyć.

## W pojedynkę

shimo-rules-alone-title = Solo
shimo-rules-alone-text = Karta po karcie, na wybranym poziomie, bez klepsydry i bez klejnotów:
shimo-rules-alone-time = Na czas: jak najwięcej kart w 5, 10 albo 20 minut.
shimo-rules-alone-count = Na liczbę kart: 5, 10 albo 20 jak najszybciej.
shimo-rules-alone-aside = Kartę można odłożyć i wziąć nową. Kosztuje to tylko stracony czas.

## Ustalenia

shimo-rules-options-title = Co można ustalić
shimo-rules-options-level = Poziom dla każdego miejsca, poza grą dla zaawansowanych.
shimo-rules-options-variants = Warianty: klepsydra bez przerwy, dla zaawansowanych.
shimo-rules-options-limit = Limit rundy, której nikt nie rozwiąże: pięć minut, chyba że ustalicie inaczej.
shimo-rules-options-play-off = Bez dogrywki: remisujący na pierwszym miejscu dzielą zwycięstwo.
shimo-rules-options-deck = Inne karty: z dowolnego słowa powstaje po 80 nowych na każdy poziom.

## Rozstrzygnięcia

shimo-rules-call-asked = Czy trzeba wołać?
shimo-rules-call-ruled = Nie. Ostatni klocek rozwiązuje kartę, a rozwiązana karta zostaje taka, jaka jest.
shimo-rules-first-asked = Kto był pierwszy?
shimo-rules-first-ruled = Rozstrzyga się to na koniec rundy według własnych czasów graczy: liczy się chwila, w której dotarło rozwiązanie, minus czas, jaki spędziło w drodze, najwyżej 0,15 sekundy. Dlatego rozwiązanie, które dotarło drugie, może być pierwsze.
shimo-rules-close-asked = Kiedy nie da się stwierdzić, kto był pierwszy?
shimo-rules-close-ruled = Gdy najwcześniejsze rozwiązanie i jakieś inne dzieli mniej, niż potrafią rozróżnić zegary tych dwóch osób.
shimo-rules-sand-asked = Kiedy dokładnie przesypuje się klepsydra?
shimo-rules-sand-ruled = 60 sekund po pierwszym rozwiązaniu, które dotarło, według czasu tego gracza. Wcześniejsze, które dotrze później, tego nie skraca. Sam koniec to już za późno.
shimo-rules-late-asked = Rozwiązanie jest w drodze, gdy piasek się przesypał
shimo-rules-late-ruled = Liczy się, jeśli powstało wcześniej i dotrze w ciągu 0,15 sekundy. Tak samo jest z limitem rundy i z czasem gry w pojedynkę.
shimo-rules-early-asked = Czy zawsze czekamy na piasek?
shimo-rules-early-ruled = Nie. Runda kończy się, gdy wszyscy obecni rozwiązali albo się poddali.
shimo-rules-nobody-asked = Nikomu się nie udaje
shimo-rules-nobody-ruled = Runda kończy się po upływie limitu albo wcześniej, jeśli wszyscy, którzy jeszcze układają, zgodzą się poddać. Nikt nie punktuje; klejnot i karty trafiają do pudełka.
shimo-rules-give-up-asked = Poddanie rundy
shimo-rules-give-up-ruled = Dopóki nikt nie rozwiązał, jest to głos, który można cofnąć, a pierwsze rozwiązanie go kasuje. Później znaczy to „Nie dam rady”.
shimo-rules-gem-asked = Co z klejnotem, którego nikt nie zdobył?
shimo-rules-gem-ruled = I tak znika ze stołu: o kolorze klejnotu decyduje runda.
shimo-rules-away-asked = Kogoś nie ma
shimo-rules-away-ruled = To ktoś, kto odszedł albo od 10 sekund nie ma połączenia. Nikt na tę osobę nie czeka i nie liczy się ona przy poddawaniu. Dostaje kartę, jej klocki zostają i może wrócić w każdej chwili. Karta kogoś, kogo nie było przez całą rundę, trafia do pudełka, a nie do osoby, która była pierwsza.
shimo-rules-deserted-asked = Nie ma nikogo
shimo-rules-deserted-ruled = Nowa runda nie zacznie się, dopóki ktoś nie wróci.
shimo-rules-turned-asked = Klepsydra bez przerwy: rozwiązanie w chwili obrotu
shimo-rules-turned-ruled = Dokładnie w chwili obrotu należy już do nowego piasku. Rozwiązanie sprzed obrotu, które dotrze tuż po nim, od razu kończy rundę. Limit liczy się w całych klepsydrach: pięć, chyba że ustalicie inaczej.
shimo-rules-play-off-asked = Jak przebiega dogrywka?
shimo-rules-play-off-ruled = Chodzi tylko o pierwsze miejsce, a reszta stołu patrzy. Kończy się, gdy tylko wiadomo, kto rozwiązał pierwszy. W grze dla zaawansowanych jej poziom to następny z kolei, czyli najpierw 3.
shimo-rules-shared-asked = Dogrywka niczego nie rozstrzyga
shimo-rules-shared-ruled = Jeśli nikt nie rozwiąże albo nie da się stwierdzić, kto był pierwszy, grają następną, znów wszyscy, najwyżej trzy. Potem zwycięstwo jest wspólne. Jest wspólne także wtedy, gdy zgodzą się na to wszyscy obecni remisujący albo gdy nie ma żadnego z nich.
shimo-rules-twice-asked = Czy karta może trafić się dwa razy?
shimo-rules-twice-ruled = Nie. W partii żadna układanka się nie powtarza, także w dogrywkach.
shimo-rules-secret-asked = Kto co widzi?
shimo-rules-secret-ruled = Ułożone klocki, klejnoty i czasy są jawne, także dla kibiców. Nikt nie widzi karty przed jej rundą, kolejności kart ani rozwiązania.
shimo-rules-time-up-asked = W pojedynkę: czas minął, a karta jest niegotowa
shimo-rules-time-up-ruled = Nie liczy się, a nowej już nie ma.
shimo-rules-through-asked = W pojedynkę: skończyły się karty
shimo-rules-through-ruled = Tasuje się je od nowa, bez tej, która leży na stole.
shimo-rules-alone-give-up-asked = W pojedynkę: poddanie się
shimo-rules-alone-give-up-ruled = Nie ma się z kim umówić. Odłóż kartę albo zakończ grę.
