# Zasady Ubongo Fun-Size dla graczy.
rules-title = Zasady
rules-heading = Jak grać w Ubongo Fun-Size
rules-lead = Każdy ma własną kartę i te same osiem klocków. Które z nich dokładnie ją wypełnią? Znajdź je szybciej niż inni.
rules-contents = Na tej stronie
rules-learn = Samouczek
rules-play = Zagraj

## Karta

rules-card-title = Twoja karta
rules-card-fill = Trzeba zapełnić jasne pole na karcie: na stronie A dokładnie trzema klockami, na stronie B dokładnie czterema. Nikt nie powie ci, którymi.
rules-card-many = Nigdy nie ma tylko jednego sposobu. Każdą kartę da się ułożyć z co najmniej trzech różnych zestawów klocków, więc po prostu próbuj.
rules-card-empty = Karta ze strony A …
rules-card-solved = … i jedno z jej ułożeń

## Klocki

rules-tiles-title = Twoje osiem klocków
rules-tiles-same = Wszyscy mają te same osiem, każdy po jednym. Możesz je dowolnie obracać i odwracać na drugą stronę: to wciąż ten sam klocek.
rules-tiles-ways = Jeden klocek: tak jak leży, obrócony, odwrócony

## Co pasuje

rules-fits-title = Dokładnie znaczy dokładnie
rules-fits-text = Klocki nie mogą na siebie nachodzić ani wystawać, a na końcu nie może zostać żadna dziura.
rules-fits-overlap = Nie wolno: klocki na siebie nachodzą
rules-fits-outside = Nie wolno: klocek wystaje
rules-fits-gap = Jeszcze nie koniec: została dziura

## Runda

rules-round-title = Runda, osiem razy
rules-round-begin = Wszystkie karty odkrywają się w tej samej chwili.
rules-round-lay = Kładź klocki, przesuwaj je i zabieraj, ile razy chcesz. Wszystkie karty są jawne: widać, jak idzie innym.
rules-round-first = Gdy karta jest zapełniona, to już „Ubongo!”. Nie trzeba wołać, a na karcie nic się już nie zmieni.
rules-round-countdown = Pierwsze „Ubongo!” uruchamia odliczanie dla pozostałych: 20 sekund na stronie A, 30 na stronie B. Przy zerze wszyscy kończą.
rules-round-next = Potem można obejrzeć, co komu wyszło. Następna runda rusza, gdy wszyscy są gotowi, albo sama po 15 sekundach.
rules-round-picture = Odliczanie: zostało 14 sekund

## Punkty

rules-points-title = Punkty
rules-points-card = Ułożone na czas: zatrzymujesz kartę.
rules-points-gem = Ułożone najszybciej: dostajesz jeszcze klejnot.
rules-points-none = Nieułożone: karta odpada, nic nie tracisz.
rules-points-end = Po ośmiu rundach wygrywa, kto ma najwięcej punktów. Przy remisie decyduje liczba klejnotów. Jeśli i ona jest równa, dzielicie miejsce.

## W pojedynkę

rules-alone-title = W pojedynkę
rules-alone-text = Karta po karcie, bez odliczania i bez klejnotów:
rules-alone-time = Na czas: jak najwięcej kart w 5, 10 albo 20 minut.
rules-alone-count = Na liczbę kart: 5, 10 albo 20 jak najszybciej.
rules-alone-aside = Kartę można odłożyć i wziąć nową. Kosztuje to tylko stracony czas.

## Ustalenia

rules-options-title = Co można ustalić
rules-options-side = Strona: A na trzy klocki, B na cztery.
rules-options-countdown = Odliczanie: od 1 do 120 sekund.
rules-options-limit = Limit rundy, której nikt nie ułoży: pięć minut, chyba że ustalicie inaczej.
rules-options-yellow = Gra bez prostego żółtego klocka: trudniej, dla tych, co wygrywają za często.
rules-options-deck = Inne karty: z dowolnego słowa powstają 32 nowe.
rules-options-cards = W pudełku są 32 karty; do gry trafia po osiem na osobę, potasowanych. Ich kolejności nie zna nikt, nawet kibice.

## Rozstrzygnięcia

rules-rulings-title = Sporne sytuacje
rules-rulings-open = A co, jeśli …?
rules-first-asked = Kto był pierwszy?
rules-first-ruled = Rozstrzyga się to na koniec rundy według własnych czasów graczy: liczy się chwila, w której dotarło rozwiązanie, minus czas, jaki spędziło w drodze. Dlatego rozwiązanie, które dotarło drugie, może być pierwsze.
rules-close-asked = Nie da się rozsądzić
rules-close-ruled = Jeśli zegary nie potrafią rozróżnić dwóch osób, obie są pierwsze i obie dostają klejnot, póki starczy. Ostatni trafia do tej, która siedzi wcześniej przy stole.
rules-zero-asked = Kiedy dokładnie kończy się odliczanie?
rules-zero-ruled = Biegnie od pierwszego rozwiązania, które dotarło, według czasu tego gracza. Wcześniejsze, które dotrze później, go nie skraca: nikt nie traci sekund, które już widział.
rules-late-asked = Rozwiązanie jest w drodze, gdy wybija zero
rules-late-ruled = Liczy się, jeśli powstało na czas i dotrze w ciągu 0,15 sekundy. Tak samo jest z limitem rundy i z czasem gry w pojedynkę.
rules-limit-asked = Rozwiązanie tuż przed limitem
rules-limit-ruled = Uruchamia odliczanie jak każde inne.
rules-all-asked = Wszystkim się udało
rules-all-ruled = Runda kończy się od razu.
rules-nobody-asked = Nikomu się nie udaje
rules-nobody-ruled = Po upływie limitu runda kończy się bez punktów albo wcześniej, jeśli wszyscy zgodzą się poddać.
rules-give-up-asked = Poddanie rundy
rules-give-up-ruled = Dopóki runda trwa, można się rozmyślić. Kto już ułożył, nie głosuje. Pierwsze rozwiązanie kasuje wszystkie głosy. W czasie odliczania znaczy to „mam dość”: runda kończy się, gdy każdy już ułożył albo ma dość.
rules-number-asked = Karta zapełniona inną liczbą klocków
rules-number-ruled = To nie jest rozwiązanie. Przy tych kartach i klockach nie może się zdarzyć.
rules-before-asked = Czas sprzed odkrycia kart
rules-before-ruled = Liczy się jako chwila ich odkrycia.
rules-same-asked = Położenie klocka tam, gdzie już leży
rules-same-ruled = Wolno. Nic się nie zmienia.
rules-time-up-asked = W pojedynkę: czas minął, a karta jest niegotowa
rules-time-up-ruled = Nie liczy się, a nowej już nie ma.
rules-through-asked = W pojedynkę: skończyły się karty
rules-through-ruled = Tasuje się je od nowa, bez tej, która leży na stole.
rules-alone-give-up-asked = W pojedynkę: poddanie się
rules-alone-give-up-ruled = Nie ma się z kim umówić. Odłóż kartę albo zakończ grę.
