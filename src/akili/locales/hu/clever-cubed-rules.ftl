# A Clever Cubed (Triplán okos húzás) szabályai.
clever-cubed-rules-heading = Így játsszuk a Clever Cubedot
clever-cubed-rules-lead = Válassz egyik kockát a másik után, jelöld a pontozólapodon, és az egyik bónusz hozza a másikat.

## A pontozólap

clever-cubed-rules-sheet-title = A pontozólap
clever-cubed-rules-sheet-text = Mindenkinek van egy pontozólapja öt színterülettel. A sárga, a türkiz és a barna területen mezőket ikszelsz be, a kéken és a rózsaszínen számokat írsz be. A kockát a saját színű területén jelölöd; a fehér kocka dzsóker.
clever-cubed-rules-sheet-tabs = Minden bónuszt egyetlen szabály magyaráz: sötétebb fül köti össze a mezőket azzal a bónusszal, amelyet adnak.
clever-cubed-rules-rounds-text = Négy játékos négy fordulót játszik, három ötöt, egy vagy kettő hatot. Minden fordulóban mindenki egyszer aktív. A forduló elején mindenki megkapja a száma melletti bónuszt.

## A kör

clever-cubed-rules-turn-title = Az aktív játékos
clever-cubed-rules-turn-roll = Dobj a kezedben lévő összes kockával, először hattal, és válassz egyet. A következő kockamezőre kerül, az értéke nem változik.
clever-cubed-rules-turn-use = Jelöld a színének megfelelő területen.
clever-cubed-rules-turn-drop = A kezedben lévő összes kisebb értékű kocka az ezüsttálcára kerül. Az azonos értékűek maradnak.
clever-cubed-rules-turn-again = A maradékkal dobj újra. Három dobás után, vagy ha nem maradt kockád, az összes megmaradt kocka a tálcára kerül.
clever-cubed-rules-turn-pass = Passzolhatsz is: ennek a dobásnak a kockamezője üres marad, és egy kocka sem hagyja el a kezed.
clever-cubed-rules-turn-picture = A türkiz 3‑ast választottuk. A kék 2‑es és a fehér 1‑es kisebb, a tálcára kerül; a másik hárommal újra dobunk.
clever-cubed-rules-others-title = A passzív játékosok
clever-cubed-rules-others-text = Ezután az összes többi játékos egyszerre választ egy kockát a tálcáról, és jelöli. A kockák ott maradnak, ugyanazt többen is választhatják.
clever-cubed-rules-others-fallback = Csak az használhat helyette egyet a kockamezőkről, aki a tálcáról egyetlen kockát sem tud használni. Aki tudna, de nem akar, nem kap semmit.

## A területek

clever-cubed-rules-yellow-text = Az I., II. vagy III. kockamezőről a kocka ugyanabba a sorba kerül. A tálcáról szürke mezőbe. A két mező közötti bónuszt akkor kapod meg, ha mindkettő be van ikszelve. Minden sor az ikszei szerint ér pontot.
clever-cubed-rules-yellow-picture = Három, kettő és kettő iksz: 12 + 6 + 6 = 24 pont. A róka, egy extra kocka és egy barna ? már megvan.
clever-cubed-rules-turquoise-text = Egy iksz a szám oszlopában, és ha akarod, még egy minden további, ugyanolyan értékű kockáért: a kockamezőiden, illetve ha a tálcáról választasz, a tálcán. Ha egy sor vagy oszlop fülön fekvő mezői mind be vannak ikszelve, megkapod a bónuszát. A szaggatottak csak pontot érnek.
clever-cubed-rules-turquoise-picture = Türkiz 3‑as, és az I. kockamezőn egy sárga 3‑as fekszik: két iksz. A harmadik sor teljes, barna ? jár érte.
clever-cubed-rules-blue-text = A kék és a fehér kockát mindig össze kell adni. A nyomtatott 7‑estől kifelé, kihagyás nélkül írj: balra minden szám eggyel kisebb a szomszédjánál, jobbra eggyel nagyobb. Mindig jöhet egy 7‑es is, és a sorozat újrakezdődik. Egy mező bónusza a kitöltésével jár.
clever-cubed-rules-blue-points = Mindkét oldal annyit ér, amennyi a legszélső száma fölött áll, és minden 4‑es vagy kisebb, illetve 10‑es vagy nagyobb szám még 4 pontot.
clever-cubed-rules-blue-picture = 9 a bal oldalért, 13 a jobbért, 4-4 a 10‑esért és a 11‑esért: 30 pont.
clever-cubed-rules-brown-text = Ikszelj be egy mezőt a számmal, bárhol az utolsó ikszedtől jobbra. Amit átugrasz, elveszett. A két szomszéd közötti bónuszt akkor kapod meg, ha mindkettő be van ikszelve. Több iksz több pontot ér.
clever-cubed-rules-brown-picture = A 3‑as és a 4‑es kimaradt: mindkettő elveszett, és velük két bónusz. Három iksz 9 pont.
clever-cubed-rules-pink-text = Balról töltsd ki a mezőket. Vagy a kocka felét írod be lefelé kerekítve, és megkapod az alatta lévő bónuszt; vagy a kocka értékét a fölötte lévő szorzóval megszorozva, és a bónuszt áthúzod. Az első mezőbe mindig a fele kerül. A számok összege a pontod.
clever-cubed-rules-pink-picture = Egy 6‑os fele, 6 × 1, 5 × 2, egy 2‑es fele, 4 × 1: 24 pont és egy extra kocka.
clever-cubed-rules-white-title = A fehér kocka
clever-cubed-rules-white-text = A fehér kocka használható sárgaként, türkizként, barnaként vagy rózsaszínként, vagy a kék területen, ahol a kék kockához adódik, bárhol fekszik is az.

