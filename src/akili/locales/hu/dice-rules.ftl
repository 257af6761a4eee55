# Az Ubongo Dice szabályai.
dice-rules-heading = Az Ubongo Dice szabályai
dice-rules-lead = Dobj, kapj el egy fekete és egy fehér kockát, és rajzold be az alakzatukat, amíg be nem telnek a területeid.
dice-rules-roll-title = A dobás
dice-rules-roll-text = Minden kockával dobunk: annyi feketével és annyi fehérrel, ahányan játszunk. A dobó minden dobás után az óramutató járása szerint változik.
dice-rules-grab-title = A kapkodás
dice-rules-grab-text = Amint megállnak a kockák, mindenki egyszerre elkap egy feketét és egy fehéret: aki kapja, marja. Ha egy színből egy játékosnak egy kocka maradt, az magától az övé.
dice-rules-draw-title = A rajzolás
dice-rules-draw-text = Ha mindenkinek megvan a két kockája, mindenki berajzolja a két alakzatot a saját területére: mindkettőt, egyet vagy egyet sem, tetszés szerint forgatva és tükrözve, a területen belül, szabad négyzetekre. Senki sem siettet senkit, és ami be van rajzolva, az marad.
dice-rules-points-title = Pontok
dice-rules-points-text = Akinek betelt az egész területe, pontot kap: az első csoport annyit, ahányan játszunk, minden későbbi eggyel kevesebbet. Akinek ugyanazzal a dobással telik be, egy csoportban van. A többiek az összes kockával játszanak tovább. Aki egyedül marad, egy pontot kap, és mindenki kezdi a következő területet.
dice-rules-alone-title = Egyedül
dice-rules-alone-text = Töltsd be a hat területet minél kevesebb dobásból, két fekete és két fehér kockával. Óra nincs.
