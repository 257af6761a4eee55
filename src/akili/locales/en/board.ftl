# Pieces, and what a hand does with them.
board-tray = Your tiles. Arrow keys take a tile to the card and move it there, R turns it, F flips it, Enter lays it, Escape puts it back.
board-tile = { $colour ->
    [yellow] Yellow
    [lime] Lime
    [green] Green
    [teal] Teal
    [pink] Pink
    [orange] Orange
    [red] Red
    [sky] Sky
    [brown] Brown
    [magenta] Magenta
    [gold] Gold
    [blue] Blue
   *[purple] Purple
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
board-tile-object = { $colour ->
    [yellow] yellow
    [lime] lime
    [green] green
    [teal] teal
    [pink] pink
    [orange] orange
    [red] red
    [sky] sky
    [brown] brown
    [magenta] magenta
    [gold] gold
    [blue] blue
   *[purple] purple
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
board-squares = { $squares ->
    [2] two squares
    [3] three squares
    [4] four squares
   *[5] five squares
  }
board-holes = { $holes ->
    [0] {""}
   *[2] {" "}with two holes
  }
board-in-tray = { board-tile }, { board-squares }{ board-holes }, in your tray
board-in-hand = { board-tile }, { board-squares }{ board-holes }, in your hand
board-on-card = { board-tile }, { board-squares }{ board-holes }, on your card at row { $row }, column { $column }
board-sticks-out = { board-tile } can’t lie there: it would stick out.
board-covers = { board-tile } can’t lie there: it would cover { $others }.
board-over-nothing = { board-tile } is beside the area.
board-over-fits = Row { $row }, column { $column }: fits.
board-over-sticks-out = Row { $row }, column { $column }: sticks out.
board-over-covers = Row { $row }, column { $column }: covers { $others }.
board-laid = { board-tile } lies at row { $row }, column { $column }.
board-taken = { board-tile } is back in your tray.
board-back = { board-tile } is back where it was.
board-row = Row { $row }: columns { $columns } are free.
board-row-full = Row { $row }: nothing is free.
board-would-show = { $count ->
    [0] It would show no white field.
    [one] It would show { $count } white field.
   *[other] It would show { $count } white fields.
  }
board-seen = { $count } of { $all } white fields seen.
board-hidden = Hidden: { $fields }.
board-field = row { $row }, column { $column }
board-white-open = White fields without a tile: { $fields }.
board-white-seen = White fields seen: { $fields }.
board-white-hidden = White fields hidden: { $fields }.
board-turn = Turn
board-flip = Flip
board-take-back = Take back
board-choose-first = Tap a tile first.
