# Co ustala się przed meczem Ubongo Dice.
dice-lobby-areas-usual = Sześć, we dwoje pięć
dice-lobby-areas-count = { $count ->
    [5] Pięć
   *[6] Sześć
}
dice-lobby-grab = Łapanie kości
dice-lobby-live = Na żywo
dice-lobby-live-text = Wszyscy naraz: kto pierwszy, ten lepszy.
dice-lobby-in-turn = Po kolei
dice-lobby-in-turn-text = Jedno po drugim, zaczyna rzucający. Bez pośpiechu.
dice-lobby-scoring = Punkty
dice-lobby-by-groups = Według grup
dice-lobby-by-groups-text = Każda następna grupa dostaje o jeden punkt mniej.
dice-lobby-by-heads = Według osób
dice-lobby-by-heads-text = Następna grupa dostaje o jeden punkt mniej za każdą osobę przed nią.
dice-lobby-roller = Pierwszy rzut
dice-lobby-chance = Losowo
dice-lobby-grab-limit = Czas na łapanie
dice-lobby-draw-limit = Czas na rysowanie
dice-lobby-no-limit = Bez limitu
