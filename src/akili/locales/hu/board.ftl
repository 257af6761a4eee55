# Pieces, and what a hand does with them.
board-tray = A lapkáid. A nyilak a kártyára viszik és ott mozgatják a lapkát, az R forgatja, az F tükrözi, az Enter leteszi, az Escape visszateszi.
board-tile = { $colour ->
    [yellow] Sárga
    [lime] Világoszöld
    [green] Zöld
    [teal] Türkiz
    [pink] Rózsaszín
    [orange] Narancssárga
    [red] Piros
    [sky] Világoskék
    [brown] Barna
    [magenta] Bíbor
    [gold] Arany
    [blue] Kék
   *[purple] Lila
  }{ $number ->
    [0] {""}
    [3] {" "}3‑as
    [5] {" "}5‑ös
    [6] {" "}6‑os
    [8] {" "}8‑as
   *[other] {" "}{ $number }‑es
  }
board-tile-object = { $number ->
    [0] { $colour ->
        [yellow] a sárgát
        [lime] a világoszöldet
        [green] a zöldet
        [teal] a türkizt
        [pink] a rózsaszínt
        [orange] a narancssárgát
        [red] a pirosat
        [sky] a világoskéket
        [brown] a barnát
        [magenta] a bíbort
        [gold] az aranyat
        [blue] a kéket
       *[purple] a lilát
    }
   *[other] { $colour ->
        [yellow] a sárga
        [lime] a világoszöld
        [green] a zöld
        [teal] a türkiz
        [pink] a rózsaszín
        [orange] a narancssárga
        [red] a piros
        [sky] a világoskék
        [brown] a barna
        [magenta] a bíbor
        [gold] az arany
        [blue] a kék
       *[purple] a lila
    }{ $number ->
        [3] {" "}3‑ast
        [5] {" "}5‑öst
        [6] {" "}6‑ost
        [8] {" "}8‑ast
       *[other] {" "}{ $number }‑est
    }
  }
board-squares = { $squares ->
    [2] két négyzet
    [3] három négyzet
    [4] négy négyzet
   *[5] öt négyzet
  }
board-holes = { $holes ->
    [0] {""}
   *[2] {" "}két lyukkal
  }
board-in-tray = { board-tile }, { board-squares }{ board-holes }, a lapkáid között
board-in-hand = { board-tile }, { board-squares }{ board-holes }, a kezedben
board-on-card = { board-tile }, { board-squares }{ board-holes }, a kártyádon, { $row }. sor, { $column }. oszlop
board-sticks-out = { board-tile }: ide nem fér, kilógna.
board-covers = { board-tile }: ide nem fér, eltakarná { $others }.
board-over-nothing = { board-tile }: a mezőn kívül van.
board-over-fits = { $row }. sor, { $column }. oszlop: befér.
board-over-sticks-out = { $row }. sor, { $column }. oszlop: kilóg.
board-over-covers = { $row }. sor, { $column }. oszlop: eltakarja { $others }.
board-laid = { board-tile }: a helyén, { $row }. sor, { $column }. oszlop.
board-taken = { board-tile }: visszakerült a lapkáid közé.
board-back = { board-tile }: visszakerült oda, ahol volt.
board-row = { $row }. sor: szabad oszlopok: { $columns }.
board-row-full = { $row }. sor: nincs szabad mező.
board-would-show = { $count ->
    [0] Egy fehér mező sem látszana.
   *[other] { $count } fehér mező látszana.
  }
board-seen = { $all } fehér mezőből { $count } látszik.
board-hidden = Takarva: { $fields }.
board-field = { $row }. sor, { $column }. oszlop
board-white-open = Fehér mezők lapka nélkül: { $fields }.
board-white-seen = Látható fehér mezők: { $fields }.
board-white-hidden = Takart fehér mezők: { $fields }.
board-turn = Forgatás
board-flip = Tükrözés
board-take-back = Vissza
board-choose-first = Előbb koppints egy lapkára.
