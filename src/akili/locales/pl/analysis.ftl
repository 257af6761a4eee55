# Skończona partia rozłożona na części: ile kosztowały decyzje, co dało szczęście. W przeglądarce i w terminalu.
analysis-title = Analiza
analysis-working = Partia jest analizowana…
analysis-failed = Nie ma analizy tej partii.
analysis-whose = Czyja gra
analysis-judge = { $judge ->
    [net] Ocenia sieć, która nauczyła się gry, grając sama ze sobą.
    [planner] Ocenia planista: wytrenowana sieć nie jest tu zainstalowana.
    [exact] Ocenia najlepsza gra, policzona dokładnie.
   *[person] Miarą jest czas, którego ludzie zwykle potrzebują na takie karty.
}
analysis-unit = { $unit ->
    [points] W punktach na końcu.
    [rolls] W rzutach; im mniej, tym lepiej.
   *[milliseconds] W sekundach na wszystkie karty; im mniej, tym lepiej.
}
analysis-figure = { $unit ->
    [milliseconds] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
    [gems] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } klejnotu
   *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}

## Cała partia

analysis-whole = Cała partia
analysis-start = { $unit ->
    [milliseconds] Zwykle na takie karty
   *[other] Oczekiwane na początku
}
analysis-luck = { $unit ->
    [milliseconds] Szczęście do kart
    [points] Szczęście do kostek
   *[other] Szczęście
}
analysis-pace = Tempo
analysis-unforeseen = Nieprzewidziane
analysis-cost = { $unit ->
    [milliseconds] Ślepe zaułki
   *[other] Błędy
}
analysis-result = Wynik
analysis-unfinished = { $unit ->
    [milliseconds] Z tego { $value } to czas, którego zwykle trzeba by jeszcze na nierozwiązane karty.
   *[other] Z tego { $value } było jeszcze przed tobą, gdy partia się skończyła.
}
analysis-curve = Oczekiwany wynik w trakcie partii
analysis-as-table = Jako tabela
analysis-when = Kiedy
analysis-expected = Oczekiwane

## Błędy

analysis-mistakes = Najdroższe błędy
analysis-every = Wszystkie błędy po kolei
analysis-none = Żadnego błędu wartego wzmianki.
analysis-chapter = { $kind ->
    [area] Pole { $number }
    [card] Karta { $number }
   *[round] Runda { $number }
}
analysis-costs = koszt
analysis-chosen = Zagrano
analysis-better = Lepiej
analysis-why = Bo
analysis-jump = Pokaż ten moment

## Wyścigi

analysis-card-tile = { $tile }, wiersz { $row }, kolumna { $column }
analysis-card-turned = { $tile } w tym miejscu, obrócona inaczej
analysis-dead-end = Potem żaden zestaw klocków nie rozwiązuje już karty.
analysis-dead-end-gap = Zostaje luka, do której nie pasuje żaden klocek, pól: { $count }.
analysis-dead-end-stayed = Tak zostało do końca karty.
analysis-fastest = Najszybciej jak na swoją kartę: { $chapter }, { $taken } zamiast zwykłych { $usual }.
analysis-slowest = Najwolniej jak na swoją kartę: { $chapter }, { $taken } zamiast zwykłych { $usual }.
analysis-taken-back = Cofnięte klocki: { $count }. Rozwiązane karty: { $solved } z { $cards }.

## W terminalu

analysis-account = { $name }: { $result }. Początek { $start }, szczęście { $luck }, błędy { $cost }.
analysis-account-estimated = { $name }: { $result }. Początek { $start }, szczęście do kostek { $luck }, nieprzewidziane { $unforeseen }, błędy { $cost }.
analysis-account-race = { $name }: { $result }. Zwykle { $start }, szczęście { $luck }, tempo { $pace }, ślepe zaułki { $cost }.
