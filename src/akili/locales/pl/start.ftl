# Strona, z której zaczyna się gra.

start-bots = Z botami
start-count = Przeciwnicy
start-opponent = Przeciwnik { $place }
start-ways = Inne sposoby gry
start-deck = Łamigłówki z wydrukowanych stron: { $seed }
start-friends = Otwórz stół i wyślij link.
start-rules = Krótko, z obrazkami.
start-records = Najlepsze wyniki solo.
start-watch = Zobacz, kto teraz gra.
start-device-title = Na tym urządzeniu
start-device = Od dwóch do czterech osób, podajecie je sobie.
start-device-second = Osoba 2
