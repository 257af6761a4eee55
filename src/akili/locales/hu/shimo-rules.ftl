# Az Ubongo Shimo szabályai játékosoknak.

shimo-rules-heading = Így játsszuk az Ubongo Shimót
shimo-rules-lead = A shimo lyukat jelent. A lapkáidon lyukak vannak, a kártyádon fehér mezők: rakd le úgy a lapkákat, hogy minden fehér mező látsszon egy lyukon át, gyorsabban, mint a többiek.

## A kártya

shimo-rules-card-title = A kártyád
shimo-rules-card-text = A kártya egy téglalapot mutat fehér mezőkkel, és azt, hogy mely lapkáidat kell használnod. Akkor van kirakva, ha ezek a lapkák mind a téglalapban fekszenek, egyik sem fedi a másikat, és minden fehér mező látszik egy lyukon át.
shimo-rules-card-empty = Egy kártya az 1‑es, 4‑es és 8‑as lapkához…
shimo-rules-card-solved = …és a megoldása: minden fehér mező látszik
shimo-rules-card-free = Ugyanannyi a fehér mező, mint a lyuk, ezért minden lyuk alá fehér mezőnek kell kerülnie. A lapkáknak nem kell összeérniük, és a téglalapot nem kell lefedni.

## A lapkák

shimo-rules-tiles-title = A tíz lapkád
shimo-rules-tiles-text = Mindenkinek ugyanaz a tíz van, 1‑től 10‑ig számozva, és mindegyiken két lyuk van. Tetszés szerint forgathatod és tükrözheted őket: a lyukak velük mennek.

## Ami nem megoldás

shimo-rules-wrong-title = Még nincs kirakva
shimo-rules-wrong-text = Lapkát nem lehet másikra tenni, sem a szélen túlra. Ha már mind lent van, áthúzott szem jelöl minden fehér mezőt, amelyet egy lapka eltakar.
shimo-rules-wrong-hidden = Nincs kirakva: egy fehér mező nem látszik
shimo-rules-wrong-outside = Nem szabad: kilóg
shimo-rules-wrong-overlap = Nem szabad: fedik egymást

## Szintek

shimo-rules-levels-title = Négy szint
shimo-rules-levels-text = Mindenki szintet választ az egész játszmára: a szülők nehezebb kártyákat vehetnek, mint a gyerekek. Kezdetnek az 1. szint a legjobb.
shimo-rules-levels-same = Egy kártya minden szinten 1 pontot ér, és aki első, az első, bármilyen szinten játszik.

## Egy forduló

shimo-rules-round-title = Egy forduló, kilencszer
shimo-rules-round-begin = Mindenki húz egy kártyát a saját szintjéről. Minden kártya ugyanabban a pillanatban fordul fel.
shimo-rules-round-lay = Rakd le a lapkákat, told arrébb, vedd vissza őket, ahányszor csak akarod. Minden kártya nyílt: látod, hogy állnak a többiek.
shimo-rules-round-first = Amint minden lapka lent van, és minden fehér mező látszik, az már „Ubongo!”. Nem kell kiáltani, és a kártyán többé semmi sem változhat.
shimo-rules-round-sand = Az első „Ubongo!” megfordítja a homokórát: a többieknek 60 másodpercük van. Aztán a fordulónak vége.
shimo-rules-round-next = Aztán megnézhetitek, kinek mi sikerült. A következő forduló akkor indul, amikor mindenki kész, vagy 15 másodperc után magától.

## Pontok

shimo-rules-points-title = Mit hoz egy forduló
shimo-rules-points-card = Időben kiraktad: megtartod a kártyádat.
shimo-rules-points-gem-worth = +1–3
shimo-rules-points-gem = Elsőként raktad ki: tiéd a forduló drágaköve is.
shimo-rules-points-others = És minden kártya, amelyet a többiek nem raktak ki: egyenként 1 pont.
shimo-rules-points-none = Nem sikerült: a kártyád az elsőé lesz.
shimo-rules-gems-text = Mindig a legkisebb értékű megmaradt drágakő a tét, így az utolsó fordulók számítanak a legtöbbet:
shimo-rules-gems-colour = { $colour ->
    [yellow] 1–3. forduló: sárga, 1 pont
    [green] 4–6. forduló: zöld, 2 pont
   *[blue] 7–9. forduló: kék, 3 pont
}
shimo-rules-points-close = Ha nem lehet eldönteni, ki volt az első, senki sem kapja meg a drágakövet és a ki nem rakott kártyákat: visszakerülnek a dobozba. Aki kirakta, a saját kártyáját így is megtartja.

