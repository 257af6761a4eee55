# Samouczek Ubongo Dice. $with to to, czym się gra: touch, mouse albo keys.
dice-learn-title = Samouczek Ubongo Dice
dice-learn-roll = Gracie we troje, więc są trzy czarne i trzy białe kości. Rzuć nimi.
dice-learn-grab = { $with ->
    [keys] Każdy łapie jedną czarną i jedną białą kość, kto szybszy, ten lepszy. Naciśnij numery zaznaczonych: 2 i 6.
    [touch] Każdy łapie jedną czarną i jedną białą kość, kto szybszy, ten lepszy. Dotknij zaznaczonych.
   *[mouse] Każdy łapie jedną czarną i jedną białą kość, kto szybszy, ten lepszy. Kliknij zaznaczone.
}
dice-learn-draw = { $with ->
    [keys] Narysuj oba kształty na konturach: strzałki przesuwają, R obraca, F odwraca, Enter rysuje. Nikt cię nie pogania. Potem „Gotowe”.
    [touch] Przeciągnij oba kształty na kontury. Dotknięcie obraca, podwójne odwraca. Nikt cię nie pogania. Potem dotknij „Gotowe”.
   *[mouse] Przeciągnij oba kształty na kontury. Kliknięcie obraca, podwójne odwraca. Nikt cię nie pogania. Potem kliknij „Gotowe”.
}
dice-learn-again = { $step ->
    [rolling] Nikt jeszcze nie wypełnił pola, więc wszystkie kości idą w ruch jeszcze raz.
   *[grabbing] Jeszcze raz: złap zaznaczone.
}
dice-learn-leave = Żaden czarny kształt już nie pasuje. Narysuj tylko biały: czarna kość przepada i nic nie szkodzi. Potem „Gotowe”.
dice-learn-last = { $step ->
    [rolling] Reszta ma kształt litery S. Spróbuj szczęścia jeszcze raz.
   *[grabbing] Jest! Szybko, złap zaznaczone.
}
dice-learn-fill = { $with ->
    [keys] Narysuj literę S. Biały kształt nie jest potrzebny: pole będzie pełne bez niego.
    [touch] Przeciągnij literę S na miejsce. Biały kształt nie jest potrzebny: pole będzie pełne bez niego.
   *[mouse] Przeciągnij literę S na miejsce. Biały kształt nie jest potrzebny: pole będzie pełne bez niego.
}
dice-learn-other-die = Tę też można złapać, ale na razie weź zaznaczone.
dice-learn-outline = Prawie: na razie rysuj tylko na konturach i nic poza nimi.
dice-learn-wait = Pełne! Ty i Zsófi wypełniacie pole tym samym rzutem: po trzy punkty. Łukasz zostaje sam i dostaje jeden punkt. Jeśli zostaje dwoje, rzucają dalej, a ty czekasz.
dice-learn-understood = Rozumiem
dice-learn-done = Teraz wszyscy zaczynają następne pole. Po ostatnim wygrywa najwięcej punktów.
