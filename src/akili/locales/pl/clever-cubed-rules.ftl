# Zasady Clever Cubed.
clever-cubed-rules-heading = Jak grać w Clever Cubed
clever-cubed-rules-lead = Wybieraj kostkę po kostce, zaznaczaj je na arkuszu i niech jeden bonus uruchamia następny.

## Arkusz

clever-cubed-rules-sheet-title = Arkusz
clever-cubed-rules-sheet-text = Każdy ma arkusz z pięcioma obszarami. W żółtym, turkusowym i brązowym skreśla się kratki, w niebieskim i różowym wpisuje się liczby. Kostkę zaznacza się w obszarze jej koloru; biała kostka jest dżokerem.
clever-cubed-rules-sheet-tabs = Wszystkie bonusy wyjaśnia jedna zasada: ciemniejsza zakładka łączy kratki z bonusem, który dają.
clever-cubed-rules-rounds-text = We czworo gra się cztery rundy, we troje pięć, we dwoje i solo sześć. W każdej rundzie każdy raz jest aktywny. Na początku rundy wszyscy dostają bonus, który stoi przy jej numerze.

## Tura

clever-cubed-rules-turn-title = Aktywny gracz
clever-cubed-rules-turn-roll = Rzuć wszystkimi kostkami z ręki, na początku sześcioma, i wybierz jedną. Trafia na kolejne pole na kostki, a jej wynik się nie zmienia.
clever-cubed-rules-turn-use = Zaznacz ją w obszarze jej koloru.
clever-cubed-rules-turn-drop = Wszystkie niższe kostki z ręki trafiają na srebrną tacę. Równe zostają.
clever-cubed-rules-turn-again = Rzuć resztą jeszcze raz. Po trzech rzutach, albo gdy w ręce nie ma kostek, wszystkie pozostałe trafiają na tacę.
clever-cubed-rules-turn-pass = Możesz też spasować: pole na kostkę tego rzutu zostaje puste, a żadna kostka nie opuszcza ręki.
clever-cubed-rules-turn-picture = Wybrano turkusową 3. Niebieska 2 i biała 1 są niższe i trafiają na tacę; trzema pozostałymi rzuca się ponownie.
clever-cubed-rules-others-title = Pozostali
clever-cubed-rules-others-text = Potem wszyscy pozostali jednocześnie wybierają jedną kostkę z tacy i ją zaznaczają. Kostki tam zostają, więc kilka osób może użyć tej samej.
clever-cubed-rules-others-fallback = Tylko ten, kto nie może użyć żadnej kostki z tacy, może zamiast tego użyć jednej z pól na kostki. Kto mógłby, ale nie chce, nie dostaje nic.

## Obszary

clever-cubed-rules-yellow-text = Kostka z pola I, II lub III trafia do tego rzędu. Z tacy trafia do szarej kratki. Bonus między dwiema kratkami zdobywa się, gdy obie są skreślone. Każdy rząd punktuje według liczby skreśleń.
clever-cubed-rules-yellow-picture = Trzy, dwa i dwa skreślenia: 12 + 6 + 6 = 24 punkty. Zdobyte są lis, dodatkowa kostka i brązowy ?.
clever-cubed-rules-turquoise-text = Jedno skreślenie w kolumnie liczby i, jeśli chcesz, po jednym za każdą inną kostkę z tym samym wynikiem: na twoich polach na kostki, a przy wyborze z tacy na tacy. Gdy wszystkie kratki rzędu lub kolumny leżące na zakładce są skreślone, zdobywasz ich bonus. Przerywane dają tylko punkty.
clever-cubed-rules-turquoise-picture = Turkusowa 3, a na polu I leży żółta 3: dwa skreślenia. Trzeci rząd jest pełny i daje brązowy ?.
clever-cubed-rules-blue-text = Niebieska i biała zawsze się sumują. Wpisuje się od wydrukowanej 7 na zewnątrz, bez przerw: po lewej każda liczba jest o jeden mniejsza od sąsiedniej, po prawej o jeden większa. Zawsze może też stanąć 7 i ciąg zaczyna się od nowa. Bonus kratki zdobywa się, wypełniając ją.
clever-cubed-rules-blue-points = Każda strona daje tyle, ile stoi nad jej skrajną liczbą, a każda liczba do 4 i od 10 dodatkowo 4 punkty.
clever-cubed-rules-blue-picture = 9 za lewą stronę, 13 za prawą, po 4 za 10 i 11: 30 punktów.
clever-cubed-rules-brown-text = Skreśl kratkę z daną liczbą, dowolną na prawo od ostatniego skreślenia. Co pominięte, jest stracone. Bonus między sąsiadami zdobywa się, gdy obie kratki są skreślone. Więcej skreśleń to więcej punktów.
clever-cubed-rules-brown-picture = 3 i 4 zostały pominięte: obie są stracone, a z nimi dwa bonusy. Trzy skreślenia to 9 punktów.
clever-cubed-rules-pink-text = Wypełniaj kratki od lewej. Albo wpisz połowę kostki, w dół, i weź bonus pod kratką; albo wpisz kostkę pomnożoną przez mnożnik nad kratką, a bonus zostaje wykreślony. Pierwsza kratka to zawsze połowa. Wszystkie liczby się sumują.
clever-cubed-rules-pink-picture = Połowa 6, 6 × 1, 5 × 2, połowa 2, 4 × 1: 24 punkty i dodatkowa kostka.
clever-cubed-rules-white-title = Biała
clever-cubed-rules-white-text = Białej kostki używa się jako żółtej, turkusowej, brązowej lub różowej albo do niebieskiego, gdzie dodaje się ją do niebieskiej, gdziekolwiek ta leży.

