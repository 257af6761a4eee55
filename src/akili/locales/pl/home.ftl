# Strona główna.

home-page-title = Akili · gry planszowe: ze znajomymi, z botami albo solo
home-title =
    Dopasuj klocki.
    Wygraj z czasem.
home-lead = Gry planszowe dla 1–4 osób: na żywo ze znajomymi, z botami albo w pojedynkę. Bez konta.
home-lead-short = Dla 1–4 osób. Bez konta.
home-play = Graj
home-play-now = Graj teraz
home-starting = Rozdaję…
home-with-friends = Ze znajomymi
home-friends = Znajomi
home-alone = Solo
home-learn = Samouczek
home-rules = Zasady
home-records = Rekordy
home-settings = Ustawienia
home-more = Inne strony
home-profile = { $name }: imię i ustawienia
home-watch = Oglądaj
home-watch-text = gry na żywo

## Półka z grami

home-games = Gry
home-soon = wkrótce
home-players = od { $fewest } do { $most } osób

## Dla nowych i dla zaproszonych

home-new-title = Pierwszy raz?
home-join-title = Dołącz do stołu
home-join-short = Dołącz
home-join-text = Kod ma osoba, która zaprasza.
home-join-code = Kod stołu
home-join-empty = Wpisz kod albo wklej link.
