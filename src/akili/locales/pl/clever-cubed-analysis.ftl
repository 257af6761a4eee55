# Analiza skończonej partii Clever Cubed.
clever-cubed-analysis-command = { $command ->
    [use] { $die }: { $mark }
    [extra] dodatkowa kostka, { $die }: { $mark }
    [bonus] { $die }: { $mark }
    [reroll] przerzut
    [lapse] niewykorzystane na czas: { $die }
    [pass] żadnej kostki
   *[done] bez dodatkowej kostki
}
clever-cubed-analysis-pink = { $way ->
    [half] połowa z { $number } w różowym
   *[times] { $number } pomnożone w różowym
}
# Czego lepszy ruch ma więcej.
clever-cubed-analysis-reason = { $reason ->
    [fox] daje lisa (+{ $count })
    [chain] dłuższy łańcuch (+{ $count })
    [action] więcej zdobytych akcji (+{ $count })
    [lowest] najniższy obszar rośnie bardziej (+{ $count })
    [points] więcej punktów od razu (+{ $count })
    [near] więcej bonusów w zasięgu (+{ $count })
    [hand] więcej kostek na następny rzut (+{ $count })
    [crosses] więcej krzyżyków (+{ $count })
    [kept] mniej skreślonych pól (−{ $count })
    [saved] mniej zużytych akcji (−{ $count })
    [wait] nic tu nie było warte więcej niż to, co przyjdzie
    [end] więcej punktów na końcu
   *[later] więcej obiecuje na później
}
# Z czego w zamian rezygnuje.
clever-cubed-analysis-although = { $reason ->
    [fox] choć rezygnuje z lisa
    [chain] choć łańcuch jest krótszy (−{ $count })
    [action] choć daje mniej akcji (−{ $count })
   *[points] choć od razu daje mniej punktów (−{ $count })
}
