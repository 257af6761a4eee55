# Ubongo Dice w trakcie gry.

## Co teraz zrobić

dice-play-which-roll = { $roll ->
    [1] pierwszy rzut
    [2] drugi rzut
    [3] trzeci rzut
   *[4] rzut { $roll }
}
dice-play-rolled = rzut: { $name }
dice-play-you-rolled = twój rzut
dice-play-roll = Rzucam
dice-play-roll-you = Rzuć kośćmi
dice-play-rolls = Rzuca { $name }
dice-play-roll-by-itself = Za { $seconds } s rzucą się same
dice-play-rolls-in = Rzuca { $name }, najpóźniej za { $seconds } s
dice-play-landing = Kości lecą
dice-play-grab-both = Złap po jednej
dice-play-grab-black = Złap czarną kość
dice-play-grab-white = Złap białą kość
dice-play-have-both = Masz obie
dice-play-turn-you = Twoja kolej: weź po jednej
dice-play-turn = Kości bierze { $name }
dice-play-draw = Narysuj kształty
dice-play-draw-text = oba, jeden, żaden
dice-play-done-title = Gotowe
dice-play-filled = Pole wypełnione!
dice-play-filled-points = { $points ->
    [one] { $points } punkt dla ciebie
    [few] { $points } punkty dla ciebie
    [many] { $points } punktów dla ciebie
   *[other] { $points } punktu dla ciebie
}
dice-play-nothing-fits = Nic nie pasuje
dice-play-nothing-fits-text = Żaden z kształtów nie zmieści się w wolnych kratkach. Gramy dalej.
dice-play-you-wait = Pole gotowe
dice-play-others-grab = Pozostali łapią kości
dice-play-others-draw = Pozostali rysują
dice-play-all-grab = Wszyscy łapią kości
dice-play-all-draw = Wszyscy rysują
dice-play-waiting = Czekamy: { $names }
dice-play-over = Wszystkie pola policzone
dice-play-time-left = Pozostały czas:

## Kości na macie

dice-play-dice = Kości
dice-play-die = { $colour ->
    [black] Czarna kość { $number }: { $shape }
   *[white] Biała kość { $number }: { $shape }
}
dice-play-die-taken = ma ją { $name }
dice-play-yours = swoją już masz
dice-play-have-colour = { $colour ->
    [black] Masz już czarną kość.
   *[white] Masz już białą kość.
}
dice-play-left = { $count ->
    [0] wszystkie wzięte
   *[other] zostało: { $count }
}
dice-play-tap-both = Dotknij jednej czarnej i jednej białej.
dice-play-left-quick = zostało: { $count }, szybko
dice-play-colour-hint = { $colour ->
    [black] Czarne: { $hint }.
   *[white] Białe: { $hint }.
}
dice-play-faster = Szybciej: { $name }.
dice-play-came-by-itself = { $colour ->
    [black] Ostatnia czarna kość jest twoja: { $shape }.
   *[white] Ostatnia biała kość jest twoja: { $shape }.
}

## Twoje kości i twoje pole

dice-play-your-dice = Twoje kości
dice-play-cards = Twoje kości. Strzałki przenoszą kształt na pole i przesuwają go, R obraca, F odwraca, Enter rysuje, Escape odkłada.
dice-play-card-waits = { $colour ->
    [black] Czarna, { $shape }, nienarysowany
   *[white] Biała, { $shape }, nienarysowany
}
dice-play-card-in-hand = { $colour ->
    [black] Czarna, { $shape }, w ręce
   *[white] Biała, { $shape }, w ręce
}
dice-play-card-drawn = { $colour ->
    [black] Czarna, { $shape }, narysowana: rząd { $row }, kolumna { $column }
   *[white] Biała, { $shape }, narysowana: rząd { $row }, kolumna { $column }
}
dice-play-card-left-out = { $colour ->
    [black] Czarna, { $shape }, pominięta
   *[white] Biała, { $shape }, pominięta
}
dice-play-card-missing = { $colour ->
    [black] Złap czarną
   *[white] Złap białą
}
dice-play-card-waits-title = Do rysowania
dice-play-card-waits-text = przeciągnij
dice-play-card-in-hand-title = W ręce
dice-play-card-in-hand-text = albo pomiń
dice-play-card-drawn-title = Narysowany
dice-play-card-drawn-text = dotknij i cofnij
dice-play-card-left-out-title = Pominięty
dice-play-card-left-out-text = nieużyty
dice-play-back = Cofnij
dice-play-choose-first = Najpierw dotknij jednej ze swoich kości.
dice-play-may-try = Możesz już przymierzać; liczy się, gdy wszyscy mają kości.
dice-play-unused-lost = Użyj obu, jednej albo żadnej. Nieużyta kość przepada.
dice-play-done = Gotowe · użyte { $used } z { $of }
dice-play-done-filled = Gotowe · pole pełne, +{ $points }
dice-play-done-filled-alone = Gotowe · pole pełne
dice-play-points-for = Punkty za pole { $area }
dice-play-stake-taken = { $points ->
    [one] { $points } punkt ma
    [few] { $points } punkty ma
    [many] { $points } punktów ma
   *[other] { $points } punktu ma
}
dice-play-stake-now = wypełnij teraz
dice-play-stake-later = później
dice-play-stake-alone = ostatni

