# Zasady Ubongo dla graczy.

classic-rules-heading = Jak grać w Ubongo
classic-rules-lead = Ułóż kartę, zanim przesypie się piasek, przesuń pionek i weź dwa klejnoty. Po dziewięciu rundach wygrywa, kto ma najwięcej klejnotów jednego koloru.

## Karta

classic-rules-card-title = Twoja karta
classic-rules-card-text = Karta pokazuje obszar i sześć rzędów klocków, po jednym na każdą ściankę kostki. Wypełnij obszar dokładnie klockami z wyrzuconego rzędu: wszystkimi i żadnymi innymi.
classic-rules-card-empty = Obszar…
classic-rules-card-solved = …wyrzucony rząd i rozwiązanie
classic-rules-card-wrong = To nie są rozwiązania:
classic-rules-card-gap = Jeszcze nie: została luka
classic-rules-card-outside = Nie wolno: klocek wystaje
classic-rules-card-overlap = Nie wolno: klocki na siebie nachodzą

## Kostka

classic-rules-die-title = Kostka
classic-rules-die-text = Ma sześć ścianek, a każda karta ma rząd na każdą z nich. Rzut jest wspólny dla wszystkich, ale karty są różne.

## Klocki

classic-rules-tiles-title = Twoje dwanaście klocków
classic-rules-tiles-text = Wszyscy mają te same dwanaście. Możesz je dowolnie obracać i odwracać na drugą stronę. Przed tobą leżą tylko te z wyrzuconego rzędu.

## Plansza

classic-rules-board-title = Plansza z klejnotami
classic-rules-board-text = Sześć torów po dwanaście potasowanych klejnotów, a przed każdym czerwone pole. Sześć kolorów, po dwanaście klejnotów; każdy kolor ma własny kształt.
classic-rules-board-picture = Drugie miejsce: podświetlone tory są w zasięgu, liczba mówi, o ile torów to dalej, a ramka pokazuje dwa klejnoty do wzięcia.
classic-rules-board-pawns = Przed pierwszą rundą każdy stawia pionek na czerwonym polu, wszyscy naraz i jawnie. Na jednym polu może stać kilka pionków, a wybór można zmieniać, aż wszyscy będą gotowi. Po 30 sekundach decyduje los.

## Runda

classic-rules-round-title = Runda, dziewięć razy
classic-rules-round-roll = Każdy ma zakrytą kartę. Gracz rozpoczynający rzuca kostką i obraca klepsydrę. W tej samej chwili odkrywają się wszystkie karty.
classic-rules-round-solve = Wypełnij obszar klockami z wyrzuconego rzędu. Ostatni klocek to już „Ubongo!”: nie trzeba wołać.
classic-rules-round-move = Karta ułożona? Przesuń pionek po czerwonych polach, w dowolną stronę. Możesz też zostać w miejscu.
classic-rules-round-take = Potem weź dwa najbliższe klejnoty z toru, przed którym stoi twój pionek.
classic-rules-round-sand = Ułożyć, przesunąć i wziąć trzeba, zanim przesypie się piasek: w 60 sekund, chyba że umówicie się inaczej. Potem runda się kończy.
classic-rules-round-next = W następnej rundzie rzuca gracz po lewej.

## Miejsca

classic-rules-places-title = Jak daleko wolno iść
classic-rules-places-text = Kto szybciej ułoży, idzie dalej. Także w mniej niż cztery osoby pierwszy pionek idzie o najwyżej trzy tory.
classic-rules-places-steps = { $count ->
    [0] { $place }. bez ruchu
    [one] { $place }. o { $count } tor
    [few] { $place }. o najwyżej { $count } tory
    [many] { $place }. o najwyżej { $count } torów
   *[other] { $place }. o najwyżej { $count } toru
}

## Branie klejnotów

classic-rules-taking-title = Branie to wyścig
classic-rules-taking-text = Miejsce daje kroki, ale nie prawo do klejnotów. Od razu widać, dokąd idą inni, a własny ruch możesz zmieniać, aż weźmiesz.
classic-rules-taking-race = Jeśli na twoim torze stoi też ktoś inny, kto już ułożył, parę ma ten, kto weźmie pierwszy. Kto się spóźni, może wziąć następną parę albo pójść dalej po inną, póki leci piasek.
classic-rules-taking-rest = Dwa najbliższe klejnoty idą zawsze razem. Po wzięciu pionek zostaje na miejscu. Torów się nie uzupełnia, a pusty nie daje nic.

## Druga klepsydra

classic-rules-second-title = Nikt nie ułożył?
classic-rules-second-text = Wtedy klepsydra obraca się jeszcze raz, bez przerwy. Klocki zostają, a kto pierwszy ułoży, nadal idzie o najwyżej trzy tory. Jeśli i wtedy nikt nie ułoży, runda kończy się bez klejnotów.

## Koniec

classic-rules-end-title = Koniec gry
classic-rules-end-text = Po dziewięciu rundach wygrywa, kto ma najwięcej klejnotów jednego koloru. Przy remisie decyduje drugi najliczniejszy kolor, potem trzeci i tak dalej, u każdego jego własny.
classic-rules-end-picture = Po pięć w najlepszym kolorze. Decyduje drugi kolor: cztery do trzech.
classic-rules-end-shared = Jeśli wszystko jest po równo, zwycięstwo jest wspólne.

## W pojedynkę