## Bonusy

clever-cubed-rules-bonuses-title = Bonusy
clever-cubed-rules-bonuses-question = ? wykorzystuje się od razu, jakby w jego kolorze wypadła wybrana liczba od 1 do 6. Przy czarnym wybierasz też kolor. Może dać następny bonus. Ten, którego nie da się użyć, przepada.
clever-cubed-rules-bonuses-actions = Przerzuty, dżokery i dodatkowe kostki obrysowują kolejne pole swojego rzędu. Każdego używasz raz, kiedy chcesz. Siódme kółko w rzędzie daje to, co stoi na jego końcu.
clever-cubed-rules-bonuses-reroll = Przerzut: aktywny gracz rzuca ponownie tym, czym właśnie rzucił.
clever-cubed-rules-bonuses-joker = Dżoker liczbowy: użyj kostki tak, jakby pokazywała liczbę z pola, a przy ? dowolną. O wszystkim innym decyduje jej prawdziwy wynik.
clever-cubed-rules-bonuses-extra = Dodatkowa kostka: na koniec tury użyj jeszcze jednej z sześciu kostek, gdziekolwiek leży; każdej najwyżej raz na turę. Żółta z pola II trafia do rzędu II, z tacy do szarej kratki.
clever-cubed-rules-bonuses-fox = Lis: na końcu wart tyle, ile twój najniższy obszar.

## Koniec

clever-cubed-rules-end-title = Koniec
clever-cubed-rules-end-text = Po ostatniej turze można jeszcze zużyć pozostałe dodatkowe kostki i dżokery. Pięć obszarów i lisy się sumują. Wygrywa najwięcej punktów; przy remisie wyższy najlepszy obszar.
clever-cubed-rules-alone-title = Solo
clever-cubed-rules-alone-text = Grasz sześć rund: w każdej najpierw jesteś aktywnym, potem pasywnym graczem. W turze pasywnej rzuca się sześcioma kostkami; trzy najniższe trafiają na tacę, pozostałe na pola na kostki.
clever-cubed-rules-alone-grades = Jest dziesięć stopni: pierwszy od { $first } punktów, a kolejny co 30 punktów, aż do { $last }.

## Opcje

clever-cubed-rules-options-title = Co może wybrać gospodarz
clever-cubed-rules-options-rounding = Czy połowę kostki w różowym zaokrągla się w dół, czy w górę.
clever-cubed-rules-options-seven = Czy w niebieskim 7 może stać po 7.
clever-cubed-rules-options-blue = Czy niebieski ? to liczba od 1 do 6 plus biała, czy dowolna pasująca liczba.
clever-cubed-rules-options-clock = Zegar: ile czasu każdy ma na swoją część tury.
clever-cubed-rules-options-hints = Czy wolno prosić o rady.

## Rozstrzygnięcia