## A vége

shimo-rules-end-title = A játék vége
shimo-rules-end-points = Kilenc forduló után nem marad drágakő. Minden kártya 1 pont, a drágakövek 1, 2 vagy 3 pontot érnek. Az nyer, akinek a legtöbb pontja van.
shimo-rules-end-tie = Ha többeknek ugyanannyi pontjuk van, a több kártya dönt, a másoktól elvettek is számítanak.
shimo-rules-end-play-off = Ha az első hely így is döntetlen, az érintettek rájátszást játszanak, mindenki a saját szintjén: aki elsőként kirakja, megnyeri a játszmát, a többiek közülük a második helyen osztoznak. Nincs benne homokóra, kártya és drágakő. A többi helyen döntetlennél osztoztok a helyezésen.

## Változatok

shimo-rules-variants-title = Változatok
shimo-rules-variants-running = Folyamatos homokóra: a forduló elején megfordul, és újra, valahányszor lepereg, amíg valaki ki nem rakja a kártyáját. A forduló akkor ér véget, amikor az éppen pergő homok elfogy.
shimo-rules-variants-advanced = Haladóknak: mindenki felváltva a 4. és a 3. szinten játszik, fordulóról fordulóra, a 4. szinttel kezdve. A szint mindig mindenkinek ugyanaz.
shimo-rules-variants-both = A kettő együtt is játszható.

## Egyedül

shimo-rules-alone-title = Egyedül
shimo-rules-alone-text = Kártya kártya után, az általad választott szinten, homokóra és drágakő nélkül:
shimo-rules-alone-time = Időre: minél több kártya 5, 10 vagy 20 perc alatt.
shimo-rules-alone-count = Darabra: 5, 10 vagy 20 kártya, amilyen gyorsan csak tudod.
shimo-rules-alone-aside = Egy kártyát félretehetsz egy újért. Ez csak a rá szánt idődbe kerül.

## Megállapodások

shimo-rules-options-title = Amiben megállapodhattok
shimo-rules-options-level = Szint minden helyhez, kivéve a haladó játékot.
shimo-rules-options-variants = A változatok: folyamatos homokóra, haladóknak.
shimo-rules-options-limit = Meddig tarthat egy forduló, ha senkinek sem sikerül: öt perc, hacsak mást nem mondotok.
shimo-rules-options-play-off = Rájátszás nélkül: akik az első helyen döntetlenre állnak, osztoznak a győzelmen.
shimo-rules-options-deck = Más kártyák: bármilyen szóból készül szintenként 80 új.

## Döntések

