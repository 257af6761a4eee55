# Why options were refused: said where a game is loaded, so the first page needs none of it.

reason-options-advanced-alone = Gra dla zaawansowanych jest dla co najmniej dwóch osób. Grając solo, wybierz poziom.
reason-options-countdown = Odliczanie może trwać od { $fewest } do { $most } sekund.
reason-options-deck = Hasło talii musi mieć od 1 do { $most } znaków.
reason-options-levels = Wybrano poziom dla miejsca, którego już nie ma. Wybierzcie poziomy jeszcze raz.
reason-options-levels-advanced = W grze dla zaawansowanych wszyscy grają na zmianę na poziomach 4 i 3. Nikt nie wybiera poziomu.
reason-options-limit = Runda może trwać od { $fewest } do { $most } sekund.
reason-options-malformed = Te ustawienia do siebie nie pasują. Sprawdź je i spróbuj jeszcze raz.
reason-options-solo-alone = Gra solo jest dla jednej osoby. Zostaw jedno miejsce albo wybierz wyścig.
reason-options-solo-needed = Nikogo więcej tu nie ma. Wybierz grę solo albo dodaj miejsce.
reason-options-turn-seconds = Ruch może trwać od { $fewest } do { $most } sekund albo bez ograniczeń.
reason-options-without-yellow = Ktoś miał grać bez żółtego klocka, ale tego miejsca już nie ma. Wybierz jeszcze raz.
reason-options-without-yellow-twice = Ktoś jest dwa razy na liście grających bez żółtego klocka. Wybierz jeszcze raz.
reason-options-hourglass = Piasek może się przesypywać od { $fewest } do { $most } sekund.
reason-options-sides = Wybrano stronę kart dla miejsca, którego już nie ma. Wybierzcie strony jeszcze raz.
reason-options-starter = Gracza rozpoczynającego nie ma przy stole. Wybierzcie kogoś innego.
reason-options-step-limit = Krok może trwać od { $fewest } do { $most } sekund albo bez limitu.
