# Pomoc dla grających w Clever Cubed: najlepsze ruchy.
clever-cubed-hint-ask = Rada
clever-cubed-hint-title = Najlepsze ruchy
clever-cubed-hint-value = Z punktami, których można się spodziewać na końcu
clever-cubed-hint-best = najlepszy
clever-cubed-hint-reason = { $reason ->
    [only] nie ma nic innego
    [fox] daje lisa
    [chain] uruchamia łańcuch: { $count }
    [action] daje akcję
    [lowest] podnosi najniższy obszar o { $count }
    [points] +{ $count } od razu
    [crosses] kilka krzyżyków naraz
    [near] przybliża bonusy: { $count }
    [hand] zostawia kostki w ręce: { $count }
    [wait] nic tu nie jest tego warte
   *[later] najwięcej obiecuje na później
}
clever-cubed-hint-warning = Z radą ta partia nie liczy się do rekordów. Dotknij jeszcze raz, jeśli jej chcesz.
