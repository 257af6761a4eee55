# Co zrobiłaby najlepsza gra, dla tych, którzy grają w Ubongo Dice solo.
dice-hint-ask = Podpowiedź (wtedy bez rekordu)
dice-hint-again = Jeszcze jedna podpowiedź
dice-hint-no-record = Z podpowiedzią: nie liczy się do rekordów.
dice-hint-dice = Najlepsze kości: { $black } i { $white }.
dice-hint-draw = { $use ->
    [both] Narysuj oba, jak na konturze:
    [black] Narysuj tylko czarny, jak na konturze:
   *[white] Narysuj tylko biały, jak na konturze:
} zostanie średnio { $rolls } rzutu.
dice-hint-nothing = Najlepiej nic nie rysować: to, co wolne, zajmie średnio { $rolls } rzutu, a po najlepszym rysunku { $others }, bo resztę trudniej byłoby wypełnić.
dice-hint-nothing-fits = Nic nie pasuje: rzuć jeszcze raz.
