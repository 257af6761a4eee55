# Strona główna i strona, z której zaczyna się Fun-Size.

home-page-title = Akili · gry na stół: ze znajomymi, z botami albo solo
home-title =
    Dopasuj klocki.
    Wygraj z czasem.
home-lead = Gry na stół od jednej do czterech osób: na żywo ze znajomymi, z botami albo w pojedynkę. Bez konta.
home-lead-short = Od jednej do czterech osób. Bez konta.
home-play = Graj
home-play-now = Graj teraz
home-starting = Rozdaję…
home-with-friends = Ze znajomymi
home-friends = Znajomi
home-alone = Tryb solo
home-learn = Nauka
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
home-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
home-about-ubongo-classic = Układaj szybko, przesuwaj pionek, zgarniaj klejnoty.
home-about-ubongo-fun-size = Znajdź trzy klocki, które wypełnią kartę.
home-about-ubongo-shimo = Ułóż klocki tak, by było widać każde białe pole.
home-about-ubongo-dice = Złap dwie kostki i narysuj ich kształty.
home-about-clever-cubed = Wybieraj kostki, zapełniaj arkusz, goń lisy.

## Dla nowych i dla zaproszonych

home-new-title = Pierwszy raz?
home-new-text = Poznaj Fun-Size w minutę, bez zegara.
home-join-title = Dołącz do stołu
home-join-short = Dołącz
home-join-text = Kod ma osoba, która zaprasza.
home-join-code = Kod stołu
home-join-empty = Wpisz kod albo wklej link.

## Fun-Size

home-fun-lead = Osiem klocków, jedna karta. Odkryj, które trzy ją wypełnią, zanim zrobią to inni.
home-fun-bots = Z botami
home-fun-count = Przeciwnicy
home-fun-opponent = Przeciwnik { $place }
home-fun-side = Karty
home-fun-side-a = A · 3 klocki
home-fun-side-b = B · 4 klocki
home-fun-start = Zacznij wyścig
home-fun-ways = Inne sposoby gry
home-fun-friends = Otwórz stół i wyślij link.
home-fun-alone = Na czas albo na karty.
home-fun-learn = Minuta, bez zegara.
home-fun-rules = Krótko, z obrazkami.
home-fun-records = Najlepsze wyniki solo.
home-fun-watch = Zobacz, kto teraz gra.
