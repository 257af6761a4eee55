# Samouczek Ubongo. $with to, czym posługuje się gracz: touch, mouse albo keys.
classic-learn-title = Samouczek Ubongo
classic-learn-card = Maska: 3 klocki
classic-learn-lay = { $with ->
    [keys] Przejdź do purpurowego klocka klawiszem Tab. Przesuń go strzałkami na zaznaczone miejsce i naciśnij Enter.
    [touch] Przeciągnij palcem purpurowy klocek na zaznaczone miejsce.
   *[mouse] Przeciągnij purpurowy klocek na zaznaczone miejsce.
}
classic-learn-turn = { $with ->
    [keys] Przejdź do turkusowego klocka klawiszem Tab i naciśnij R: obróci się.
    [touch] Dotknij turkusowego klocka: obróci się.
   *[mouse] Kliknij turkusowy klocek: obróci się.
}
classic-learn-flip = { $with ->
    [keys] Przejdź do niebieskiego klocka klawiszem Tab i naciśnij F: odwróci się na drugą stronę.
    [touch] Dotknij niebieskiego klocka szybko dwa razy: odwróci się na drugą stronę.
   *[mouse] Kliknij dwukrotnie niebieski klocek: odwróci się na drugą stronę.
}
classic-learn-fill = Teraz zapełnij kartę wszystkimi trzema klockami.

## Na planszy z klejnotami

classic-learn-move = { $with ->
    [keys] Ubongo! Masz pierwsze miejsce i ruch o najwyżej 3 tory. Naciśnij { $lane }: na torze { $lane } czekają dwa zielone klejnoty.
    [touch] Ubongo! Masz pierwsze miejsce i ruch o najwyżej 3 tory. Dotknij toru { $lane }: czekają tam dwa zielone klejnoty.
   *[mouse] Ubongo! Masz pierwsze miejsce i ruch o najwyżej 3 tory. Kliknij tor { $lane }: czekają tam dwa zielone klejnoty.
}
classic-learn-take = { $with ->
    [keys] Teraz weź dwa najbliższe klejnoty: naciśnij Enter.
   *[other] Teraz weź dwa najbliższe klejnoty.
}
classic-learn-lose = Następna runda i drugie miejsce. Na twoim torze stoi też { $name }: parę ma ten, kto weźmie pierwszy. Szybko, bierz!
classic-learn-again = Za późno, pierwsza była { $name }! Nic straconego: weź następną parę albo najpierw przejdź na inny tor.
classic-learn-win = Ostatnia runda. Masz 5 zielonych klejnotów, { $name } ma 5 fioletowych: remis. Liczy się więc drugi kolor. { $name } ma 4 pomarańczowe: zdobądź więcej!
classic-learn-astray = Ta para nie wystarczy. Masz 3 żółte klejnoty: gdzie są jeszcze dwa?
classic-learn-won = Remis: po 5. Decyduje drugi kolor: 5 do 4. Wygrywasz!
classic-learn-done = W grze trzeba zdążyć z tym wszystkim, zanim przesypie się piasek, i to dziewięć razy.
