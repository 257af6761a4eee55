# Ubongo Shimo: ami megkülönbözteti.

## Szintek

shimo-level = Szint
shimo-level-name = { $level ->
    [1] Könnyű
    [2] Közepes
    [3] Nehéz
   *[4] Profi
}
shimo-tiles = { $count } lapka
# Amit a képernyőolvasó mond egy gombról.
shimo-level-key = { $level }. szint, { $name }: { $tiles }
shimo-level-spoken = { $level }. szint, { $name }
shimo-level-of = { $name } szintje
shimo-start-level = Mindenki szintje
shimo-solo-level = { $level }. szint: kártyánként { $tiles }.

## Játszma előtt

shimo-lobby-title = Mindenki szintet választ
shimo-levels = Szintek
shimo-levels-own = Ki-ki a magáét
shimo-levels-advanced = Felváltva 4 és 3
shimo-hourglass = A homokóra indul
shimo-hourglass-first = az első után
shimo-hourglass-start = az elején
shimo-tie = Holtverseny az élen
shimo-tie-by-play-off = Rájátszás
shimo-tie-shared = Közös győzelem

## Egy forduló

shimo-alone = Egyedül · { $level }. szint
shimo-table = { $played ->
    [advanced] { $code } asztal · 4. és 3. szint
    [own] { $code } asztal · saját szintek
   *[other] { $code } asztal · { $played }. szint
}
shimo-seen = { $count }/{ $all } látszik
shimo-seen-long = { $all } fehér mezőből { $count } látszik
shimo-hint = Az elsőé a drágakő és minden megoldatlan kártya. A többieknek 60 másodpercük van.
shimo-hint-running = Az elsőé a drágakő és minden megoldatlan kártya. A fordulónak akkor van vége, ha lepergett a homok.
shimo-hint-play-off = Aki először kirakja, megnyeri a játszmát. Más itt nem szerezhető.
shimo-gems = Drágakövek
shimo-now = most
shimo-gem-played = { $taken ->
    [yes] { $round }. forduló: { $name } szerezte meg.
   *[no] { $round }. forduló: senkié.
}
shimo-gem-now = { $round }. forduló: most ezért játszunk.
shimo-gem-to-come = { $round }. forduló: még hátravan.

## A rájátszás

shimo-play-off = { $number ->
    [1] Rájátszás
   *[other] { $number }. rájátszás
}
shimo-play-off-notice = Rájátszás: { $names }. Aki először kirakja, nyer.
shimo-play-off-watch = Rájátszás: { $names }. Te most nézed.
shimo-play-off-next = Jöhet a rájátszás
shimo-play-off-won = nyerte a rájátszást
shimo-share = Közös győzelem
shimo-share-short = osztozna a győzelmen
shimo-share-others = Közös győzelmet ajánl: { $names }. Benne vagy?
shimo-share-mine = Osztoznál a győzelmen. Várunk rájuk: { $names }.

## Mi lett a forduló vége

shimo-first-untold = Nem dönthető el, ki volt az első: { $names }
shimo-gain = { $gem ->
    [yellow] { $count } kártya és a sárga drágakő.
    [green] { $count } kártya és a zöld drágakő.
    [blue] { $count } kártya és a kék drágakő.
   *[none] { $count } kártya.
}
shimo-card-to = { $name } viszi a kártyát
shimo-card-to-you = a kártya a tiéd
shimo-card-to-box = kártya a dobozba
shimo-gem-to-box = drágakő a dobozba
shimo-log-first = { $gem ->
    [yellow] { $name } lett az első: övé a sárga drágakő
    [green] { $name } lett az első: övé a zöld drágakő
   *[blue] { $name } lett az első: övé a kék drágakő
}{ $count ->
    [0] {""}
   *[other] {" "}és { $count } kártya
}
shimo-log-untold = Nem dönthető el, ki volt az első: { $names }. A drágakő és a megoldatlan kártyák a dobozba kerülnek
shimo-log-play-off = { $name } nyerte a rájátszást

## Holtversenyek

shimo-cards-lead-you = Te vezetsz: pontban holtverseny, de több kártyád van.
shimo-cards-lead-one = { $name } vezet: pontban holtverseny, de több a kártyája.
shimo-level-play-off = Holtverseny az élen: { $names }. Ha így marad, rájátszás dönt.
shimo-level-due = Holtverseny az élen: { $names }. Rájátszás dönt.
shimo-shared = Pontban és kártyában is holtverseny: közös a győzelem.
shimo-tie-cards = Pontban holtverseny: { $names }. A több kártya döntött.
shimo-tie-play-off = Pontban holtverseny: { $names }. A rájátszás döntött.