## Co robi ręka, dla tych, którzy to słyszą

dice-play-hand-drawn = { $colour ->
    [black] Czarny kształt: rząd { $row }, kolumna { $column }.
   *[white] Biały kształt: rząd { $row }, kolumna { $column }.
} { $free ->
    [0] Pole jest pełne.
    [one] { $free } kratka jest wolna.
    [few] { $free } kratki są wolne.
    [many] { $free } kratek jest wolnych.
   *[other] { $free } kratki jest wolne.
}
dice-play-hand-lifted = { $colour ->
    [black] Czarny kształt cofnięty.
   *[white] Biały kształt cofnięty.
}
dice-play-hand-back = { $colour ->
    [black] Czarny kształt wrócił na miejsce.
   *[white] Biały kształt wrócił na miejsce.
}
dice-play-hand-over-nothing = Obok pola.
dice-play-hand-over-covers = Rząd { $row }, kolumna { $column }: tam już coś jest.
dice-play-hand-sticks-out = { $colour ->
    [black] Czarny kształt tu się nie zmieści: wystawałby poza pole.
   *[white] Biały kształt tu się nie zmieści: wystawałby poza pole.
}
dice-play-hand-covers = { $colour ->
    [black] Czarny kształt tu się nie zmieści: tam już coś narysowano.
   *[white] Biały kształt tu się nie zmieści: tam już coś narysowano.
}

## Pozostali

dice-play-look-at = Czyj arkusz widać
dice-play-doing-away = poza stołem
dice-play-doing-rolls = rzuca
dice-play-doing-chooses = wybiera
dice-play-doing-has-both = ma obie
dice-play-doing-needs-black = brak czarnej
dice-play-doing-needs-white = brak białej
dice-play-doing-draws = rysuje
dice-play-doing-done = gotowe
dice-play-doing-nothing-fits = nic nie pasuje

## Co dał rzut

# Ty na liście imion.
dice-play-you = ty
dice-play-scored = { $points ->
    [one] Pole { $area } wypełnione: { $names }, { $points } punkt.
    [few] Pole { $area } wypełnione: { $names }, { $points } punkty.
    [many] Pole { $area } wypełnione: { $names }, { $points } punktów.
   *[other] Pole { $area } wypełnione: { $names }, { $points } punktu.
}
dice-play-scored-alone = Pole { $area } wypełnione!
dice-play-consoled = Na pocieszenie jeden punkt: { $names }.
dice-play-nobody-filled = Nikt nie wypełnił pola: kości idą w ruch jeszcze raz.
dice-play-next-area = Teraz pole { $area }.

## Dla tych, którzy słyszą mecz

dice-play-heard-dice = { $colour ->
    [black] Czarne: { $shapes }.
   *[white] Białe: { $shapes }.
}
dice-play-heard-grabbed = { $colour ->
    [black] { $name } ma czarną kość: { $shape }.
   *[white] { $name } ma białą kość: { $shape }.
}
dice-play-heard-you-grabbed = { $colour ->
    [black] Twoja czarna kość: { $shape }.
   *[white] Twoja biała kość: { $shape }.
}
dice-play-heard-draw = { $free ->
    [one] Narysuj kształty. { $free } kratka jest wolna.
    [few] Narysuj kształty. { $free } kratki są wolne.
    [many] Narysuj kształty. { $free } kratek jest wolnych.
   *[other] Narysuj kształty. { $free } kratki jest wolne.
}
dice-play-heard-filled = Pole wypełnione: { $name }.
dice-play-heard-confirmed = To, co narysowane, zostaje.
