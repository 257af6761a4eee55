# Co stoi tylko na wydrukowanych stronach; reszta zasad jest taka jak w przeglądarce.

press-unofficial = Nieoficjalne: własne łamigłówki i rysunki Akili, nie wydawców tych gier.
press-ruler = Ta linia ma 50 mm, jeśli strona została wydrukowana w skali 100 %.
press-scale = Drukuj w skali 100 %, dwustronnie, z obrotem wzdłuż długiej krawędzi.
press-online = To samo online
press-deck = Talia { $seed }

## Czym są strony

press-cards = Karty: tnij wzdłuż znaczników
press-tiles = Klocki: wytnij wzdłuż linii
press-parts = Elementy: wytnij
press-dice = Kostki: wytnij, zagnij i sklej
press-board = Plansza z klejnotami
press-name = Imię
press-total = Razem

## Zasady na papierze

press-need-title = Potrzebne są
press-call = Układaj klocki jak najszybciej. Gdy tylko rozwiążesz kartę, zawołaj „Ubongo!” i już jej nie dotykaj.
press-turn-and-flip = Klocki można dowolnie obracać i odwracać.
press-classic-need = Plansza z 72 potasowanymi klejnotami, pionek i dwanaście klocków na osobę, kostka, 36 kart i minuta: klepsydra albo telefon.
press-classic-pawns = Przed pierwszą rundą każdy stawia pionek na czerwonym polu. Na jednym polu może stać kilka pionków.
press-classic-solve = Wypełnij swój obszar klockami z wyrzuconego rzędu. Kto skończy, woła „Ubongo!”: to decyduje o kolejności miejsc.
press-classic-sand = Rozwiązanie, ruch i zabranie klejnotów muszą zmieścić się w tej minucie. Potem runda się kończy.
press-fun-size-need = Osiem klocków na osobę, 32 karty, osiem klejnotów i coś, co odlicza sekundy.
press-fun-size-worth = Karta jest warta jeden punkt, klejnot też.
press-shimo-need = Dziesięć klocków na osobę, karty czterech poziomów, dziewięć klejnotów i minuta: klepsydra albo telefon.
press-shimo-punch = Wybij w klockach zaznaczone kółka. Dziurkacz biurowy robi otwory odpowiedniej wielkości; po wycięciu klocka sięga do każdego kółka.
press-dice-need = Arkusz i ołówek dla każdego oraz tyle czarnych i tyle białych kostek, ile osób gra.
press-clever-cubed-need = Arkusz i ołówek dla każdego oraz sześć kostek. Wybrane kostki kładź na polach I, II i III swojego arkusza; srebrną tacą może być dowolny spodek.
