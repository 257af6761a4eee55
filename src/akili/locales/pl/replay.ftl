# Rozegrana partia jeszcze raz.
replay-title = Powtórka
replay-round = Runda { $number } z { $total }
replay-card = Karta { $number }
replay-card-of = Karta { $number } z { $total }
replay-pause = Między rundami
replay-download = Zapisz partię jako plik
replay-solved-in = Ułożone w { $time }
# Co czytnik ekranu mówi o małej karcie gracza.
replay-seat = Pokaż kartę: { $name }. Klocki: { $laid } z { $total }, punkty: { $points }.
replay-seat-solved = Ułożone w { $time }.

## Odtwarzanie

replay-play = Odtwórz
replay-pause-button = Pauza
replay-again = Od początku
replay-previous-round = Poprzednia runda
replay-next-round = Następna runda
replay-previous-card = Poprzednia karta
replay-next-card = Następna karta
replay-all-seats = Wszyscy gracze
replay-chapters = Rundy
replay-cards = Karty
replay-chapter = Runda { $number }
replay-speed = Tempo
replay-time = Czas partii
replay-position = Runda { $number }, { $time }
replay-position-solo = Karta { $number }, { $time }

## Co się działo

replay-this-round = W tej rundzie
replay-happened = Co się wydarzyło
replay-log-begun = Wszystkie karty odkryte
replay-log-card = Odkryta karta { $number }
replay-log-laid = { $name } kładzie { $tile }
replay-log-taken = { $name } zabiera { $tile }
replay-log-solved = { $name }: Ubongo! Czas { $time }
replay-log-countdown = Pozostałym ucieka czas
replay-log-gives-up = { $name } chce się poddać
replay-log-searches-on = { $name } szuka dalej
replay-log-aside = Karta odłożona
replay-log-first = Najszybciej: { $name }
replay-log-first-together = Równo najszybciej: { $names }
replay-log-nobody = Nikomu się nie udało
replay-log-over = Koniec partii

## Koniec

replay-wins = { $count ->
    [one] Wygrywa { $name }: { $count } punkt
    [few] Wygrywa { $name }: { $count } punkty
    [many] Wygrywa { $name }: { $count } punktów
   *[other] Wygrywa { $name }: { $count } punktu
}
replay-share = { $count ->
    [one] Remis! { $names }: po { $count } punkcie
    [few] Remis! { $names }: po { $count } punkty
    [many] Remis! { $names }: po { $count } punktów
   *[other] Remis! { $names }: po { $count } punktu
}
replay-alone = { $count ->
    [one] { $count } karta w { $time }
    [few] { $count } karty w { $time }
    [many] { $count } kart w { $time }
   *[other] { $count } karty w { $time }
}

## Nie ma czego oglądać

replay-running-title = Ta partia jeszcze trwa
replay-running-text = Powtórkę obejrzysz, gdy tylko się skończy.
replay-unknown-title = Nie ma takiej partii
replay-unknown-text = Może link jest urwany albo partia została już usunięta.
replay-failed-title = Nie da się pokazać tej partii
