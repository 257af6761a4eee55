# Ubongo Fun-Size: ami megkülönbözteti, a bemutatója és a szabályai.

fun-size-start-side = Kártyák
fun-size-start-side-a = A · 3 lapka
fun-size-start-side-b = B · 4 lapka
fun-size-solo-side = A kártyák oldala
fun-size-solo-three-tiles = Mindegyikhez három lapka kell.
fun-size-solo-four-tiles = Mindegyikhez négy lapka kell.
fun-size-solo-side-of = { $side } oldal
fun-size-side = A kártyák oldala
fun-size-side-a = A: három lapka
fun-size-side-b = B: négy lapka
fun-size-countdown-usual = Alap
fun-size-countdown-usual-seconds = { $side ->
    [A] Alap: 20 mp
   *[B] Alap: 30 mp
}
fun-size-yellow = Sárga lapka nélkül
fun-size-yellow-nobody = senki
fun-size-pause = Fordulók között
fun-size-pause-usual = Legfeljebb 15 másodperc
fun-size-pause-waits = Mindenkit megvárunk
fun-size-alone = Egyedül · { $side } oldal
fun-size-table = { $code } asztal · { $side } oldal
fun-size-label = { $side } · { $tiles } lapka
fun-size-label-long = { $side } oldal · a { $all } lapkádból { $tiles } tölti ki
fun-size-hint = Az első kirakott kártya: „Ubongo!” és egy drágakő. A többieknek visszaszámlálás indul.
fun-size-hint-seconds = Az első kirakott kártya: „Ubongo!” és egy drágakő. A többieknek még { $count } másodpercük van.
fun-size-discarded = kártya eldobva
fun-size-no-gem = elfogyott a drágakő
fun-size-gain = { $gain ->
    [nothing] A kártya a dobozba kerül.
    [gem] Egy kártya és egy drágakő.
   *[card] Egy kártya.
}
fun-size-replay-label = { $side } · { $count } lapka

# Az oktató. A $with az, amivel a játékos dolgozik: touch, mouse vagy keys.
fun-size-learn-title = Tanuld meg: Ubongo Fun-Size
fun-size-learn-card = 3 lapka kell ide
fun-size-learn-lay = { $with ->
    [keys] Lépj a Tabbal a piros lapkára, vidd a helyére a nyilakkal, és tedd le Enterrel.
    [touch] Húzd az ujjaddal a piros lapkát a kártyára.
   *[mouse] Húzd a piros lapkát a kártyára.
}
fun-size-learn-turn = { $with ->
    [keys] Lépj a Tabbal a világoszöld lapkára, és nyomd meg az R‑t: elfordul.
    [touch] Koppints a világoszöld lapkára: elfordul.
   *[mouse] Kattints a világoszöld lapkára: elfordul.
}
fun-size-learn-flip = { $with ->
    [keys] Lépj a Tabbal a türkiz lapkára, és nyomd meg az F‑et: átfordul a másik oldalára.
    [touch] Koppints gyorsan kétszer a türkiz lapkára: átfordul a másik oldalára.
   *[mouse] Kattints duplán a türkiz lapkára: átfordul a másik oldalára.
}
fun-size-learn-fill = Most rakd ki a kártyát: a négy lapkából három pontosan elég.
fun-size-learn-done = Ennyi az egész. A játékban nyolc lapka közül keresed a hármat, és közben a többiek is keresnek.

fun-size-rules-heading = Így játsszuk az Ubongo Fun-Size‑t
fun-size-rules-lead = Mindenkinek saját kártyája van és ugyanaz a nyolc lapkája. Melyek töltik ki pontosan a kártyát? Gyere rá a többiek előtt!

## A kártya

fun-size-rules-card-title = A kártyád
fun-size-rules-card-fill = A kártya világos területét kell kirakni: az A oldalon pontosan három, a B oldalon pontosan négy lapkával. Hogy melyekkel, azt senki sem árulja el.
fun-size-rules-card-many = Sosem csak egy megoldás van. Minden kártyát legalább háromféle lapkakészlet kitölt, úgyhogy próbálkozz bátran.
fun-size-rules-card-empty = Egy kártya az A oldaláról…
fun-size-rules-card-solved = …és az egyik megoldása

## A lapkák

fun-size-rules-tiles-title = A nyolc lapkád
fun-size-rules-tiles-same = Mindenkinek ugyanaz a nyolc van, mindegyikből egy. Tetszés szerint forgathatod és tükrözheted őket: attól még ugyanaz a lapka.

## Mi fér el

fun-size-rules-fits-title = Ami pontos, az pontos
fun-size-rules-fits-text = A lapkák nem fedhetik egymást, nem lóghatnak ki, és a végén nem maradhat lyuk.
fun-size-rules-fits-overlap = Nem szabad: fedik egymást
fun-size-rules-fits-outside = Nem szabad: kilóg
fun-size-rules-fits-gap = Még nincs kész: maradt egy lyuk

## Egy forduló

fun-size-rules-round-title = Egy forduló, nyolcszor
fun-size-rules-round-begin = Minden kártya ugyanabban a pillanatban fordul fel.
fun-size-rules-round-lay = Rakj le lapkákat, told arrébb, vedd vissza őket, ahányszor csak akarod. Minden kártya nyílt: látod, hogy állnak a többiek.
fun-size-rules-round-first = Amint egy kártya megtelt, az már „Ubongo!”. Nem kell kiáltani, és a kártyán többé semmi sem változhat.
fun-size-rules-round-countdown = Az első „Ubongo!” elindítja a visszaszámlálást a többieknek: az A oldalon 20, a B oldalon 30 másodperc. Nullánál mindenki megáll.
fun-size-rules-round-next = Aztán megnézhetitek, kinek mi sikerült. A következő forduló akkor indul, amikor mindenki kész, vagy 15 másodperc után magától.

