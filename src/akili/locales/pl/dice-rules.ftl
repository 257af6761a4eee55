# Zasady Ubongo Dice.
dice-rules-heading = Zasady Ubongo Dice
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