## Bónuszok

clever-cubed-rules-bonuses-title = Bónuszok
clever-cubed-rules-bonuses-question = A ?‑bónuszt azonnal fel kell használni, mintha a színében egy általad választott számot dobtál volna 1‑től 6‑ig. A feketénél a színt is te választod. Hozhatja a következő bónuszt. Amit nem lehet felhasználni, elveszett.
clever-cubed-rules-bonuses-actions = Az újradobás, a dzsókerszám és az extra kocka a sora következő mezőjét karikázza be. Mindegyiket egyszer használod, amikor akarod. A sor hetedik karikája azt adja, ami a sor végén áll.
clever-cubed-rules-bonuses-reroll = Újradobás: az aktív játékos újra dob azzal, amivel az imént dobott.
clever-cubed-rules-bonuses-joker = Dzsókerszám: használd a kockát úgy, mintha a mező száma lenne rajta, ?‑nél bármelyik szám. Minden másban a valódi értéke számít.
clever-cubed-rules-bonuses-extra = Extra kocka: a kör végén használd még egyszer a hat kocka egyikét, ahol éppen fekszik; mindegyiket körönként legfeljebb egyszer. A sárga a II. kockamezőről a II. sorba kerül, a tálcáról szürke mezőbe.
clever-cubed-rules-bonuses-fox = Róka: a végén annyit ér, mint a legkisebb pontértékű területed.

## A játék vége

clever-cubed-rules-end-title = A játék vége
clever-cubed-rules-end-text = Az utolsó kör után elköltheted a megmaradt extra kockákat és dzsókerszámokat. Az öt terület és a rókák pontjai összeadódnak. A legtöbb pont nyer; holtversenynél az értékesebb legjobb terület dönt.
clever-cubed-rules-alone-title = Egyedül
clever-cubed-rules-alone-text = Hat fordulót játszol: mindegyikben először aktív, aztán passzív vagy. A passzív körben mind a hat kockával dobsz; a három legkisebb a tálcára kerül, a többi a kockamezőkre.
clever-cubed-rules-alone-grades = Tíz fokozat van: az első { $first } ponttól, és 30 pontonként eggyel több, egészen { $last } pontig.

## Lehetőségek

clever-cubed-rules-options-title = Amit a házigazda választhat
clever-cubed-rules-options-rounding = Lefelé vagy felfelé kerekítünk-e a felezésnél a rózsaszín területen.
clever-cubed-rules-options-seven = Jöhet-e 7‑es után 7‑es a kék területen.
clever-cubed-rules-options-blue = A kék ? egy szám 1‑től 6‑ig meg a fehér kocka, vagy bármilyen odaillő szám.
clever-cubed-rules-options-clock = Óra: mennyi ideje van bárkinek a kör rá eső részére.
clever-cubed-rules-options-hints = Lehet-e tippet kérni.

## Vitás esetek

