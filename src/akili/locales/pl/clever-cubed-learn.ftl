# Samouczek Clever Cubed.
clever-cubed-learn-title = Samouczek Clever Cubed
clever-cubed-learn-go-on = Dalej
clever-cubed-learn-other = To też można, ale teraz: { $asked }

## Kostka

clever-cubed-learn-die = Rzucono sześć kostek. Wybierz żółtą 4: jej kratka w rzędzie I świeci. Potem zatwierdź.

## Taca

clever-cubed-learn-platter = Kostki niższe niż twoja 4 spadły na srebrną tacę. Rzuć tymi, które zostały w ręce.
clever-cubed-learn-others = I tak dalej: trzy rzuty, po jednej kostce z każdego. Co na końcu leży na tacy, jest dla innych.
clever-cubed-learn-pick = Teraz rzucała Zsófi i każdy bierze jedną kostkę z jej tacy. Wybierz turkusową 3: żółta też pokazuje 3, więc skreśl dwie kratki, w rzędach 1 i 2.
clever-cubed-learn-picked = Dwa skreślenia jedną kostką. Nikt na nikogo nie czeka: wszyscy wybierają jednocześnie.

## Bonus

clever-cubed-learn-bonus = Wstążka łączy kratki z bonusem, który dają. Skreśl brązową 5 obok skreślonej 1.
clever-cubed-learn-won = Masz dżokera liczbowego. Poczeka, aż zechcesz go użyć.

## Łańcuch

clever-cubed-learn-chain = ? wykorzystuje się od razu. Skreśl żółtą 5 w rzędzie II: razem z 5 nad nią daje turkusowy ?.
clever-cubed-learn-second = Dowolna liczba, jak wyrzucona. Skreśl 5 w rzędzie 2: kolumna jest pełna.
clever-cubed-learn-third = A to daje niebieski ?: twoja liczba plus biała, która pokazuje 2. Wybierz 6 i wpisz 8 po prawej stronie 7.
clever-cubed-learn-chained = Jedna kostka, trzy wpisy: to jest łańcuch. To one dają punkty.

## Dżoker

clever-cubed-learn-joker = Brązowa 6 ominęłaby dwie kratki. Użyj dżokera liczbowego: weź brązową jako 4 i skreśl następną kratkę.
clever-cubed-learn-joked = Dla wszystkich innych ta kostka nadal pokazuje 6.

## Lis

clever-cubed-learn-fox = Skreśl żółtą 6 w rzędzie II i złap lisa.
clever-cubed-learn-foxes = Na końcu lis jest wart tyle, ile twój najniższy obszar. Niech żaden z pięciu nie zostaje w tyle.

## Koniec

clever-cubed-learn-cheer = Sprytnie!
clever-cubed-learn-done = To wszystko, czego trzeba. Rząd za rzędem, łańcuch za łańcuchem: wygrywa najwięcej punktów.
