# Egy befejezett játszma elemezve: mibe kerültek a döntések, mit hozott a szerencse. Böngészőben és terminálban.
analysis-title = Elemzés
analysis-working = A játszma elemzése folyik…
analysis-failed = Ehhez a játszmához nincs elemzés.
analysis-whose = Kinek a játéka
analysis-judge = { $judge ->
    [net] Egy háló értékel, amely önmaga ellen játszva tanulta meg a játékot.
    [planner] Egy tervező értékel: a betanított háló itt nincs telepítve.
    [exact] A pontosan kiszámított legjobb játék a mérce.
   *[person] A mérce az az idő, amennyi az embereknek ilyen kártyákhoz kell.
}
analysis-unit = { $unit ->
    [points] A végén kapott pontokban.
    [rolls] Dobásokban; a kevesebb a jobb.
   *[milliseconds] Másodpercben, az összes kártyán; a kevesebb a jobb.
}
analysis-figure = { $unit ->
    [milliseconds] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } mp
    [gems] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } drágakő
   *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}

## Az egész játszma

analysis-whole = Az egész játszma
analysis-start = { $unit ->
    [milliseconds] Szokásos ilyen kártyákkal
   *[other] Az elején várható
}
analysis-luck = { $unit ->
    [milliseconds] Szerencse a kártyákkal
    [points] Kockaszerencse
   *[other] Szerencse
}
analysis-pace = Tempó
analysis-unforeseen = Előre nem látott
analysis-cost = { $unit ->
    [milliseconds] Zsákutcák
   *[other] Hibák
}
analysis-result = Eredmény
analysis-unfinished = { $unit ->
    [milliseconds] Ebből { $value } az az idő, amely a megoldatlan kártyákhoz szokás szerint még kellett volna.
   *[other] Ebből { $value } még hátravolt, amikor a játszma véget ért.
}
analysis-curve = A várható eredmény a játszma során
analysis-as-table = Táblázatként
analysis-when = Mikor
analysis-expected = Várható

## Hibák

analysis-mistakes = A legdrágább hibák
analysis-every = Az összes hiba, sorrendben
analysis-none = Nincs említésre méltó hiba.
analysis-chapter = { $kind ->
    [area] { $number }. terület
    [card] { $number }. kártya
   *[round] { $number }. forduló
}
analysis-costs = ára
analysis-chosen = Ez történt
analysis-better = Jobb lett volna
analysis-why = Mert
analysis-jump = Ugrás ide

## Versenyek

analysis-card-tile = { $tile }, { $row }. sor, { $column }. oszlop
analysis-card-turned = { $tile } ugyanott, másképp forgatva
analysis-dead-end = Utána a lapkák egyetlen készlete sem oldja meg a kártyát.
analysis-dead-end-gap = Olyan lyukat hagy, amelybe egy lapka sem illik, mezők: { $count }.
analysis-dead-end-stayed = Ez a kártya végéig így maradt.
analysis-fastest = A kártyájához képest leggyorsabb: { $chapter }, { $taken } a szokásos { $usual } helyett.
analysis-slowest = A kártyájához képest leglassabb: { $chapter }, { $taken } a szokásos { $usual } helyett.
analysis-taken-back = Visszavett lapkák: { $count }. Megoldott kártyák: { $solved } / { $cards }.

## A terminálban

analysis-account = { $name }: { $result }. Kezdet { $start }, szerencse { $luck }, hibák { $cost }.
analysis-account-estimated = { $name }: { $result }. Kezdet { $start }, kockaszerencse { $luck }, előre nem látott { $unforeseen }, hibák { $cost }.
analysis-account-race = { $name }: { $result }. Szokásos { $start }, szerencse { $luck }, tempó { $pace }, zsákutcák { $cost }.