shimo-rules-call-asked = Muszáj kiáltani?
shimo-rules-call-ruled = Nem. Az utolsó lapkával a kártya ki van rakva, és úgy is marad.
shimo-rules-first-asked = Ki volt az első?
shimo-rules-first-ruled = Ez a forduló végén dől el, a játékosok saját ideje szerint: az számít, mikor érkezett meg a megoldás, mínusz amennyi ideig úton volt, legfeljebb 0,15 másodperc. Így az is lehet első, ami másodikként érkezett.
shimo-rules-close-asked = Mikor nem lehet eldönteni, ki volt az első?
shimo-rules-close-ruled = Ha a legkorábbi megoldás és egy másik közelebb van egymáshoz, mint amennyit a két játékos órája meg tud különböztetni.
shimo-rules-sand-asked = Pontosan mikor pereg le a homokóra?
shimo-rules-sand-ruled = 60 másodperccel az elsőként megérkezett megoldás után, annak a játékosnak a saját ideje szerint. Egy korábbi, de később érkező nem rövidíti meg. Az utolsó pillanat már késő.
shimo-rules-late-asked = Úton van egy megoldás, amikor lepereg a homok
shimo-rules-late-ruled = Számít, ha előtte készült el, és 0,15 másodpercen belül megérkezik. Ugyanez érvényes a forduló időkorlátjára és az egyéni játék idejére is.
shimo-rules-early-asked = Mindig megvárjuk a homokórát?
shimo-rules-early-ruled = Nem. A forduló véget ér, amint minden jelenlévő kirakta vagy feladta.
shimo-rules-nobody-asked = Senkinek sem sikerül
shimo-rules-nobody-ruled = A forduló az időkorlátnál ér véget, vagy hamarabb, ha mindenki feladja, aki még benne van. Senki sem kap pontot; a drágakő és a kártyák a dobozba kerülnek.
shimo-rules-give-up-asked = A feladás
shimo-rules-give-up-ruled = Amíg senki sem rakta ki, ez visszavonható szavazat, és az első megoldás törli. Utána azt jelenti: „Nem megy”.
shimo-rules-gem-asked = Mi lesz a drágakővel, amelyet senki sem nyert meg?
shimo-rules-gem-ruled = Akkor is lekerül az asztalról: a drágakő színét a forduló dönti el.
shimo-rules-away-asked = Valaki nincs jelen
shimo-rules-away-ruled = Vagyis elment, vagy 10 másodperce nincs kapcsolata. Senki sem vár rá, és a feladásnál sem számít. Kap kártyát, a lapkái maradnak, és bármikor visszajöhet. Aki az egész fordulóban távol volt, annak a kártyája a dobozba kerül, nem az elsőhöz.
shimo-rules-deserted-asked = Senki sincs jelen
shimo-rules-deserted-ruled = Nem kezdődik új forduló, amíg valaki vissza nem jön.
shimo-rules-turned-asked = Folyamatos homokóra: megoldás épp a megfordításkor
shimo-rules-turned-ruled = Pontosan a megfordítás pillanatában már az új homokhoz tartozik. Ami a megfordítás előtt készült, de épp utána érkezik, azonnal véget vet a fordulónak. Az időkorlát egész homokórákban számít: öt, hacsak mást nem mondotok.
shimo-rules-play-off-asked = Hogyan zajlik a rájátszás?
shimo-rules-play-off-ruled = Csak az első helyért megy, az asztal többi része nézi. Véget ér, amint eldőlt, ki rakta ki elsőként. Haladó játékban a soron következő szinten folyik, tehát először a 3. szinten.
shimo-rules-shared-asked = A rájátszás nem dönt el semmit
shimo-rules-shared-ruled = Ha senki sem rakja ki, vagy nem lehet eldönteni, ki volt az első, mindannyiuknak újabb következik, legfeljebb három. Utána közös a győzelem. Akkor is közös, ha minden jelenlévő érintett beleegyezik, vagy egyikük sincs jelen.
shimo-rules-twice-asked = Jöhet egy kártya kétszer?
shimo-rules-twice-ruled = Nem. Egy játszmában egyetlen feladvány sem jön kétszer, a rájátszásokban sem.
shimo-rules-secret-asked = Ki mit lát?
shimo-rules-secret-ruled = A kirakott lapkák, a drágakövek és az idők nyíltak, a nézőknek is. Senki sem látja a kártyát a fordulója előtt, a kártyák sorrendjét vagy egy megoldást.
shimo-rules-time-up-asked = Egyedül: lejár az idő, és a kártya nincs kész
shimo-rules-time-up-ruled = Nem számít, és új sem fordul fel.
shimo-rules-through-asked = Egyedül: elfogytak a kártyák
shimo-rules-through-ruled = Újra megkeverjük őket, az asztalon fekvő nélkül.
shimo-rules-alone-give-up-asked = Egyedül: feladás
shimo-rules-alone-give-up-ruled = Nincs kivel megegyezni. Tedd félre a kártyát, vagy hagyd abba.
