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
   *[purple] Fioletowy
  }
board-tile-name = { $colour ->
    [yellow] żółty
    [lime] limonkowy
    [green] zielony
    [teal] turkusowy
    [pink] różowy
    [orange] pomarańczowy
    [red] czerwony
   *[purple] fioletowy
  }
board-tile-object = { $colour ->
    [yellow] żółty
    [lime] limonkowy
    [green] zielony
    [teal] turkusowy
    [pink] różowy
    [orange] pomarańczowy
    [red] czerwony
   *[purple] fioletowy
  }
board-squares = { $squares ->
    [3] trzy pola
    [4] cztery pola
   *[5] pięć pól
  }
board-in-tray = { board-tile }, { board-squares }, wśród twoich klocków
board-in-hand = { board-tile }, { board-squares }, w ręce
board-on-card = { board-tile }, { board-squares }, na karcie: rząd { $row }, kolumna { $column }
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
board-turn = Obróć
board-flip = Odwróć
board-take-back = Cofnij
board-choose-first = Najpierw dotknij klocka.
