# A round that runs.
race-clock = Czas:
race-round = Runda { $round } z { $rounds }
race-card = Karta { $card }
race-card-of = Karta { $card } z { $cards }
race-you = Ty
race-you-points = Ty { $points }
race-your-points = { $count ->
    [one] Masz { $count } punkt
    [few] Masz { $count } punkty
    [many] Masz { $count } punktów
   *[other] Masz { $count } punktu
  }
race-points = pkt
race-cards-won = { $count ->
    [one] { $count } ułożona karta
    [few] { $count } ułożone karty
    [many] { $count } ułożonych kart
   *[other] { $count } ułożonej karty
  }

race-line-live = Na żywo
race-line-live-trip = Na żywo · { $trip } ms
race-line-slow-trip = Wolne łącze · { $trip } ms
race-board-is-safe = Twoja karta jest bezpieczna.

race-seat-name = { $points ->
    [one] { $name }, { $points } punkt
    [few] { $name }, { $points } punkty
    [many] { $name }, { $points } punktów
   *[other] { $name }, { $points } punktu
  }
race-tiles-laid = klocki na karcie: { $count } z { $of }
race-count-of = { $count } z { $of }
race-solved-in = Ułożone w { $time }
race-solved-it = { $name }: ułożone w { $time }
race-you-solved-it = Masz to w { $time }!
race-away = poza stołem
race-slow = wolne łącze
race-slow-trip = wolne łącze · { $trip } ms
race-gives-up = chce się poddać
race-your-board = twoja karta
race-thinking = myśli…
race-did-laid = kładzie { $tile }
race-did-taken = zabiera { $tile }

race-your-score = Twój wynik
race-times = Twoje czasy
race-solved-cards = Ułożone karty
race-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
race-gems = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
  }
race-put-aside-count = odłożone: { $count }
race-hint-by-time = Ułóż jak najwięcej kart. Nie idzie? Odłóż kartę: tracisz tylko czas.
race-hint-by-count = Ułóż wszystkie karty jak najszybciej. Nie idzie? Odłóż kartę: tracisz tylko czas.
race-keys-next = następny klocek
race-keys-move = przesuń
race-keys-drop = połóż

race-log = Ta runda
race-log-alone = Ta karta
race-log-begun-alone = Nowa karta
race-log-begun = Wszystkie karty odkryte
race-log-aside = Odkładasz kartę
race-log-laid = { $name } kładzie { $tile }
race-log-you-laid = Kładziesz { $tile }
race-log-taken = { $name } zabiera { $tile }
race-log-you-taken = Zabierasz { $tile }
race-log-solved = { $name }: Ubongo! { $time }
race-log-you-solved = Ty: Ubongo! { $time }
race-log-gives-up = { $name } chce się poddać
race-log-you-gives-up = Chcesz się poddać
race-log-goes-on = { $name } gra dalej
race-log-you-goes-on = Grasz dalej

race-give-up = Poddaję się
race-i-am-done = Nie dam rady
race-put-aside = Odłóż kartę
race-vote-others = Propozycja poddania rundy: { $names }. Zgoda?
race-vote-agree = Zgoda
race-vote-mine = Chcesz się poddać. Czekamy na zgodę: { $names }.
race-vote-go-on = Gram dalej
race-others-have = { $count ->
    [one] Pozostali mają jeszcze { $count } sekundę.
    [few] Pozostali mają jeszcze { $count } sekundy.
    [many] Pozostali mają jeszcze { $count } sekund.
   *[other] Pozostali mają jeszcze { $count } sekundy.
  }
race-others-search = Pozostali jeszcze szukają.

race-heard-you-solved = Ubongo! Twoja karta ułożona w { $time }.
race-heard-solved = Ubongo! { $name }: ułożone w { $time }.
race-heard-goes-on = { $name } gra dalej.
race-heard-aside = Leży przed tobą nowa karta.
race-heard-seconds = { $count ->
    [one] Została { $count } sekunda
    [few] Zostały { $count } sekundy
    [many] Zostało { $count } sekund
   *[other] Zostało { $count } sekundy
  }
race-credit = { $name }: +{ $seconds } s za łącze.
