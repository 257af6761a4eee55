# Ubongo Dice: elementy gry i to, co się o nich mówi wszędzie.
dice-table = Stół { $code } · { $areas ->
    [5] pięć pól
   *[6] sześć pól
}
dice-alone = Solo · { $areas ->
    [5] pięć pól
   *[6] sześć pól
}
# Kształt, który widać na kości.
dice-shape = { $face ->
    [I1] jedna kratka
    [I2] dwie kratki w rzędzie
    [I3] trzy kratki w rzędzie
    [V3] narożnik z trzech kratek
    [O4] kwadrat z czterech kratek
    [L4] litera L z czterech kratek
    [T4] litera T z czterech kratek
    [S4] litera S z czterech kratek
    [I4] cztery kratki w rzędzie
    [L5] litera L z pięciu kratek
    [P5] litera P z pięciu kratek
   *[Y5] litera Y z pięciu kratek
}
dice-colour = { $colour ->
    [black] Czarne
   *[white] Białe
}
dice-area = Pole { $area }
dice-sheet = Pola
dice-your-sheet = Twój arkusz
dice-total = Razem
dice-free = { $count ->
    [one] { $count } wolna kratka
    [few] { $count } wolne kratki
    [many] { $count } wolnych kratek
   *[other] { $count } wolnej kratki
}
dice-free-of = Wolne kratki: { $free } z { $all }.
dice-rolls-count = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
dice-field-points = Pole { $area }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
dice-field-consoled = Pole { $area }: zostało otwarte, jeden punkt pocieszenia
dice-field-now = Pole { $area }: właśnie w grze
dice-field-to-come = Pole { $area }: jeszcze przed nami

## Solo

dice-par-title = Rzuty i norma
dice-par-text = Norma to średnia liczba rzutów przy najlepszej grze, gdy można wybierać z dwóch kości każdego koloru.
dice-column-area = Pole
dice-column-rolls = Rzuty
dice-column-par = Norma
dice-rolls-so-far = Rzuty
dice-par-so-far = Norma dotąd: { $par }
dice-par-here = To pole: norma { $par }
dice-at-par = Dokładnie w normie
dice-under-par = { $by } poniżej normy
dice-over-par = { $by } powyżej normy
dice-solo-rolls = { $count ->
    [one] rzut na { $areas } pól
    [few] rzuty na { $areas } pól
    [many] rzutów na { $areas } pól
   *[other] rzutu na { $areas } pól
}
dice-solo-lead = Sześć pól i jak najmniej rzutów.
dice-solo-goal = Dwie czarne i dwie białe kości: weź po jednej, rysuj, rzuć jeszcze raz. Zegara nie ma. Im mniej rzutów, tym lepiej.
dice-par-and = Norma { $par } · { $against }
dice-solo-par = Norma: { $par } rzutu.
dice-solo-par-later = Jego normę widać, gdy leży już na stole.
