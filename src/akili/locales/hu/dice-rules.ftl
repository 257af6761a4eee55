# Az Ubongo Dice szabályai.
dice-rules-heading = Így játsszuk az Ubongo Dice‑t
dice-rules-lead = Dobj, kapj el egy fekete és egy fehér kockát, és rajzold be az alakzatukat, amíg be nem telnek a területeid.
dice-rules-roll-title = A dobás
dice-rules-roll-text = Minden kockával dobunk: annyi feketével és annyi fehérrel, ahányan játszunk. A dobó minden dobás után az óramutató járása szerint változik.
dice-rules-grab-title = A kockavétel
dice-rules-grab-text = Amint megállnak a kockák, mindenki egyszerre elkap egy feketét és egy fehéret: aki kapja, marja. Ha egy színből egy játékosnak egy kocka maradt, az magától az övé.
dice-rules-draw-title = A rajzolás
dice-rules-draw-text = Ha mindenkinek megvan a két kockája, mindenki berajzolja a két alakzatot a saját területére: mindkettőt, egyet vagy egyet sem, tetszés szerint forgatva és tükrözve, a területen belül, szabad négyzetekre. Senki sem siettet senkit, és ami be van rajzolva, az marad.
dice-rules-points-title = Pontok
dice-rules-points-text = Akinek betelt az egész területe, pontot kap: az első csoport annyit, ahányan játszunk, minden későbbi eggyel kevesebbet. Akinek ugyanazzal a dobással telik be, egy csoportban van. A többiek az összes kockával játszanak tovább. Aki egyedül marad, egy pontot kap, és mindenki kezdi a következő területet.
dice-rules-alone-title = Egyedül
dice-rules-alone-text = Töltsd be a hat területet minél kevesebb dobásból, két fekete és két fehér kockával. Óra nincs.

## Képek és további szavak

dice-rules-roll-faces = A fekete kockákon négy vagy öt négyzet van, a fehéreken egytől négyig. Van köztük egyetlen négyzet is, így egyszer minden terület betelhet.
dice-rules-grab-picture = Olának mindkét kockája megvan, Zsófinak még egy fehér hiányzik.
dice-rules-draw-both = Első dobás: mindkét alakzat
dice-rules-draw-one = Második dobás: csak a fehér, a fekete elvész
dice-rules-draw-full = Harmadik dobás: tele van
dice-rules-draw-wrong = Ezt nem szabad:
dice-rules-draw-outside = A terület szélén túl
dice-rules-draw-overlap = Foglalt négyzetekre
dice-rules-points-filled = { $name }: betelt, { $roll }. dobás
dice-rules-points-alone = { $name }: egyedül maradt, a területe nyitva marad
dice-rules-end-title = A vége
dice-rules-end-text = Hat terület van, kettesben öt. Ha mindegyiket pontozták, a legmagasabb összeg nyer. Akiknek ugyanannyi van, osztoznak a helyezésen.
dice-rules-alone-par = Minden lapnak van szintje: ennyi dobás kell átlagosan a legjobb játékkal. Kérhetsz tippet; akkor a játszma nem számít rekordnak.
dice-rules-options-title = Mit választhat a házigazda
dice-rules-options-areas = Öt vagy hat terület.
dice-rules-options-turn = Kockák sorban, nem egyszerre: elsőként a dobó vesz kettőt, utána az óramutató járása szerint a következő.
dice-rules-options-heads = Pontok fejenként: a későbbi csoport minden előtte végzett játékosért eggyel kevesebb pontot kap. A vigaszpont egy marad.
dice-rules-options-roller = Ki dob elsőként.
dice-rules-options-limits = Mennyi idő van a kockákra és a rajzra.
dice-rules-options-sheet = Másik lap: egy névből hat terület lesz, ugyanabból a névből mindig ugyanaz.

## Döntések

dice-rules-count-asked = Valaki elment. Hány pont jár?
dice-rules-count-ruled = Annyi, mint az elején: a kockák és a pontok száma attól függ, hányan kezdtek.
dice-rules-opens-asked = Mikortól lehet kockát venni?
dice-rules-opens-ruled = Amikor a kockák megálltak, mindenkinek ugyanabban a pillanatban. Aki korábban próbálja, attól nem fogadjuk el.
dice-rules-same-asked = Többen akarják ugyanazt a kockát
dice-rules-same-ruled = Azé, aki a saját ideje szerint előbb nyúlt érte, akármilyen lassú a kapcsolata. Azonnal annál látszik, akinek a keze elsőként ért ide, és legfeljebb negyed másodperc múlva eldől.
dice-rules-close-asked = Túl szoros, nem dönthető el
dice-rules-close-ruled = Azé, akinek kevesebb kockája van, aztán a dobótól az óramutató járása szerint. A másik megtudja, és rögtön vehet másikat.
dice-rules-slow-asked = Valaki nem vesz kockát
dice-rules-slow-ruled = Ha letelt az idő, véletlenül kap a megmaradtakból.
dice-rules-late-asked = Valaki nem fejezi be a rajzot
dice-rules-late-ruled = Ha letelt az idő, az marad, amit addig rajzolt.
dice-rules-itself-asked = Mikor ér véget magától a rajzolás?
dice-rules-itself-ruled = Ha a terület betelt, és ha egyik alakzat sem fér el sehol: akkor egy pillanattal később, hogy mindenki lássa, miért.
dice-rules-nothing-asked = Senki sem tud mit kezdeni a kockákkal
dice-rules-nothing-ruled = Újra dobunk. A dobások száma nincs korlátozva.
dice-rules-over-asked = Mi lesz a megmaradt kockákkal?
dice-rules-over-ruled = Ott maradnak. Az elvett, de fel nem használt kocka nem kerül máshoz. Legközelebb mindegyikkel dobunk.
dice-rules-away-asked = Valaki nincs itt
dice-rules-away-ruled = Vagyis kiszállt, vagy 10 másodperce nincs kapcsolata. Senki sem vár rá. Kap a megmaradt kockákból, a rajza megmarad, és bármikor visszajöhet.
dice-rules-all-away-asked = Akik folytatnák a területet, egyikük sincs itt
dice-rules-all-away-ruled = Mindegyikük megkapja a vigaszpontot, és kezdődik a következő terület.
dice-rules-deserted-asked = Senki sincs itt
dice-rules-deserted-ruled = Addig nincs dobás, amíg valaki vissza nem jön.
dice-rules-open-asked = Ki mit lát?
dice-rules-open-ruled = Minden nyílt: a kockák, a lapok és a pontok, a nézőknek is.
