# Egy befejezett Ubongo Dice-meccs elemezve.
dice-analysis-drawn = { $use ->
    [both] mindkét alakzat berajzolva
    [black] csak a fekete alakzat berajzolva
    [white] csak a fehér alakzat berajzolva
   *[none] semmi sem került be
}
dice-analysis-better = { $use ->
    [both] mindkét alakzatot berajzolni, máshova
    [black] csak a fekete alakzatot berajzolni
    [white] csak a fehér alakzatot berajzolni
    [black-elsewhere] csak a fekete alakzatot berajzolni, de máshova
    [white-elsewhere] csak a fehér alakzatot berajzolni, de máshova
   *[none] semmit sem rajzolni
}
dice-analysis-better-dice = ezeket elvenni: { $black } és { $white }
dice-analysis-rest = A legjobb játéknak utána még { $left } dobás kell, a jobb lépés után { $best }.
