# Egy lejátszott játszma még egyszer.
replay-title = Visszajátszás
replay-round = Forduló: { $number }/{ $total }
replay-card = { $number }. kártya
replay-card-of = Kártya: { $number }/{ $total }
replay-pause = Két forduló között
replay-download = A játszma mentése fájlba
replay-solved-in = Kirakva: { $time }
# Amit a képernyőolvasó mond egy játékos kis kártyájáról.
replay-seat = { $name } kártyája nagyban. Lapkák: { $laid }/{ $total }, pont: { $points }.
replay-seat-solved = Kirakva: { $time }.

## A lejátszás

replay-play = Lejátszás
replay-pause-button = Szünet
replay-again = Elölről
replay-previous-round = Előző forduló
replay-next-round = Következő forduló
replay-previous-card = Előző kártya
replay-next-card = Következő kártya
replay-all-seats = Minden játékos
replay-chapters = Fordulók
replay-cards = Kártyák
replay-chapter = { $number }. forduló
replay-speed = Sebesség
replay-time = A játszma ideje
replay-position = { $number }. forduló, { $time }
replay-position-solo = { $number }. kártya, { $time }

## Ami történt

replay-this-round = Ebben a fordulóban
replay-happened = Ami történt
replay-log-begun = Minden kártya felfordítva
replay-log-card = { $number }. kártya felfordítva
replay-log-laid = { $name } letette { $tile }
replay-log-taken = { $name } visszavette { $tile }
replay-log-solved = { $name }: Ubongo! Idő: { $time }
replay-log-countdown = A többieknek ketyeg az óra
replay-log-gives-up = { $name } feladná
replay-log-searches-on = { $name } tovább keres
replay-log-aside = Kártya félretéve
replay-log-first = { $name } lett az első
replay-log-first-together = Holtversenyben első: { $names }
replay-log-nobody = Senkinek sem sikerült
replay-log-over = Vége a játszmának

## A vége

replay-wins = { $name } nyert { $count } ponttal
replay-share = Döntetlen: { $names }, { $count } pont
replay-alone = { $count } kártya, idő: { $time }

## Nincs mit nézni

replay-running-title = Ez a játszma még tart
replay-running-text = Amint vége, itt visszanézheted.
replay-unknown-title = Nincs ilyen játszma
replay-unknown-text = Talán lemaradt a link vége, vagy a játszmát már törölték.
replay-failed-title = Ezt a játszmát nem lehet megmutatni
