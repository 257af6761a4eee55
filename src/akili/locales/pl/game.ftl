# Gry: jak się nazywają i co się o nich mówi. Klucz to game-, krótka nazwa gry i to, co się mówi.

game-classic-name = Ubongo
game-classic-short = Ubongo
game-classic-about = Układaj szybko, przesuwaj pionek, zgarniaj klejnoty.
game-classic-lead = Ułóż kartę, zanim przesypie się piasek. Potem przesuń pionek i weź klejnoty, zanim zrobi to ktoś inny.
game-classic-start = Zacznij wyścig
game-classic-alone = Dziewięć rund na rekord.
game-classic-learn = Poznaj Ubongo w dwie minuty, bez zegara.
game-classic-invitation = Zagraj ze mną w Ubongo!

game-fun-size-name = Ubongo Fun-Size
game-fun-size-short = Fun-Size
game-fun-size-about = Znajdź trzy klocki, które wypełnią kartę.
game-fun-size-lead = Osiem klocków, jedna karta. Odkryj, które trzy ją wypełnią, zanim zrobią to inni.
game-fun-size-start = Zacznij wyścig
game-fun-size-alone = Na czas albo na liczbę kart.
game-fun-size-learn = Poznaj Fun-Size w minutę, bez zegara.
game-fun-size-invitation = Zagraj ze mną w Ubongo Fun-Size!

game-shimo-name = Ubongo Shimo
game-shimo-short = Shimo
game-shimo-about = Ułóż klocki tak, by było widać każde białe pole.
game-shimo-lead = Każdy klocek ma dwa otwory. Ułóż je tak, by było widać każde białe pole, zanim zrobią to inni.
game-shimo-start = Zacznij wyścig
game-shimo-alone = Na czas albo na liczbę kart, na twoim poziomie.
game-shimo-learn = Poznaj Shimo w minutę, bez zegara.
game-shimo-invitation = Zagraj ze mną w Ubongo Shimo!

game-dice-name = Ubongo Dice
game-dice-short = Dice
game-dice-about = Złap dwie kości i narysuj ich kształty.
game-dice-lead = Złap jedną czarną i jedną białą kość, zanim zrobią to inni. Potem rysuj ich kształty, aż wypełnisz pole.
game-dice-start = Rzucamy kośćmi
game-dice-learn = Poznaj Ubongo Dice w minutę, bez zegara.
game-dice-alone = Sześć pól, mało rzutów.
game-dice-invitation = Zagraj ze mną w Ubongo Dice!

game-clever-cubed-name = Clever Cubed
game-clever-cubed-short = Clever Cubed
game-clever-cubed-about = Wybieraj kostki, zapełniaj arkusz, goń lisy.
game-clever-cubed-lead = Rzuć, wybierz kostkę, skreśl kratkę. Niższe kostki dostają inni, a jedna dobra kratka pociąga następną.
game-clever-cubed-start = Rzucamy kostkami
game-clever-cubed-learn = Poznaj Clever Cubed w trzy minuty, grając.
game-clever-cubed-alone = Sześć rund na rekord.
game-clever-cubed-invitation = Zagraj ze mną w Clever Cubed!
