# Az Ubongo Fun-Size szabályai játékosoknak.
rules-title = Szabályok
rules-heading = Így játsszuk az Ubongo Fun-Size-t
rules-lead = Mindenkinek saját kártyája van és ugyanaz a nyolc lapkája. Melyek töltik ki pontosan a kártyát? Jöjj rá a többiek előtt!
rules-contents = Ezen az oldalon
rules-learn = Tanuld meg játszva
rules-play = Játsszunk

## A kártya

rules-card-title = A kártyád
rules-card-fill = A kártya világos területét kell kirakni: az A oldalon pontosan három, a B oldalon pontosan négy lapkával. Hogy melyekkel, azt senki sem árulja el.
rules-card-many = Sosem csak egy megoldás van. Minden kártyát legalább háromféle lapkakészlet kitölt, úgyhogy próbálkozz bátran.
rules-card-empty = Egy kártya az A oldaláról …
rules-card-solved = … és az egyik megoldása

## A lapkák

rules-tiles-title = A nyolc lapkád
rules-tiles-same = Mindenkinek ugyanaz a nyolc van, mindegyikből egy. Tetszés szerint forgathatod és tükrözheted őket: attól még ugyanaz a lapka.
rules-tiles-ways = Egy lapka: ahogy fekszik, elforgatva, tükrözve

## Mi fér el

rules-fits-title = A pontosan az pontosan
rules-fits-text = A lapkák nem fedhetik egymást, nem lóghatnak ki, és a végén nem maradhat lyuk.
rules-fits-overlap = Nem szabad: fedik egymást
rules-fits-outside = Nem szabad: kilóg
rules-fits-gap = Még nincs kész: maradt egy lyuk

## Egy forduló

rules-round-title = Egy forduló, nyolcszor
rules-round-begin = Minden kártya ugyanabban a pillanatban fordul fel.
rules-round-lay = Rakj le lapkákat, told arrébb, vedd vissza őket, ahányszor csak akarod. Minden kártya nyílt: látod, hogy állnak a többiek.
rules-round-first = Amint egy kártya megtelt, az már „Ubongo!”. Nem kell kiáltani, és a kártyán többé semmi sem változhat.
rules-round-countdown = Az első „Ubongo!” elindítja a visszaszámlálást a többieknek: az A oldalon 20, a B oldalon 30 másodperc. Nullánál mindenki megáll.
rules-round-next = Aztán megnézhetitek, kinek mi sikerült. A következő forduló akkor indul, amikor mindenki kész, vagy 15 másodperc után magától.
rules-round-picture = A visszaszámlálás: még 14 másodperc

## Pontok

rules-points-title = Pontok
rules-points-card = Időben kiraktad: megtartod a kártyát.
rules-points-gem = Elsőként raktad ki: egy drágakövet is kapsz.
rules-points-none = Nem sikerült: a kártya kiesik, de nem vesztesz semmit.
rules-points-end = Nyolc forduló után az nyer, akinek a legtöbb pontja van. Egyenlőségnél a több drágakő dönt. Ha az is egyenlő, osztoztok a helyezésen.

## Egyedül

rules-alone-title = Egyedül
rules-alone-text = Kártya kártya után, visszaszámlálás és drágakő nélkül:
rules-alone-time = Időre: minél több kártya 5, 10 vagy 20 perc alatt.
rules-alone-count = Darabra: 5, 10 vagy 20 kártya, amilyen gyorsan csak tudod.
rules-alone-aside = Egy kártyát félretehetsz egy újért. Ez csak a rá szánt idődbe kerül.

## Megállapodások

rules-options-title = Amiben megállapodhattok
rules-options-side = Az oldal: az A három, a B négy lapka.
rules-options-countdown = A visszaszámlálás: 1 és 120 másodperc között.
rules-options-limit = Meddig tarthat egy forduló, ha senkinek sem sikerül: öt perc, hacsak mást nem mondotok.
rules-options-yellow = Játék az egyenes sárga lapka nélkül: nehezebb, annak való, aki túl gyakran nyer.
rules-options-deck = Más kártyák: bármilyen szóból készül 32 új.
rules-options-cards = A 32 kártyából játékosonként nyolcat keverünk be. A sorrendjüket senki sem ismeri, a nézők sem.

## Döntések

rules-rulings-title = Vitás esetek
rules-rulings-open = És mi van, ha …?
rules-first-asked = Ki volt az első?
rules-first-ruled = Ez a forduló végén dől el, a játékosok saját ideje szerint: az számít, mikor érkezett meg a megoldás, mínusz amennyi ideig úton volt. Így az is lehet első, ami másodikként érkezett.
rules-close-asked = Nem lehet eldönteni
rules-close-ruled = Ha az órák nem tudnak különbséget tenni két játékos között, mindketten elsők, és mindketten drágakövet kapnak, amíg van. Az utolsó az asztalnál előrébb ülőé.
rules-zero-asked = Pontosan mikor jár le a visszaszámlálás?
rules-zero-ruled = Az elsőként megérkezett megoldástól indul, annak a játékosnak a saját ideje szerint. Egy korábbi, de később érkező nem rövidíti meg: senki sem veszít olyan másodpercet, amelyet már látott.
rules-late-asked = Nullánál még úton van egy megoldás
rules-late-ruled = Számít, ha időben elkészült, és 0,15 másodpercen belül megérkezik. Ugyanez érvényes a forduló időkorlátjára és az egyéni játék idejére is.
rules-limit-asked = Megoldás közvetlenül az időkorlát előtt
rules-limit-ruled = Ugyanúgy elindítja a visszaszámlálást, mint bármelyik másik.
rules-all-asked = Mindenkinek sikerült
rules-all-ruled = A forduló azonnal véget ér.
rules-nobody-asked = Senkinek sem sikerül
rules-nobody-ruled = Az időkorlátnál a forduló pont nélkül ér véget, vagy hamarabb, ha mindenki feladná.
rules-give-up-asked = A feladás
rules-give-up-ruled = Amíg a forduló tart, meggondolhatod magad. Aki már kirakta, nem szavaz. Az első megoldás minden szavazatot töröl. Visszaszámlálás közben azt jelenti: „kész vagyok” – a forduló véget ér, amint mindenki kirakta vagy kész.
rules-number-asked = Több vagy kevesebb lapkával kitöltve
rules-number-ruled = Az nem megoldás. Ezekkel a kártyákkal és lapkákkal nem is fordulhat elő.
rules-before-asked = A kártyák felfordítása előtti idő
rules-before-ruled = A felfordítás pillanatának számít.
rules-same-asked = Lapka letétele oda, ahol már fekszik
rules-same-ruled = Szabad. Semmi sem változik.
rules-time-up-asked = Egyedül: lejár az idő, és a kártya nincs kész
rules-time-up-ruled = Nem számít, és új sem fordul fel.
rules-through-asked = Egyedül: elfogytak a kártyák
rules-through-ruled = Újra megkeverjük őket, az asztalon fekvő nélkül.
rules-alone-give-up-asked = Egyedül: feladás
rules-alone-give-up-ruled = Nincs kivel megegyezni. Tedd félre a kártyát, vagy hagyd abba.