clever-cubed-rules-odd-asked = Páratlan kocka fele a rózsaszín területen
clever-cubed-rules-odd-ruled = Lefelé kerekítünk: az 1‑esből 0 lesz, és a mező ki van töltve. A házigazda a másikat is választhatja.
clever-cubed-rules-sevens-asked = Jöhet a kék területen 7‑es után 7‑es?
clever-cubed-rules-sevens-ruled = Igen, a nyomtatott 7‑es mellett is, hacsak a házigazda ki nem zárja.
clever-cubed-rules-ask-blue-asked = Mit ír be a kék ??
clever-cubed-rules-ask-blue-ruled = A választott számot 1‑től 6‑ig és a fehér kocka értékét. A kör első dobása előtt még nem látszik semmi: olyankor bármit 2‑től 12‑ig.
clever-cubed-rules-ask-yellow-asked = Hová kerül a sárga ??
clever-cubed-rules-ask-yellow-ruled = Bármelyik sorba: nem fekszik kockamezőn.
clever-cubed-rules-ask-turquoise-asked = Hány iksz a türkiz ??
clever-cubed-rules-ask-turquoise-ruled = Pontosan egy.
clever-cubed-rules-same-half-asked = A 2‑es vagy a 3‑as fele, ha én választom a számot?
clever-cubed-rules-same-half-ruled = Mindkettő ugyanannyi, ezért csak a kisebb választható.
clever-cubed-rules-order-asked = Egyszerre több bónuszt szereztem
clever-cubed-rules-order-ruled = A sorrendet te választod. Amit közben szerzel, hozzájuk kerül.
clever-cubed-rules-joker-turquoise-asked = Dzsókerszám a türkiz területen
clever-cubed-rules-joker-turquoise-ruled = A választott kocka a dzsóker számát éri, az összes többi a valódi értékét.
clever-cubed-rules-joker-blue-asked = Dzsókerszám a kék területen
clever-cubed-rules-joker-blue-ruled = A dzsóker száma és a másik kocka valódi értéke.
clever-cubed-rules-joker-own-asked = Dzsókerszám azzal a számmal, amely a kockán van
clever-cubed-rules-joker-own-ruled = Nem választható: semmit sem változtatna.
clever-cubed-rules-joker-later-asked = Egy kockát dzsókerrel használtak. Mennyit ér később a türkizhez?
clever-cubed-rules-joker-later-ruled = A valódi értékét.
clever-cubed-rules-fallback-asked = Számít a dzsóker abban, hogy használható-e a tálca egy kockája?
clever-cubed-rules-fallback-ruled = Nem, csak a valódi értékek. Ha egyik sem illik, dzsókerrel a kockamezők vagy a tálca egy kockáját is használhatod.
clever-cubed-rules-yellow-field-asked = Sárga egy másik játékos kockamezőjéről
clever-cubed-rules-yellow-field-ruled = A mezőjének megfelelő sorba kerül, mint az extra kocka.
clever-cubed-rules-white-yellow-asked = Fehér sárgaként a tálcáról
clever-cubed-rules-white-yellow-ruled = Csak szürke mezőbe, mint a sárga kocka.
clever-cubed-rules-turquoise-place-asked = Türkiz extra kockaként: melyik kockák számítanak még?
clever-cubed-rules-turquoise-place-ruled = Amelyek ott fekszenek, ahol ez: a kockamezőkön vagy a tálcán.
clever-cubed-rules-white-turquoise-asked = Fehér türkizként: számít-e a türkiz kocka?
clever-cubed-rules-white-turquoise-ruled = Igen, további ikszért, mint bármelyik másik.
clever-cubed-rules-brown-first-asked = Hol lehet a barna terület első iksze?
clever-cubed-rules-brown-first-ruled = A szám bármelyik mezőjében.
clever-cubed-rules-at-once-asked = Használhatok egy akciót abban a körben, amelyben megszereztem?
clever-cubed-rules-at-once-ruled = Igen.
clever-cubed-rules-passive-extra-asked = Mikor használnak a többiek extra kockát?
clever-cubed-rules-passive-extra-ruled = Miután választottak a tálcáról, akkor is, ha passzoltak, vagy semmi sem illett.
clever-cubed-rules-last-extra-asked = Extra kocka az utolsó kör után
clever-cubed-rules-last-extra-ruled = Az utolsó kör kockái, ahol fekszenek, mindegyik egyszer.
clever-cubed-rules-alone-equal-asked = Egyedül: több kocka egyforma
clever-cubed-rules-alone-equal-ruled = A véletlen dönti el, melyik kerül a tálcára, és melyik melyik kockamezőre.
clever-cubed-rules-roller-asked = Ki dob, és mikor?
clever-cubed-rules-roller-ruled = Az aktív játékos, amikor készen áll. Egyedül a passzív körben is te dobsz.
clever-cubed-rules-back-asked = Visszavonhatok valamit?
clever-cubed-rules-back-ruled = Mindent, amit az utolsó dobás óta tettél, lépésenként, azzal együtt, amit hozott. Csak az utolsó dobásod felhasználása marad, ha már más is választott a tálcáról.
clever-cubed-rules-stuck-asked = Semmi sem illik
clever-cubed-rules-stuck-ruled = Ha dzsóker és újradobás sem segít, a dobás magától elvész egy pillanat után, amely alatt mindenki látja, miért.
clever-cubed-rules-away-asked = Valaki nincs itt
clever-cubed-rules-away-ruled = Az, aki elment, vagy 10 másodperce nincs kapcsolata. A többiek legfeljebb 30 másodpercet várnak, aztán ő passzol, amíg vissza nem jön. A lapja megmarad. Ha senki sincs itt, nincs dobás, amíg valaki vissza nem jön.
