# Ubongo Fun-Size: co je wyróżnia, samouczek i zasady.

fun-size-start-side = Karty
fun-size-start-side-a = A · 3 klocki
fun-size-start-side-b = B · 4 klocki
fun-size-solo-side = Strona kart
fun-size-solo-three-tiles = Na każdą potrzeba trzech klocków.
fun-size-solo-four-tiles = Na każdą potrzeba czterech klocków.
fun-size-solo-side-of = Strona { $side }
fun-size-side = Strona kart
fun-size-side-a = A: trzy klocki
fun-size-side-b = B: cztery klocki
fun-size-countdown-usual = Zwykłe
fun-size-countdown-usual-seconds = { $side ->
    [A] Zwykłe: 20 s
   *[B] Zwykłe: 30 s
}
fun-size-yellow = Bez żółtego klocka
fun-size-yellow-nobody = nikt
fun-size-pause = Między rundami
fun-size-pause-usual = Najwyżej 15 sekund
fun-size-pause-waits = Czekamy na wszystkich
fun-size-alone = Solo · strona { $side }
fun-size-table = Stół { $code } · strona { $side }
fun-size-label = { $tiles ->
    [one] { $side } · { $tiles } klocek
    [few] { $side } · { $tiles } klocki
    [many] { $side } · { $tiles } klocków
   *[other] { $side } · { $tiles } klocka
  }
fun-size-label-long = Strona { $side } · wypełnią ją { $tiles } z twoich { $all } klocków
fun-size-hint = Pierwsza zapełniona karta to „Ubongo!” i klejnot. Pozostałym zaczyna się odliczanie.
fun-size-hint-seconds = { $count ->
    [one] Pierwsza zapełniona karta to „Ubongo!” i klejnot. Pozostali mają jeszcze { $count } sekundę.
    [few] Pierwsza zapełniona karta to „Ubongo!” i klejnot. Pozostali mają jeszcze { $count } sekundy.
    [many] Pierwsza zapełniona karta to „Ubongo!” i klejnot. Pozostali mają jeszcze { $count } sekund.
   *[other] Pierwsza zapełniona karta to „Ubongo!” i klejnot. Pozostali mają jeszcze { $count } sekundy.
  }
fun-size-discarded = karta odrzucona
fun-size-no-gem = klejnotów już nie ma
fun-size-gain = { $gain ->
    [nothing] Karta odpada.
    [gem] Karta i klejnot.
   *[card] Karta.
}
fun-size-replay-label = { $side } · { $count ->
    [one] { $count } klocek
    [few] { $count } klocki
    [many] { $count } klocków
   *[other] { $count } klocka
}

# Samouczek. $with to, czym posługuje się gracz: touch, mouse albo keys.
fun-size-learn-title = Samouczek Ubongo Fun-Size
fun-size-learn-card = Pasują 3 klocki
fun-size-learn-lay = { $with ->
    [keys] Przejdź do czerwonego klocka klawiszem Tab, przesuń go strzałkami i połóż Enterem.
    [touch] Przeciągnij palcem czerwony klocek na kartę.
   *[mouse] Przeciągnij czerwony klocek na kartę.
}
fun-size-learn-turn = { $with ->
    [keys] Przejdź do limonkowego klocka klawiszem Tab i naciśnij R: obróci się.
    [touch] Dotknij limonkowego klocka: obróci się.
   *[mouse] Kliknij limonkowy klocek: obróci się.
}
fun-size-learn-flip = { $with ->
    [keys] Przejdź do turkusowego klocka klawiszem Tab i naciśnij F: odwróci się na drugą stronę.
    [touch] Dotknij turkusowego klocka szybko dwa razy: odwróci się na drugą stronę.
   *[mouse] Kliknij dwukrotnie turkusowy klocek: odwróci się na drugą stronę.
}
fun-size-learn-fill = Teraz zapełnij kartę: dokładnie pasują trzy z tych czterech klocków.
fun-size-learn-done = To wszystko. W grze szukasz swoich trzech wśród ośmiu klocków, a inni szukają razem z tobą.

