# Pieces, and what a hand does with them.
board-tray = A lapkáid. A nyilak a kártyára viszik és ott mozgatják a lapkát, az R forgatja, az F tükrözi, az Enter leteszi, az Escape visszateszi.
board-tile = { $colour ->
    [yellow] Sárga
    [lime] Világoszöld
    [green] Zöld
    [teal] Türkiz
    [pink] Rózsaszín
    [orange] Narancs
    [red] Piros
   *[purple] Lila
  }
board-tile-name = { $colour ->
    [yellow] sárga
    [lime] világoszöld
    [green] zöld
    [teal] türkiz
    [pink] rózsaszín
    [orange] narancs
    [red] piros
   *[purple] lila
  }
board-tile-object = { $colour ->
    [yellow] a sárgát
    [lime] a világoszöldet
    [green] a zöldet
    [teal] a türkizt
    [pink] a rózsaszínt
    [orange] a narancsot
    [red] a pirosat
   *[purple] a lilát
  }
board-squares = { $squares ->
    [3] három négyzet
    [4] négy négyzet
   *[5] öt négyzet
  }
board-in-tray = { board-tile }, { board-squares }, a lapkáid között
board-in-hand = { board-tile }, { board-squares }, a kezedben
board-on-card = { board-tile }, { board-squares }, a kártyádon, { $row }. sor, { $column }. oszlop
board-sticks-out = Ide nem fér a { board-tile-name } lapka: kilógna.
board-covers = Ide nem fér a { board-tile-name } lapka: eltakarná { $others }.
board-over-nothing = A { board-tile-name } lapka a mezőn kívül van.
board-over-fits = { $row }. sor, { $column }. oszlop: befér.
board-over-sticks-out = { $row }. sor, { $column }. oszlop: kilóg.
board-over-covers = { $row }. sor, { $column }. oszlop: eltakarja { $others }.
board-laid = A { board-tile-name } lapka a helyén: { $row }. sor, { $column }. oszlop.
board-taken = A { board-tile-name } lapka visszakerült a lapkáid közé.
board-back = A { board-tile-name } lapka visszakerült oda, ahol volt.
board-row = { $row }. sor: szabad oszlopok: { $columns }.
board-row-full = { $row }. sor: nincs szabad mező.
board-turn = Forgatás
board-flip = Tükrözés
board-take-back = Vissza
board-choose-first = Előbb koppints egy lapkára.
