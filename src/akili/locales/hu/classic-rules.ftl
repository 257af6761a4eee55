# Az Ubongo szabályai játékosoknak.

classic-rules-heading = Így játsszuk az Ubongót
classic-rules-lead = Rakd ki a kártyádat, mielőtt lepereg a homok, lépj a bábuddal, és vegyél el két drágakövet. Kilenc forduló után az nyer, akinek egy színből a legtöbb drágaköve van.

## A kártya

classic-rules-card-title = A kártyád
classic-rules-card-text = A kártyán egy terület és hat sor lapka látható, a kocka minden oldalához egy. Töltsd ki a területet pontosan a kidobott sor lapkáival: mindegyikkel, és semmi mással.
classic-rules-card-empty = A terület…
classic-rules-card-solved = …a kidobott sor és a megoldás
classic-rules-card-wrong = Ezek nem megoldások:
classic-rules-card-gap = Még nem: hézag maradt
classic-rules-card-outside = Nem szabad: kilóg
classic-rules-card-overlap = Nem szabad: egymáson fekszenek

## A kocka

classic-rules-die-title = A kocka
classic-rules-die-text = Hat oldala van, és minden kártyán mindegyikhez tartozik egy sor. A dobás mindenkinek ugyanaz, a kártyák viszont különböznek.

## A lapkák

classic-rules-tiles-title = A tizenkét lapkád
classic-rules-tiles-text = Mindenkinek ugyanaz a tizenkettő van. Forgathatod és meg is fordíthatod őket. Előtted csak a kidobott sor lapkái fekszenek.

## A tábla

classic-rules-board-title = A drágakövek táblája
classic-rules-board-text = Hat sáv, mindegyikben tizenkét megkevert drágakő, és minden sáv előtt egy piros mező. Hat szín, mindegyikből tizenkettő; minden színnek saját alakja van.
classic-rules-board-picture = Második hely: a kivilágított sávok elérhetők, a szám mutatja, hány sávnyira vannak, a keret pedig a két drágakövet, amelyet elvennél.
classic-rules-board-pawns = Az első forduló előtt mindenki egy piros mezőre állítja a bábuját, egyszerre és nyíltan. Egy mezőn többen is állhatnak, és addig lehet változtatni, amíg mindenki kész nem lesz. 30 másodperc után a véletlen dönt.

## Egy forduló

classic-rules-round-title = Egy forduló, kilencszer
classic-rules-round-roll = Mindenki előtt egy lefordított kártya fekszik. A kezdőjátékos dob a kockával, és megfordítja a homokórát. Ugyanabban a pillanatban minden kártya felfordul.
classic-rules-round-solve = Töltsd ki a területet a kidobott sor lapkáival. Az utolsó lapka már „Ubongo!”: nem kell kiáltani.
classic-rules-round-move = Kiraktad? Lépj a bábuddal a piros mezőkön, bármelyik irányba. Maradhatsz is.
classic-rules-round-take = Aztán vedd el a két legközelebbi drágakövet abból a sávból, ahol a bábud áll.
classic-rules-round-sand = Kirakni, lépni és elvenni addig kell, amíg le nem pereg a homok: 60 másodpercig, ha másban nem egyeztek meg. Akkor vége a fordulónak.
classic-rules-round-next = A következő fordulóban a bal oldali játékos dob.

## Helyezések

classic-rules-places-title = Milyen messzire léphetsz
classic-rules-places-text = Minél hamarabb rakod ki, annál messzebbre mehet a bábud. Négynél kevesebb játékosnál is legfeljebb három sávot lép az első.
classic-rules-places-steps = { $count ->
    [0] { $place }. nem lép
   *[other] { $place }. legfeljebb { $count } sáv
}

## Elvenni

classic-rules-taking-title = Az elvétel is verseny
classic-rules-taking-text = A helyezés lépést ad, de jogot a drágakövekre nem. Azonnal látod, hová lépnek a többiek, és a saját lépésedet is megváltoztathatod, amíg el nem veszed a drágaköveket.
classic-rules-taking-race = Ha a sávodban más is áll, aki már kirakta, a pár azé, aki előbb veszi el. Aki lekésett róla, elveheti a következő párt, vagy továbbléphet egy másikért, amíg pereg a homok.
classic-rules-taking-rest = A két legközelebbi drágakő mindig együtt jár. Elvétel után a bábu ott marad. A sávokat nem töltjük fel, az üres sáv semmit sem ad.

## A második homokóra

classic-rules-second-title = Senki sem rakta ki?
classic-rules-second-text = Akkor a homokóra még egyszer megfordul, szünet nélkül. A lapkák maradnak, és aki elsőként kirakja, továbbra is legfeljebb három sávot léphet. Ha akkor sem rakja ki senki, a forduló eredmény nélkül ér véget.

## A vége

classic-rules-end-title = A játék vége
classic-rules-end-text = Kilenc forduló után az nyer, akinek egy színből a legtöbb drágaköve van. Holtversenynél a második legtöbb szín dönt, aztán a harmadik, és így tovább, mindenkinél a sajátja.
classic-rules-end-picture = A legjobb színből mindkettőnek öt van. A második szín dönt: négy a három ellen.
classic-rules-end-shared = Ha minden egyenlő, közös a győzelem.

## Egyedül