classic-rules-alone-title = Solo
classic-rules-alone-text = Dziewięć rund jak w towarzystwie. Twoje miejsce jest zawsze pierwsze, więc pionek idzie o najwyżej trzy tory. Liczą się klejnoty najlepszego koloru, potem następnego i tak dalej, a na końcu czas.

## Ustalenia

classic-rules-options-title = Na co można się umówić
classic-rules-options-side = Rzędy po 3 klocki albo po 4, co jest trudniejsze.
classic-rules-options-own = Własna strona kart dla kogoś przy stole: dorośli z 4 klockami, dzieci z 3.
classic-rules-options-hourglass = Klepsydra: od 30 do 180 sekund.
classic-rules-options-auto = Klejnoty same, dla początkujących: kto ułożył, ale nie wziął, zanim przesypał się piasek, dostaje klejnoty ze swojego toru.
classic-rules-options-starter = Kto rzuca pierwszy, jeśli nie decyduje los.
classic-rules-options-deck = Inne karty: z dowolnego słowa można zrobić 36 nowych.

## Do joty

classic-rules-call-asked = Czy trzeba wołać?
classic-rules-call-ruled = Nie. Ostatni klocek rozwiązuje kartę, a ułożona karta już się nie zmienia.
classic-rules-time-asked = Czyj czas się liczy?
classic-rules-time-ruled = Twój własny, przy układaniu, ruchu i braniu: chwila nadejścia wiadomości minus jej droga, najwyżej 0,15 sekundy.
classic-rules-sand-asked = Kiedy dokładnie piasek się kończy?
classic-rules-sand-ruled = Równo z końcem jest już za późno. To, co stało się wcześniej, liczy się, jeśli dotrze w ciągu 0,15 sekundy.
classic-rules-place-asked = Kiedy moje miejsce jest pewne?
classic-rules-place-ruled = Gdy żadne wcześniejsze rozwiązanie nie może już być w drodze: od razu, jeśli nikt obecny już nie szuka, najpóźniej po 0,15 sekundy. Wtedy pionek może ruszyć.
classic-rules-close-asked = Dwóch rozwiązań nie da się rozsądzić
classic-rules-close-ruled = Miejsce to liczba osób na pewno szybszych plus jeden. Dwie osoby, których nie da się rozsądzić, są obie pierwsze, a następna jest trzecia.
classic-rules-pair-asked = Którą parę biorę?
classic-rules-pair-ruled = Tę, którą widać w chwili brania. Jeśli jej już nie ma, nie bierzesz nic i dostajesz o tym wiadomość.
classic-rules-settled-asked = Kiedy branie jest pewne?
classic-rules-settled-ruled = Gdy w drodze nie może już być wcześniejszy albo nierozróżnialny ruch rywala: od razu, jeśli nikt inny nie może przyjść na ten tor, najpóźniej po 0,25 sekundy. Potem już się nie zmienia.
classic-rules-together-asked = Dwie osoby biorą naraz
classic-rules-together-ruled = Pary się nie dzieli. Dostaje ją lepsze miejsce w tej rundzie, a przy równych miejscach kolejność zgodna z ruchem wskazówek zegara od gracza rozpoczynającego.
classic-rules-turning-asked = Rozwiązanie w chwili obracania klepsydry
classic-rules-turning-ruled = Przez 0,15 sekundy może być w drodze wcześniejsze rozwiązanie. Karta ułożona w tym czasie liczy się, gdy już wiadomo, że leci drugi piasek.
classic-rules-untaken-asked = Ktoś ułożył, ale nic nie wziął
classic-rules-untaken-ruled = Klepsydra nie obraca się drugi raz, a klejnoty zostają, chyba że umówiliście się inaczej. Przesunięty pionek zostaje, gdzie stoi.
classic-rules-early-asked = Czy zawsze czekamy na piasek?
classic-rules-early-ruled = Nie. Runda kończy się, gdy każdy obecny wziął klejnoty, nie ma już żadnych w zasięgu albo skończył.
classic-rules-give-up-asked = Poddanie rundy
classic-rules-give-up-ruled = Dopóki nikt nie ułożył, to głosowanie, z którego można się wycofać: gdy zgodzą się wszyscy obecni, runda kończy się bez klejnotów i bez drugiej klepsydry. Pierwsze rozwiązanie kasuje głosy. Potem znaczy to „Kończę”.
classic-rules-auto-asked = Klejnoty same: kto pierwszy?
classic-rules-auto-ruled = Rozdaje się je na końcu rundy, w kolejności miejsc, a przy równych zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego.
classic-rules-single-asked = Na torze został jeden klejnot
classic-rules-single-ruled = Bierze się go samego.
classic-rules-away-asked = Kogoś nie ma
classic-rules-away-ruled = To ktoś, kto odszedł albo od 10 sekund nie ma połączenia. Nikt na tę osobę nie czeka i nie liczy się ona przy poddaniu. Dostaje karty, jej klocki i pionek zostają, a wrócić może w każdej chwili. Gdy wypada jej rzut, kostka toczy się od razu.
classic-rules-deserted-asked = Nie ma nikogo
classic-rules-deserted-ruled = Runda trwa do końca, a następna zacznie się dopiero, gdy ktoś wróci.
classic-rules-secret-asked = Kto co widzi?
classic-rules-secret-ruled = Karty, pionki, klejnoty i czasy są jawne, także dla widzów. Nikt nie widzi karty przed rzutem, kolejności kart ani rozwiązania.
