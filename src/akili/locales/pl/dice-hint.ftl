# Pomoc dla tych, którzy grają w Ubongo Dice solo.
dice-hint-ask = Rada
dice-hint-warning = Z radą ta gra nie liczy się do rekordów. Dotknij jeszcze raz, jeśli jej chcesz.
dice-hint-grab = Najlepiej: czarna – { $black }, biała – { $white }.
dice-hint-draw = { $use ->
    [both] Najlepiej: narysuj oba. Potem średnio jeszcze { $more } rzutu.
    [black] Najlepiej: narysuj tylko czarny. Potem średnio jeszcze { $more } rzutu.
   *[white] Najlepiej: narysuj tylko biały. Potem średnio jeszcze { $more } rzutu.
}
dice-hint-fills = Najlepiej: wypełnij pole teraz.
dice-hint-wait = Najlepiej: nic nie rysuj. Wolne kratki to średnio { $more } rzutu; po rysowaniu byłoby { $other }.