clever-cubed-rules-odd-asked = Połowa nieparzystej kostki w różowym
clever-cubed-rules-odd-ruled = Zaokrągla się w dół: z 1 robi się 0, a kratka jest wypełniona. Gospodarz może wybrać odwrotnie.
clever-cubed-rules-sevens-asked = Czy w niebieskim po 7 może stać 7?
clever-cubed-rules-sevens-ruled = Tak, także obok wydrukowanej 7, chyba że gospodarz to wykluczy.
clever-cubed-rules-ask-blue-asked = Co wpisuje niebieski ??
clever-cubed-rules-ask-blue-ruled = Twoją liczbę od 1 do 6 plus to, co pokazuje biała. Przed pierwszym rzutem tury nic jeszcze nie widać: wtedy dowolną liczbę od 2 do 12.
clever-cubed-rules-ask-yellow-asked = Dokąd trafia żółty ??
clever-cubed-rules-ask-yellow-ruled = Do dowolnego rzędu: nie leży na żadnym polu na kostki.
clever-cubed-rules-ask-turquoise-asked = Ile skreśleń daje turkusowy ??
clever-cubed-rules-ask-turquoise-ruled = Dokładnie jedno.
clever-cubed-rules-same-half-asked = Połowa 2 czy połowa 3, gdy liczbę wybieram ja?
clever-cubed-rules-same-half-ruled = Obie dają to samo, więc do wyboru jest tylko niższa.
clever-cubed-rules-order-asked = Mam kilka bonusów naraz
clever-cubed-rules-order-ruled = Kolejność wybierasz ty. Co zdobędziesz po drodze, dołącza do nich.
clever-cubed-rules-joker-turquoise-asked = Dżoker w turkusowym
clever-cubed-rules-joker-turquoise-ruled = Wybrana kostka liczy się jako liczba dżokera, pozostałe według prawdziwych wyników.
clever-cubed-rules-joker-blue-asked = Dżoker w niebieskim
clever-cubed-rules-joker-blue-ruled = Liczba dżokera plus prawdziwy wynik drugiej kostki.
clever-cubed-rules-joker-own-asked = Dżoker z liczbą, którą kostka już pokazuje
clever-cubed-rules-joker-own-ruled = Nie ma go do wyboru: niczego by nie zmienił.
clever-cubed-rules-joker-later-asked = Kostki użyto z dżokerem. Jak liczy się później w turkusowym?
clever-cubed-rules-joker-later-ruled = Według prawdziwego wyniku.
clever-cubed-rules-fallback-asked = Czy dżokery rozstrzygają, czy kostki z tacy można użyć?
clever-cubed-rules-fallback-ruled = Nie, tylko prawdziwe wyniki. Jeśli żaden nie pasuje, dżokera można użyć na kostce z pól albo z tacy.
clever-cubed-rules-yellow-field-asked = Żółta z cudzego pola na kostki
clever-cubed-rules-yellow-field-ruled = Trafia do rzędu swojego pola, tak jak dodatkowa kostka.
clever-cubed-rules-white-yellow-asked = Biała jako żółta z tacy
clever-cubed-rules-white-yellow-ruled = Tylko szare kratki, jak żółta kostka.
clever-cubed-rules-turquoise-place-asked = Turkusowa jako dodatkowa kostka: które inne się liczą?
clever-cubed-rules-turquoise-place-ruled = Te, które leżą tam, gdzie ona: na polach na kostki albo na tacy.
clever-cubed-rules-white-turquoise-asked = Biała jako turkusowa: czy turkusowa kostka się liczy?
clever-cubed-rules-white-turquoise-ruled = Tak, daje kolejne skreślenie jak każda inna.
clever-cubed-rules-brown-first-asked = Gdzie może być pierwsze skreślenie w brązowym?
clever-cubed-rules-brown-first-ruled = W dowolnej kratce z daną liczbą.
clever-cubed-rules-at-once-asked = Czy akcji wolno użyć w turze, w której została zdobyta?
clever-cubed-rules-at-once-ruled = Tak.
clever-cubed-rules-passive-extra-asked = Kiedy pozostali używają dodatkowych kostek?
clever-cubed-rules-passive-extra-ruled = Po swoim wyborze z tacy, także gdy spasowali albo nic nie pasowało.
clever-cubed-rules-last-extra-asked = Dodatkowe kostki po ostatniej turze
clever-cubed-rules-last-extra-ruled = Kostki ostatniej tury, tam gdzie leżą, każda raz.
clever-cubed-rules-alone-equal-asked = Solo: kilka kostek jest równych
clever-cubed-rules-alone-equal-ruled = Los decyduje, które trafiają na tacę i która leży na którym polu.
clever-cubed-rules-roller-asked = Kto rzuca i kiedy?
clever-cubed-rules-roller-ruled = Aktywny gracz, kiedy jest gotów. Solo rzucasz też w turze pasywnej.
clever-cubed-rules-back-asked = Czy mogę coś cofnąć?
clever-cubed-rules-back-ruled = Wszystko od ostatniego rzutu, krok po kroku, razem z tym, co dało. Tylko użycie ostatniego rzutu jest ostateczne, gdy ktoś inny wybrał już z tacy.
clever-cubed-rules-stuck-asked = Nic nie pasuje
clever-cubed-rules-stuck-ruled = Jeśli nie pomoże też dżoker ani przerzut, rzut przepada sam po chwili, w której wszyscy widzą dlaczego.
clever-cubed-rules-away-asked = Ktoś jest nieobecny
clever-cubed-rules-away-ruled = To ten, kto odszedł albo od 10 sekund nie ma połączenia. Pozostali czekają najwyżej 30 sekund, potem ta osoba pasuje, dopóki nie wróci. Jej arkusz zostaje. Gdy nikogo nie ma, nic się nie toczy, aż ktoś wróci.