fun-size-rules-heading = Jak grać w Ubongo Fun-Size
fun-size-rules-lead = Każdy ma własną kartę i te same osiem klocków. Które z nich dokładnie ją wypełnią? Znajdź je szybciej niż inni.

## Karta

fun-size-rules-card-title = Twoja karta
fun-size-rules-card-fill = Trzeba zapełnić jasne pole na karcie: na stronie A dokładnie trzema klockami, na stronie B dokładnie czterema. Nikt nie powie ci, którymi.
fun-size-rules-card-many = Nigdy nie ma tylko jednego sposobu. Każdą kartę da się ułożyć z co najmniej trzech różnych zestawów klocków, więc po prostu próbuj.
fun-size-rules-card-empty = Karta ze strony A…
fun-size-rules-card-solved = …i jedno z jej ułożeń

## Klocki

fun-size-rules-tiles-title = Twoje osiem klocków
fun-size-rules-tiles-same = Wszyscy mają te same osiem, każdy po jednym. Możesz je dowolnie obracać i odwracać na drugą stronę: to wciąż ten sam klocek.

## Co pasuje

fun-size-rules-fits-title = Dokładnie znaczy dokładnie
fun-size-rules-fits-text = Klocki nie mogą na siebie nachodzić ani wystawać, a na końcu nie może zostać żadna dziura.
fun-size-rules-fits-overlap = Nie wolno: klocki na siebie nachodzą
fun-size-rules-fits-outside = Nie wolno: klocek wystaje
fun-size-rules-fits-gap = Jeszcze nie koniec: została dziura

## Runda

fun-size-rules-round-title = Runda, osiem razy
fun-size-rules-round-begin = Wszystkie karty odkrywają się w tej samej chwili.
fun-size-rules-round-lay = Kładź klocki, przesuwaj je i zabieraj, ile razy chcesz. Wszystkie karty są jawne: widać, jak idzie innym.
fun-size-rules-round-first = Gdy karta jest zapełniona, to już „Ubongo!”. Nie trzeba wołać, a na karcie nic się już nie zmieni.
fun-size-rules-round-countdown = Pierwsze „Ubongo!” uruchamia odliczanie dla pozostałych: 20 sekund na stronie A, 30 na stronie B. Przy zerze wszyscy kończą.
fun-size-rules-round-next = Potem można obejrzeć, co komu wyszło. Następna runda rusza, gdy wszyscy są gotowi, albo sama po 15 sekundach.

## Punkty

fun-size-rules-points-title = Punkty
fun-size-rules-points-card = Ułożone na czas: zatrzymujesz kartę.
fun-size-rules-points-gem = Ułożone najszybciej: dostajesz jeszcze klejnot.
fun-size-rules-points-none = Nieułożone: karta odpada, nic nie tracisz.
fun-size-rules-points-end = Po ośmiu rundach wygrywa, kto ma najwięcej punktów. Przy remisie decyduje liczba klejnotów. Jeśli i ona jest równa, dzielicie miejsce.

## W pojedynkę

fun-size-rules-alone-title = Solo
fun-size-rules-alone-text = Karta po karcie, bez odliczania i bez klejnotów:
fun-size-rules-alone-time = Na czas: jak najwięcej kart w 5, 10 albo 20 minut.
fun-size-rules-alone-count = Na liczbę kart: 5, 10 albo 20 jak najszybciej.
fun-size-rules-alone-aside = Kartę można odłożyć i wziąć nową. Kosztuje to tylko stracony czas.

## Ustalenia

