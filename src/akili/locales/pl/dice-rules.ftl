# Zasady Ubongo Dice.
dice-rules-heading = Jak grać w Ubongo Dice
dice-rules-lead = Rzuć, złap jedną czarną i jedną białą kość i rysuj ich kształty, aż wypełnisz swoje pola.
dice-rules-roll-title = Rzut
dice-rules-roll-text = Rzuca się wszystkimi kośćmi: tyloma czarnymi i tyloma białymi, ilu jest graczy. Po każdym rzucie rzucający zmienia się zgodnie z ruchem wskazówek zegara.
dice-rules-grab-title = Łapanie
dice-rules-grab-text = Gdy kości się zatrzymają, wszyscy naraz łapią po jednej czarnej i jednej białej: kto pierwszy, ten lepszy. Jeśli jednemu graczowi została jedna kość danego koloru, dostaje ją sam.
dice-rules-draw-title = Rysowanie
dice-rules-draw-text = Gdy wszyscy mają kości, każdy rysuje na swoim polu dwa kształty: oba, jeden albo żaden, dowolnie obrócone i odwrócone, w obrębie pola i na wolnych kratkach. Nikt nikogo nie pogania, a co narysowane, to zostaje.
dice-rules-points-title = Punkty
dice-rules-points-text = Kto wypełnił całe pole, dostaje punkty: pierwsza grupa tyle, ilu jest graczy, każda następna o jeden mniej. Kto wypełni pole w tym samym rzucie, jest w tej samej grupie. Reszta gra dalej wszystkimi kośćmi. Kto zostanie sam, dostaje jeden punkt, i wszyscy zaczynają następne pole.
dice-rules-alone-title = Solo
dice-rules-alone-text = Wypełnij sześć pól w jak najmniejszej liczbie rzutów, dwiema czarnymi i dwiema białymi kośćmi. Zegara nie ma.

## Obrazki i więcej słów

dice-rules-roll-faces = Czarne kości pokazują cztery albo pięć kratek, białe od jednej do czterech. Jest wśród nich pojedyncza kratka, więc każde pole da się kiedyś skończyć.
dice-rules-grab-picture = Ola ma obie kości, Zsófi brakuje białej.
dice-rules-draw-both = Pierwszy rzut: oba kształty
dice-rules-draw-one = Drugi rzut: tylko biały, czarny przepada
dice-rules-draw-full = Trzeci rzut: pełne
dice-rules-draw-wrong = Tak nie wolno:
dice-rules-draw-outside = Poza brzeg pola
dice-rules-draw-overlap = Na zajętych kratkach
dice-rules-points-filled = { $name }: pełne po rzucie { $roll }
dice-rules-points-alone = { $name }: nikt więcej nie został, pole pozostaje otwarte
dice-rules-end-title = Koniec
dice-rules-end-text = Pól jest sześć, dla dwojga graczy pięć. Gdy wszystkie są policzone, wygrywa najwyższa suma. Kto ma tyle samo, dzieli miejsce.
dice-rules-alone-par = Każdy arkusz ma normę: tyle rzutów potrzebuje średnio najlepsza gra. Możesz poprosić o radę; wtedy partia nie liczy się do rekordów.
dice-rules-options-title = Co wybiera gospodarz
dice-rules-options-areas = Pięć pól albo sześć.
dice-rules-options-turn = Kości po kolei zamiast łapania na żywo: rzucający bierze dwie pierwszy, potem następna osoba zgodnie z ruchem wskazówek zegara.
dice-rules-options-heads = Punkty według osób: następna grupa dostaje o jeden punkt mniej za każdą osobę przed nią. Pocieszenie to nadal jeden punkt.
dice-rules-options-roller = Kto rzuca pierwszy.
dice-rules-options-limits = Ile czasu jest na łapanie i na rysowanie.
dice-rules-options-sheet = Inny arkusz: nazwa tworzy sześć pól, a ta sama nazwa zawsze te same.

## Rozstrzygnięcia

dice-rules-count-asked = Ktoś odszedł. Ile jest punktów?
dice-rules-count-ruled = Tyle, co na początku: kości i punkty zależą od tego, ile osób zaczynało.
dice-rules-opens-asked = Od kiedy wolno łapać?
dice-rules-opens-ruled = Gdy kości się zatrzymają, dla wszystkich w tej samej chwili. Wcześniejsza próba nie jest przyjmowana.
dice-rules-same-asked = Kilka osób chce tej samej kości
dice-rules-same-ruled = Dostaje ją ten, kto według własnego czasu złapał pierwszy, choćby miał wolne łącze. Widać ją od razu przy tej ręce, która dotarła pierwsza, a rozstrzyga się to najwyżej ćwierć sekundy później.
dice-rules-close-asked = Zbyt blisko, by rozstrzygnąć
dice-rules-close-ruled = Kość dostaje osoba, która ma mniej kości, potem liczy się kolejność od rzucającego. Druga osoba dowiaduje się o tym i może od razu łapać dalej.
dice-rules-slow-asked = Ktoś nie łapie
dice-rules-slow-ruled = Gdy czas minie, dostaje losowo to, co zostało.
dice-rules-late-asked = Ktoś nie kończy rysować
dice-rules-late-ruled = Gdy czas minie, zostaje to, co narysowane.
dice-rules-itself-asked = Kiedy rysowanie kończy się samo?
dice-rules-itself-ruled = Gdy pole jest pełne i gdy żaden kształt nigdzie nie pasuje: wtedy po chwili, w której wszyscy widzą dlaczego.
dice-rules-nothing-asked = Nikt nie może niczego użyć
dice-rules-nothing-ruled = Rzuca się jeszcze raz. Liczba rzutów nie ma granic.
dice-rules-over-asked = Co z kośćmi, które zostały?
dice-rules-over-ruled = Leżą. Złapana i nieużyta kość nie przechodzi na nikogo innego. Następnym razem rzuca się wszystkimi.
dice-rules-away-asked = Kogoś nie ma
dice-rules-away-ruled = To ktoś, kto odszedł albo od 10 sekund nie ma połączenia. Nikt na tę osobę nie czeka. Dostaje kości z tych, które zostały, jej rysunek zostaje, a wrócić może w każdej chwili.
dice-rules-all-away-asked = Nie ma nikogo z tych, którzy mieliby grać dalej na polu
dice-rules-all-away-ruled = Każda z tych osób dostaje punkt pocieszenia i zaczyna się następne pole.
dice-rules-deserted-asked = Nie ma nikogo
dice-rules-deserted-ruled = Nikt nie rzuca, dopóki ktoś nie wróci.
dice-rules-open-asked = Kto co widzi?
dice-rules-open-ruled = Wszystko jest jawne: kości, arkusze i punkty, także dla widzów.