## Pontok

fun-size-rules-points-title = Pontok
fun-size-rules-points-card = Időben kiraktad: megtartod a kártyát.
fun-size-rules-points-gem = Elsőként raktad ki: egy drágakövet is kapsz.
fun-size-rules-points-none = Nem sikerült: a kártya kiesik, de nem vesztesz semmit.
fun-size-rules-points-end = Nyolc forduló után az nyer, akinek a legtöbb pontja van. Egyenlőségnél a több drágakő dönt. Ha az is egyenlő, osztoztok a helyezésen.

## Egyedül

fun-size-rules-alone-title = Egyedül
fun-size-rules-alone-text = Kártya kártya után, visszaszámlálás és drágakő nélkül:
fun-size-rules-alone-time = Időre: minél több kártya 5, 10 vagy 20 perc alatt.
fun-size-rules-alone-count = Darabra: 5, 10 vagy 20 kártya, amilyen gyorsan csak tudod.
fun-size-rules-alone-aside = Egy kártyát félretehetsz egy újért. Ez csak a rá szánt idődbe kerül.

## Megállapodások

fun-size-rules-options-title = Amiben megállapodhattok
fun-size-rules-options-side = Az oldal: az A három, a B négy lapka.
fun-size-rules-options-countdown = A visszaszámlálás: 1 és 120 másodperc között.
fun-size-rules-options-limit = Meddig tarthat egy forduló, ha senkinek sem sikerül: öt perc, hacsak mást nem mondotok.
fun-size-rules-options-yellow = Játék az egyenes sárga lapka nélkül: nehezebb, mindenkinek vagy csak annak, aki túl gyakran nyer. Így is minden kártya kirakható.
fun-size-rules-options-deck = Más kártyák: bármilyen szóból készül 32 új.
fun-size-rules-options-cards = A 32 kártyából játékosonként nyolcat keverünk be. A sorrendjüket senki sem ismeri, a nézők sem.

## Döntések

fun-size-rules-first-asked = Ki volt az első?
fun-size-rules-first-ruled = Ez a forduló végén dől el, a játékosok saját ideje szerint: az számít, mikor érkezett meg a megoldás, mínusz amennyi ideig úton volt. Így az is lehet első, ami másodikként érkezett.
fun-size-rules-close-asked = Nem lehet eldönteni
fun-size-rules-close-ruled = Ha az órák nem tudnak különbséget tenni két játékos között, mindketten elsők, és mindketten drágakövet kapnak. Drágakő mindig jut.
fun-size-rules-zero-asked = Pontosan mikor jár le a visszaszámlálás?
fun-size-rules-zero-ruled = Az elsőként megérkezett megoldástól indul, annak a játékosnak a saját ideje szerint. Egy korábbi, de később érkező nem rövidíti meg: senki sem veszít olyan másodpercet, amelyet már látott.
fun-size-rules-late-asked = Nullánál még úton van egy megoldás
fun-size-rules-late-ruled = Számít, ha időben elkészült, és 0,15 másodpercen belül megérkezik. Ugyanez érvényes a forduló időkorlátjára és az egyéni játék idejére is.
fun-size-rules-limit-asked = Megoldás közvetlenül az időkorlát előtt
fun-size-rules-limit-ruled = Ugyanúgy elindítja a visszaszámlálást, mint bármelyik másik.
fun-size-rules-all-asked = Mindenkinek sikerült
fun-size-rules-all-ruled = A forduló azonnal véget ér.
fun-size-rules-nobody-asked = Senkinek sem sikerül
fun-size-rules-nobody-ruled = Az időkorlátnál a forduló pont nélkül ér véget, vagy hamarabb, ha mindenki feladná.
fun-size-rules-give-up-asked = A feladás
fun-size-rules-give-up-ruled = Amíg a forduló tart, meggondolhatod magad. Aki már kirakta, nem szavaz. Az első megoldás minden szavazatot töröl. Visszaszámlálás közben azt jelenti: „Nem megy”. A forduló véget ér, amint mindenki kirakta, vagy jelezte, hogy nem megy.
fun-size-rules-number-asked = Több vagy kevesebb lapkával kitöltve
fun-size-rules-number-ruled = Az nem megoldás. Ezekkel a kártyákkal és lapkákkal nem is fordulhat elő.
fun-size-rules-before-asked = A kártyák felfordítása előtti idő
fun-size-rules-before-ruled = A felfordítás pillanatának számít.
fun-size-rules-same-asked = Lapka letétele oda, ahol már fekszik
fun-size-rules-same-ruled = Szabad. Semmi sem változik.
fun-size-rules-time-up-asked = Egyedül: lejár az idő, és a kártya nincs kész
fun-size-rules-time-up-ruled = Nem számít, és új sem fordul fel.
fun-size-rules-through-asked = Egyedül: elfogytak a kártyák
fun-size-rules-through-ruled = Újra megkeverjük őket, az asztalon fekvő nélkül.
fun-size-rules-alone-give-up-asked = Egyedül: feladás
fun-size-rules-alone-give-up-ruled = Nincs kivel megegyezni. Tedd félre a kártyát, vagy hagyd abba.
