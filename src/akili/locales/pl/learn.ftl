# Samouczki. $with to, czym posługuje się gracz: touch, mouse albo keys.
learn-skip = Pomiń
learn-step = Krok { $number } z { $total }
learn-back = { $with ->
    [keys] Zmiana planów? Przejdź klawiszem Tab do klocka na karcie i zabierz go klawiszem Delete.
    [touch] Zmiana planów? Ściągnij klocek z karty albo dotknij strzałki na dole.
   *[mouse] Zmiana planów? Ściągnij klocek z karty albo kliknij strzałkę na dole.
}
learn-play-now = Teraz na serio
learn-again = Jeszcze raz
learn-rules = Pełne zasady
