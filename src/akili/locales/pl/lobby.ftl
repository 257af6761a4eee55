# Przed partią: kto przychodzi, kto gdzie siedzi i w co gramy.

lobby-page = Stół { $code }
lobby-title-host = Zaproś znajomych
lobby-title-seated = Siedzisz przy stole
lobby-title-visitor = Zajmij miejsce
lobby-title-full = Wszystkie miejsca zajęte
lobby-title-alone = Można zaczynać

## Zaproszenie

lobby-invitation = Zaproszenie
lobby-code = Kod stołu
lobby-copy = Kopiuj link
lobby-copied = Link skopiowany.
lobby-copy-failed = Nie udało się skopiować. Zaznacz link i skopiuj go ręcznie.
lobby-share = Udostępnij
lobby-invite = Zaproś
lobby-scan = Zeskanuj i dołącz
lobby-qr = Kod QR z linkiem do tego stołu
lobby-qr-enlarge = Powiększ kod QR
lobby-only-here = Działa tylko na tym komputerze.

## Miejsca

lobby-seats = Miejsca
lobby-seat = Miejsce { $number }
lobby-you = ty
lobby-host = gospodarz
lobby-away = poza stołem
lobby-slow = wolne łącze
lobby-bot = gra komputer
lobby-free = Czekamy na kogoś…
lobby-sit = Usiądź
lobby-stand = Zwolnij miejsce
lobby-rename = Zmień imię
lobby-name = Twoje imię
lobby-name-keep = Zapisz imię
lobby-add-companion = Ktoś przy tym urządzeniu
lobby-companion = przy tym samym urządzeniu
lobby-rename-companion = Zmień to imię: { $name }
lobby-remove-companion = Usuń od stołu: { $name }
lobby-add-bot = Dodaj bota
lobby-bot-level = Poziom bota na miejscu { $seat }
lobby-remove-bot = Odeślij bota: { $name }
lobby-send-away = Odeślij: { $name }
lobby-send-away-yes = Odeślij
lobby-send-away-no = Nie
lobby-fill = Dosadź boty
lobby-fewer = Bez wolnych miejsc

## Co dalej

lobby-start = Zaczynamy
lobby-ready = Wszyscy są.
lobby-seats-left = { $count ->
    [one] Jeszcze { $count } wolne miejsce.
    [few] Jeszcze { $count } wolne miejsca.
    [many] Jeszcze { $count } wolnych miejsc.
   *[other] Jeszcze { $count } wolnego miejsca.
}
lobby-waiting-host = Zaczyna { $name }. Czekamy…
lobby-host-away = Zaczyna { $name }, ale teraz nie siedzi przy stole.
lobby-may-sit = Możesz zagrać albo tylko oglądać.
lobby-full = Możesz oglądać albo poczekać na miejsce.
lobby-own-table = Otwórz własny stół
lobby-watching = { $count ->
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}

## W co gramy

lobby-options = Jak gramy
lobby-seat-count = Liczba graczy
lobby-countdown = Odliczanie po pierwszym rozwiązaniu
lobby-seconds = { $count } s
lobby-limit = Najdłuższa runda
lobby-minutes = { $count } min
lobby-deck = Karty
lobby-deck-box = Zwykłe
lobby-deck-new = Zupełnie nowe
lobby-stand-in = Bot za nieobecnych
lobby-stand-in-nobody = Żaden
lobby-listed = Stół dla wszystkich
lobby-listed-hint = Każdy może go znaleźć, oglądać i dołączyć.
