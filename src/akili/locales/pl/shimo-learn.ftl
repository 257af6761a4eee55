# Samouczek Ubongo Shimo. $with to, czym posługuje się gracz: touch, mouse albo keys.
shimo-learn-title = Samouczek Ubongo Shimo
shimo-learn-card = Poziom 1
shimo-learn-lay = { $with ->
    [keys] Przejdź do żółtego klocka klawiszem Tab. Przesuwaj go strzałkami, aż każdy otwór będzie nad białym polem, i naciśnij Enter.
    [touch] Przeciągnij palcem żółty klocek na kartę tak, by każdy otwór był nad białym polem.
   *[mouse] Przeciągnij żółty klocek na kartę tak, by każdy otwór był nad białym polem.
}
shimo-learn-turn = { $with ->
    [keys] Przejdź do czerwonego klocka klawiszem Tab i naciśnij R: obróci się razem z otworami.
    [touch] Dotknij czerwonego klocka: obróci się razem z otworami.
   *[mouse] Kliknij czerwony klocek: obróci się razem z otworami.
}
shimo-learn-flip = { $with ->
    [keys] Przejdź do błękitnego klocka klawiszem Tab i naciśnij F: odwróci się na drugą stronę, z otworami.
    [touch] Dotknij błękitnego klocka szybko dwa razy: odwróci się na drugą stronę, z otworami.
   *[mouse] Kliknij dwukrotnie błękitny klocek: odwróci się na drugą stronę, z otworami.
}
shimo-learn-rest = Załóżmy, że żółty leży o jedno pole dalej. Połóż też czerwony i błękitny: wszystkie otwory nad białymi polami.
shimo-learn-mend = { $with ->
    [keys] Przekreślone oko oznacza zasłonięte białe pole. Przejdź do żółtego klocka, przesuń go strzałkami i połóż Enterem tak, by widać było wszystkie białe pola.
   *[other] Przekreślone oko oznacza zasłonięte białe pole. Przesuń żółty klocek tak, by widać było wszystkie białe pola.
}
shimo-learn-done = Widać wszystkie białe pola. W grze, kto pierwszy do tego dojdzie, bierze klejnot, a pozostałym zostaje 60 sekund.