classic-rules-alone-title = Egyedül
classic-rules-alone-text = Kilenc forduló, mint társaságban. Mindig te vagy az első, tehát legfeljebb három sávot léphetsz. A legjobb szín drágaköveinek száma számít, aztán a következőé, és így tovább, végül az idő.

## Megállapodások

classic-rules-options-title = Miben egyezhettek meg
classic-rules-options-side = 3 vagy 4 lapkás sorok; a 4 a nehezebb.
classic-rules-options-own = Saját oldal valakinek, hogy kiegyenlítsen: a felnőttek 4, a gyerekek 3 lapkával.
classic-rules-options-hourglass = A homokóra: 30 és 180 másodperc között.
classic-rules-options-auto = Drágakő magától, kezdőknek: aki kirakta, de nem vette el, mire lepergett a homok, megkapja a sávja drágaköveit.
classic-rules-options-starter = Ki dob elsőként, ha nem a véletlen dönt.
classic-rules-options-deck = Más kártyák: bármilyen szóból készíthető 36 új.

## Szóról szóra

classic-rules-call-asked = Kiáltani is kell?
classic-rules-call-ruled = Nem. Az utolsó lapka megoldja a kártyát, és a kirakott kártyán semmi sem változik.
classic-rules-time-asked = Kinek az ideje számít?
classic-rules-time-ruled = A tiéd, kirakáskor, lépéskor és elvételkor: amikor az üzenet megérkezett, mínusz az útja, legfeljebb 0,15 másodperc.
classic-rules-sand-asked = Pontosan mikor pereg le a homok?
classic-rules-sand-ruled = Az utolsó pillanat már késő. Ami előtte történt, számít, ha 0,15 másodpercen belül megérkezik.
classic-rules-place-asked = Mikor biztos a helyezésem?
classic-rules-place-ruled = Amint korábbi megoldás már nem lehet úton: azonnal, ha a jelenlévők közül már senki sem keres, legkésőbb 0,15 másodperc múlva. Akkor léphet a bábud.
classic-rules-close-asked = Két megoldás között nem lehet dönteni
classic-rules-close-ruled = A helyezés eggyel több, mint ahányan biztosan korábban voltak. Akiket nem lehet megkülönböztetni, mindketten elsők, a következő a harmadik.
classic-rules-pair-asked = Melyik párt veszem el?
classic-rules-pair-ruled = Azt, amelyiket láttad. Ha már nincs ott, nem veszel el semmit, és ezt meg is tudod.
classic-rules-settled-asked = Mikor biztos az elvétel?
classic-rules-settled-ruled = Amint nem lehet úton olyan vetélytárs keze, aki korábban vagy megkülönböztethetetlenül nyúlt érte: azonnal, ha más nem jöhet ebbe a sávba, legkésőbb 0,25 másodperc múlva. Onnantól áll.
classic-rules-together-asked = Ketten egyszerre veszik el
classic-rules-together-ruled = A párt nem osztjuk el. Azé, aki ebben a fordulóban jobb helyen végzett, egyenlő helyezésnél a kezdőjátékostól az óramutató járása szerint.
classic-rules-turning-asked = Megoldás éppen a homokóra fordításakor
classic-rules-turning-ruled = 0,15 másodpercig úton lehet egy korábbi megoldás. Az ekkor kirakott kártya akkor számít, amikor már biztos, hogy a második homok pereg.
classic-rules-untaken-asked = Valaki kirakta, de nem vett el semmit
classic-rules-untaken-ruled = A homokóra nem fordul meg újra, a drágakövek maradnak, hacsak másban nem egyeztetek meg. Az elléptetett bábu ott marad.
classic-rules-early-asked = Mindig megvárjuk a homokot?
classic-rules-early-ruled = Nem. Vége a fordulónak, ha minden jelenlévő vett már, nem ér el több drágakövet, vagy végzett.
classic-rules-give-up-asked = Feladás
classic-rules-give-up-ruled = Amíg senki sem rakta ki, ez visszavonható szavazás: ha minden jelenlévő egyetért, a forduló eredmény és második homokóra nélkül ér véget. Az első megoldás törli a szavazatokat. Utána annyit jelent: „Végeztem”.
classic-rules-auto-asked = Drágakő magától: ki jön előbb?
classic-rules-auto-ruled = A forduló végén osztjuk ki, a helyezések sorrendjében, egyenlő helyezésnél a kezdőjátékostól az óramutató járása szerint.
classic-rules-single-asked = Egy drágakő maradt a sávban
classic-rules-single-ruled = Azt egymagában lehet elvenni.
classic-rules-away-asked = Valaki nincs itt
classic-rules-away-ruled = Vagyis kiszállt, vagy 10 másodperce nincs kapcsolata. Senki sem vár rá, és a feladásnál sem számít. Kap kártyát, a lapkái és a bábuja maradnak, és bármikor visszajöhet. Ha ő dobna, a kocka azonnal gurul.
classic-rules-deserted-asked = Senki sincs itt
classic-rules-deserted-ruled = A forduló végigmegy, új pedig addig nem kezdődik, amíg valaki vissza nem jön.
classic-rules-secret-asked = Ki mit lát?
classic-rules-secret-ruled = A kártyák, bábuk, drágakövek és idők nyíltak, a nézőknek is. Senki sem látja a kártyát a dobás előtt, a kártyák sorrendjét vagy egy megoldást.
