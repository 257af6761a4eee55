# Amit az „akili watch” és az „akili replay” mond a terminálban.

## Idők

watch-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } mp
watch-minutes = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Hírek

watch-round-begins = { $number }. forduló: indul!
watch-card-begins = { $number }. kártya: indul!
watch-solved = { $name }: Ubongo! Ideje: { $time }.
watch-countdown = A többieknek még { $count } másodpercük van.
watch-would-give-up = { $name } feladná.
watch-searches-on = { $name } tovább keres.
watch-put-aside = A kártya félretéve.
watch-away = Nincs itt: { $names }.
watch-all-back = Mindenki visszajött.
watch-over = A játszma véget ért.

## Eredmények

watch-round-result = { $number }. forduló: { $results }
watch-card-result = { $number }. kártya: { $time }
watch-and = { $first } és { $last }
watch-wins = { $name } nyert. Pontok: { $points }.
watch-share-the-win = { $names } osztozik a győzelmen. Pontok: { $points }.
watch-alone = { $name }: { $count } kártya, idő: { $time }.
watch-alone-with-aside = { $name }: { $count } kártya, idő: { $time }, félretéve: { $aside }.
watch-alone-points = { $name }: { $count } pont.

## Az élő kép

watch-side = { $side } oldal
watch-round-of = forduló: { $number }/{ $total }
watch-card-of = kártya: { $number }/{ $total }
watch-card = { $number }. kártya
watch-on-this-card = { $clock } ezen a kártyán
watch-seconds-left = még { $seconds } mp
watch-next-round = mindjárt jön a következő forduló
watch-state-solved = Ubongo! { $time }
watch-state-gives-up = feladná
watch-state-searching = keres
watch-state-watching = nézi
watch-state-not-solved = nem sikerült

## A játszma körül

watch-seed = A játszma magja: { $seed }.
watch-verified = Rendben: { $count } esemény. { $result }
watch-folded = Nem bizonyítható: az események ({ $count }) összeillenek, de a lépések, amelyek hozzájuk vezettek, nem maradtak meg. { $result }
watch-not-verified = Nincs rendben: { $why }
watch-joined = { $name } asztalnál ül (kód: { $code }), és várja a játszmát.
