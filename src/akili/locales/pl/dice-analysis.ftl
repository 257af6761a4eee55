# Analiza skończonego meczu Ubongo Dice.
dice-analysis-drawn = { $use ->
    [both] narysowano oba kształty
    [black] narysowano tylko czarny kształt
    [white] narysowano tylko biały kształt
   *[none] nic nie narysowano
}
dice-analysis-better = { $use ->
    [both] narysować oba kształty, gdzie indziej
    [black] narysować tylko czarny kształt
    [white] narysować tylko biały kształt
    [black-elsewhere] narysować tylko czarny kształt, ale gdzie indziej
    [white-elsewhere] narysować tylko biały kształt, ale gdzie indziej
   *[none] nic nie rysować
}
dice-analysis-better-dice = wziąć { $black } i { $white }
dice-analysis-rest = Najlepsza gra potrzebuje potem jeszcze tylu rzutów: { $left }, a po lepszym ruchu: { $best }.
