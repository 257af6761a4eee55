# Mi lett a vége egy fordulónak, egy játszmának vagy egy egyedül játszott játéknak.

## Egy forduló

result-first-you = Te lettél az első!
result-first-one = { $name } lett az első
result-first-several = Egyszerre lettek elsők: { $names }
result-first-nobody = Ezúttal senkinek sem sikerült
result-solved = { $all } kártyából { $count } lett kész
result-solved-all = minden kártya kész lett
result-column-board = Kártya
result-column-time = Idő
result-column-gain = Ebben a fordulóban
result-column-total = Összesen
result-called = Ubongo!
result-left = { $seconds } mp maradt
result-credit = +{ $seconds } mp jóváírás
result-credit-why = A megoldás egy ideig úton volt. A szokásos oda-vissza út felét levonjuk, itt { $seconds } mp-et, de legfeljebb { $most } mp-et: lassú kapcsolat miatt senki se veszítse el a versenyt.
result-unsolved = nem sikerült
result-tiles = { $all } lapkából { $count }
# A képernyőolvasó mondja, játékosonként egy mondat.
result-row-solved = { $place }. hely: { $name }, { $time }. { $gain } Összesen: { $points }.
result-row-unsolved = { $name }: nem sikerült, { $all } lapkából { $count }. { $gain } Összesen: { $points }.
# Te, nevek között.
result-you = te

## Az állás

result-running = Az állás
result-rounds-left = még { $count } forduló
result-no-points = Még senkinek sincs pontja.
result-level = Holtverseny az élen: { $names }. Ha így marad, közös a győzelem.
result-leads-you = Te vezetsz { $count } ponttal.
result-leads-one = { $name } vezet { $count } ponttal.
result-gems-lead-you = Te vezetsz: pontban holtverseny, de több drágaköved van.
result-gems-lead-one = { $name } vezet: pontban holtverseny, de több a drágaköve.
result-won-so-far = { $name }: { $cards }, { $gems }, { $points }
result-slow-line = Lassú kapcsolat: { $names }. A szokásos oda-vissza út felét jóváírjuk, legfeljebb { $most } mp-et.

## Jöhet a következő forduló

result-ready = Készen áll: { $names }
result-not-ready = Még nem: { $names }
result-starts-in = Magától indul: { $time }
result-next = Következő forduló
result-waiting = Várunk a többiekre

## A játszma

result-won-you = Te nyertél!
result-won-one = { $name } nyert!
result-won-several = Közös győzelem: { $names }
result-shared = Pontban és drágakőben is holtverseny: közös a győzelem.
result-tie-broken = Pontban holtverseny: { $names }. A több drágakő döntött.
result-how = Így jöttek a pontok
result-place = { $place }. hely: { $name }, { $points } ({ $cards }, { $gems })
result-last-round = Az utolsó forduló
result-rematch = Visszavágó
result-watch-again = Visszanézem
result-waiting-host = Várunk, hogy { $name } visszavágót nyisson
result-waiting-anyone = Várunk, hogy a házigazda visszavágót nyisson

## Egyedül

result-solo-cards = { $count ->
    [one] kártya { $minutes } perc alatt
   *[other] kártya { $minutes } perc alatt
}
result-solo-time = { $cards } kártya ideje
result-solo-none = Most egy sem jött össze. A következő játék nulláról indul.
result-best-now = Az eddigi legjobbad!
result-best-before = A legjobbad: { $best }
result-on-the-board = { $place }. hely a ranglistán, { $all } játékos közül
result-cards = Kártyáról kártyára
result-card = { $number }. kártya: { $time }
result-card-fastest = { $number }. kártya: { $time }, a leggyorsabb
result-fastest = Leggyorsabb
result-average = Átlag
result-put-aside = Félretett
result-play-again = Még egyszer
result-records = Rekordok
