# Stół: co się przy nim dzieje, menu podczas partii i co widać, gdy nie można się do niego dostać.

table-unknown-title = Nie ma takiego stołu
table-closed-title = Serwer zakończył połączenie
table-other-game-title = Jeszcze nie w przeglądarce
table-other-game-text = Przy tym stole toczy się gra, która nie ma tu jeszcze swojej strony. Można w nią grać z Pythona.
table-new = Otwórz nowy stół
table-trying = Próbujemy dalej. Gdy tylko serwer odpowie, zobaczysz stół.
table-lost = { common-reconnecting } Nic nie przepadnie.

## Co się przy nim dzieje

table-joined = { $name } jest już przy stole.
table-left = { $name } odchodzi od stołu.
table-you-host = Teraz to ty jesteś gospodarzem.
table-seat-free = Zwolniło się miejsce. Siadaj!

## Menu

table-sound = Dźwięk
table-patterns = Wzory
table-patterns-hint = Klocki można odróżnić nie tylko po kolorze.
table-full-screen = Pełny ekran
table-theme = Kolory
table-rules = Zasady
table-give-up = Poddaj rundę
table-go-on = Jednak gram dalej
table-leave = Odejdź
table-stop-watching = Nie oglądaj dalej
table-leave-title = Odejść od stołu?
table-leave-playing = Partia potoczy się dalej, a twoje miejsce poczeka: wrócisz tym samym linkiem.
table-leave-over = Twoje miejsce zajmie ktoś inny.
table-leave-no = Zostaję
table-leave-yes = Odchodzę
table-is-away = Nieobecność: { $name }.
table-bot-plays = Bot gra w zastępstwie: { $name }.
table-hand-to-bot = Niech gra bot
table-bot-stops = Dość
