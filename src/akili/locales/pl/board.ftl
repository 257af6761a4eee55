# Pieces, and what a hand does with them.
board-tray = Twoje klocki. Strzałki przenoszą klocek na kartę i przesuwają go, R obraca, F odwraca na drugą stronę, Enter kładzie, Escape odkłada z powrotem.
board-tile = { $colour ->
    [yellow] Żółty
    [lime] Limonkowy
    [green] Zielony
    [teal] Turkusowy
    [pink] Różowy
    [orange] Pomarańczowy
    [red] Czerwony
    [sky] Błękitny
    [brown] Brązowy
    [magenta] Purpurowy
    [gold] Złoty
    [blue] Niebieski
   *[purple] Fioletowy
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
board-tile-object = { $colour ->
    [yellow] żółty
    [lime] limonkowy
    [green] zielony
    [teal] turkusowy
    [pink] różowy
    [orange] pomarańczowy
    [red] czerwony
    [sky] błękitny
    [brown] brązowy
    [magenta] purpurowy
    [gold] złoty
    [blue] niebieski
   *[purple] fioletowy
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
board-squares = { $squares ->
    [2] dwa pola
    [3] trzy pola
    [4] cztery pola
   *[5] pięć pól
  }
board-holes = { $holes ->
    [0] {""}
   *[2] {" "}z dwoma otworami
  }
board-in-tray = { board-tile }, { board-squares }{ board-holes }, wśród twoich klocków
board-in-hand = { board-tile }, { board-squares }{ board-holes }, w ręce
board-on-card = { board-tile }, { board-squares }{ board-holes }, na karcie: rząd { $row }, kolumna { $column }
board-sticks-out = { board-tile } tu się nie zmieści: wystawałby poza pole.
board-covers = { board-tile } tu się nie zmieści: zakryłby { $others }.
board-over-nothing = { board-tile } jest poza polem.
board-over-fits = Rząd { $row }, kolumna { $column }: pasuje.
board-over-sticks-out = Rząd { $row }, kolumna { $column }: wystaje.
board-over-covers = Rząd { $row }, kolumna { $column }: zakrywa { $others }.
board-laid = { board-tile } leży: rząd { $row }, kolumna { $column }.
board-taken = { board-tile } wraca do twoich klocków.
board-back = { board-tile } wraca na swoje miejsce.
board-row = Rząd { $row }: wolne kolumny { $columns }.
board-row-full = Rząd { $row }: brak wolnych pól.
board-would-show = { $count ->
    [0] Żadne białe pole nie byłoby widoczne.
    [one] Widać byłoby { $count } białe pole.
    [few] Widać byłoby { $count } białe pola.
    [many] Widać byłoby { $count } białych pól.
   *[other] Widać byłoby { $count } białego pola.
  }
board-seen = Widoczne białe pola: { $count } z { $all }.
board-hidden = Zasłonięte: { $fields }.
board-field = rząd { $row }, kolumna { $column }
board-white-open = Białe pola bez klocka: { $fields }.
board-white-seen = Białe pola widoczne: { $fields }.
board-white-hidden = Białe pola zasłonięte: { $fields }.
board-turn = Obróć
board-flip = Odwróć
board-take-back = Cofnij
board-choose-first = Najpierw dotknij klocka.
