# Analiza skończonej partii Clever Cubed.
clever-cubed-analysis-command = { $command ->
    [use] { $die }: { $mark }
    [extra] dodatkowa kostka, { $die }: { $mark }
    [bonus] { $die }: { $mark }
    [reroll] przerzut
    [pass] żadnej kostki
   *[done] bez dodatkowej kostki
}
clever-cubed-analysis-pink = { $way ->
    [half] połowa z { $number } w różowym
   *[times] { $number } pomnożone w różowym
}
# Czego lepszy ruch ma więcej.
clever-cubed-analysis-reason = { $reason ->
    [fox] daje lisa
    [chain] łańcuch jest dłuższy o { $count }
    [action] daje więcej akcji, o { $count }
    [lowest] najniższy obszar rośnie bardziej, o { $count }
    [points] od razu więcej punktów, o { $count }
    [near] przybliża więcej bonusów, o { $count }
    [hand] na następny rzut zostaje więcej kostek, o { $count }
    [crosses] więcej krzyżyków, o { $count }
    [kept] skreśla mniej pól, o { $count }
    [saved] zużywa mniej akcji, o { $count }
   *[later] więcej obiecuje na później
}
