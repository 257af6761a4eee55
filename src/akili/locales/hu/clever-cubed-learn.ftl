# A Clever Cubed tanulójátéka.
clever-cubed-learn-title = Tanuld meg: Clever Cubed
clever-cubed-learn-go-on = Tovább
clever-cubed-learn-other = Azt is lehet, de most: { $asked }

## Egy kocka

clever-cubed-learn-die = Hat kockával dobtunk. Válaszd a sárga 4‑est: az I. sorban világít a mezője. Aztán hagyd jóvá.

## A tálca

clever-cubed-learn-platter = Ami a 4‑esednél kisebb, az ezüsttálcára került. Dobj azzal, ami a kezedben maradt.
clever-cubed-learn-others = Így megy tovább: három dobás, mindegyikből egy kocka. Ami a végén a tálcán fekszik, az a többieké.
clever-cubed-learn-pick = Most Zsófi dobott, és mindenki vesz egy kockát az ő tálcájáról. Válaszd a türkiz 3‑ast: a sárga is 3‑at mutat, ikszelj hát két mezőt, az 1. és a 2. sorban.
clever-cubed-learn-picked = Két iksz egy kockával. Senki sem vár senkire: mindenki egyszerre választ.

## Egy bónusz

clever-cubed-learn-bonus = Szalag köti össze a mezőket azzal a bónusszal, amelyet adnak. Ikszeld be a barna 5‑öst a beikszelt 1‑es mellett.
clever-cubed-learn-won = Szereztél egy dzsókerszámot. Megvár, amíg használni akarod.

## Egy láncolat

clever-cubed-learn-chain = A ?‑et rögtön használjuk. Ikszeld be a sárga 5‑öst a II. sorban: a fölötte lévővel együtt türkiz ?‑et ad.
clever-cubed-learn-second = Bármelyik szám, mintha azt dobtad volna. Ikszeld be az 5‑öst a 2. sorban: betelt az oszlop.
clever-cubed-learn-third = Ez pedig kék ?‑et ad: a számod meg a fehér, amely 2‑t mutat. Válaszd a 6‑ost, és írj 8‑at a 7‑es jobb oldalára.
clever-cubed-learn-chained = Egy kocka, három bejegyzés: ez a láncolat. Ebből lesznek a pontok.

## Egy dzsóker

clever-cubed-learn-joker = A barna 6‑os két mezőt átugrana. Használd a dzsókerszámot: vedd a barnát 4‑esnek, és ikszeld be a következő mezőt.
clever-cubed-learn-joked = Mindenki más számára a kocka továbbra is 6‑ot mutat.

## Egy róka

clever-cubed-learn-fox = Ikszeld be a sárga 6‑ost a II. sorban, és fogd meg a rókát.
clever-cubed-learn-foxes = A végén egy róka annyit ér, mint a leggyengébb területed. Egyik se maradjon le az öt közül.

## A vége

clever-cubed-learn-cheer = Ügyes!
clever-cubed-learn-done = Ennyit kell tudni. Sorról sorra, láncolatról láncolatra: a legtöbb pont nyer.
