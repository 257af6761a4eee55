# Samouczek. $with to, czym posługuje się gracz: touch, mouse albo keys.
learn-title = Samouczek Ubongo Fun-Size
learn-skip = Pomiń
learn-step = Krok { $number } z { $total }
learn-card = Pasują 3 klocki
learn-lay = { $with ->
    [keys] Przejdź do czerwonego klocka klawiszem Tab, przesuń go strzałkami i połóż Enterem.
    [touch] Przeciągnij palcem czerwony klocek na kartę.
   *[mouse] Przeciągnij czerwony klocek na kartę.
}
learn-turn = { $with ->
    [keys] Przejdź do limonkowego klocka klawiszem Tab i naciśnij R: obróci się.
    [touch] Dotknij limonkowego klocka: obróci się.
   *[mouse] Kliknij limonkowy klocek: obróci się.
}
learn-flip = { $with ->
    [keys] Przejdź do turkusowego klocka klawiszem Tab i naciśnij F: odwróci się na drugą stronę.
    [touch] Dotknij turkusowego klocka szybko dwa razy: odwróci się na drugą stronę.
   *[mouse] Kliknij dwukrotnie turkusowy klocek: odwróci się na drugą stronę.
}
learn-back = { $with ->
    [keys] Zmiana planów? Przejdź klawiszem Tab do klocka na karcie i zabierz go klawiszem Delete.
    [touch] Zmiana planów? Ściągnij klocek z karty albo dotknij strzałki na dole.
   *[mouse] Zmiana planów? Ściągnij klocek z karty albo kliknij strzałkę na dole.
}
learn-fill = Teraz zapełnij kartę: dokładnie pasują trzy z tych czterech klocków.
learn-done = To wszystko. W grze szukasz swoich trzech wśród ośmiu klocków, a inni szukają razem z tobą.
learn-play-now = Teraz na serio
learn-again = Jeszcze raz
learn-rules = Pełne zasady