fun-size-rules-options-title = Co można ustalić
fun-size-rules-options-side = Strona: A na trzy klocki, B na cztery.
fun-size-rules-options-countdown = Odliczanie: od 1 do 120 sekund.
fun-size-rules-options-limit = Limit rundy, której nikt nie ułoży: pięć minut, chyba że ustalicie inaczej.
fun-size-rules-options-yellow = Gra bez prostego żółtego klocka: trudniej, dla wszystkich albo tylko dla tych, co wygrywają za często. Każdą kartę nadal da się ułożyć.
fun-size-rules-options-deck = Inne karty: z dowolnego słowa powstają 32 nowe.
fun-size-rules-options-cards = Z 32 kart do gry trafia po osiem na osobę, potasowanych. Ich kolejności nie zna nikt, nawet kibice.

## Rozstrzygnięcia

fun-size-rules-first-asked = Kto był pierwszy?
fun-size-rules-first-ruled = Rozstrzyga się to na koniec rundy według własnych czasów graczy: liczy się chwila, w której dotarło rozwiązanie, minus czas, jaki spędziło w drodze. Dlatego rozwiązanie, które dotarło drugie, może być pierwsze.
fun-size-rules-close-asked = Nie da się rozsądzić
fun-size-rules-close-ruled = Jeśli zegary nie potrafią rozróżnić dwóch osób, obie są pierwsze i obie dostają klejnot. Klejnotów nigdy nie zabraknie.
fun-size-rules-zero-asked = Kiedy dokładnie kończy się odliczanie?
fun-size-rules-zero-ruled = Biegnie od pierwszego rozwiązania, które dotarło, według czasu tego gracza. Wcześniejsze, które dotrze później, go nie skraca: nikt nie traci sekund, które już widział.
fun-size-rules-late-asked = Rozwiązanie jest w drodze, gdy wybija zero
fun-size-rules-late-ruled = Liczy się, jeśli powstało na czas i dotrze w ciągu 0,15 sekundy. Tak samo jest z limitem rundy i z czasem gry w pojedynkę.
fun-size-rules-limit-asked = Rozwiązanie tuż przed limitem
fun-size-rules-limit-ruled = Uruchamia odliczanie jak każde inne.
fun-size-rules-all-asked = Wszystkim się udało
fun-size-rules-all-ruled = Runda kończy się od razu.
fun-size-rules-nobody-asked = Nikomu się nie udaje
fun-size-rules-nobody-ruled = Runda kończy się bez punktów po upływie limitu albo wcześniej, jeśli wszyscy zgodzą się poddać.
fun-size-rules-give-up-asked = Poddanie rundy
fun-size-rules-give-up-ruled = Dopóki runda trwa, można się rozmyślić. Kto już ułożył, nie głosuje. Pierwsze rozwiązanie kasuje wszystkie głosy. W czasie odliczania znaczy to „Nie dam rady”: runda kończy się, gdy każdy już ułożył albo dał znać, że nie da rady.
fun-size-rules-number-asked = Karta zapełniona inną liczbą klocków
fun-size-rules-number-ruled = To nie jest rozwiązanie. Przy tych kartach i klockach nie może się zdarzyć.
fun-size-rules-before-asked = Czas sprzed odkrycia kart
fun-size-rules-before-ruled = Liczy się jako chwila ich odkrycia.
fun-size-rules-same-asked = Położenie klocka tam, gdzie już leży
fun-size-rules-same-ruled = Wolno. Nic się nie zmienia.
fun-size-rules-time-up-asked = W pojedynkę: czas minął, a karta jest niegotowa
fun-size-rules-time-up-ruled = Nie liczy się, a nowej już nie ma.
fun-size-rules-through-asked = W pojedynkę: skończyły się karty
fun-size-rules-through-ruled = Tasuje się je od nowa, bez tej, która leży na stole.
fun-size-rules-alone-give-up-asked = W pojedynkę: poddanie się
fun-size-rules-alone-give-up-ruled = Nie ma się z kim umówić. Odłóż kartę albo zakończ grę.
