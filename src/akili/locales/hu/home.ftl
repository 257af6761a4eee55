# A kezdőlap, és az oldal, ahonnan a Fun-Size indul.

home-page-title = Akili · társasjátékok barátokkal, botok ellen vagy egyedül
home-title =
    Rakd ki gyorsan.
    Előzd meg az időt.
home-lead = Társasjátékok 1–4 játékosnak: élőben a barátaiddal, botok ellen vagy egyedül. Nem kell fiók.
home-lead-short = 1–4 játékosnak. Nem kell fiók.
home-play = Játék
home-play-now = Játsszunk!
home-starting = Osztok…
home-with-friends = Barátokkal
home-friends = Barátok
home-alone = Egyedül
home-learn = Tanuld meg
home-rules = Szabályok
home-records = Rekordok
home-settings = Beállítások
home-more = További oldalak
home-profile = { $name }: neved és beállításaid
home-watch = Élőben
home-watch-text = futó játszmák

## A polc

home-games = A játékok
home-soon = hamarosan
home-players = { $fewest }–{ $most } játékos
home-minutes = { $count } perc
home-about-ubongo-classic = Rakd ki gyorsan, lépj, és gyűjtsd a drágaköveket.
home-about-ubongo-fun-size = Találd meg a három lapkát, amely kitölti a kártyádat.
home-about-ubongo-shimo = Úgy rakd le a lapkákat, hogy minden fehér mező látsszon.
home-about-ubongo-dice = Ragadj meg két kockát, és rajzold be az alakzatukat.
home-about-clever-cubed = Válassz kockákat, töltsd ki a lapot, hajszold a rókákat.

## Újaknak és meghívottaknak

home-new-title = Először jársz itt?
home-new-text = A Fun-Size egy perc alatt.
home-join-title = Ülj asztalhoz
home-join-short = Belépés
home-join-text = A kódot a barátod tudja.
home-join-code = Az asztal kódja
home-join-empty = Írd be a kódot, vagy illeszd be a linket.

## Fun-Size

home-fun-lead = Nyolc lapka, egy kártya. Találd ki a többiek előtt, melyik három tölti ki!
home-fun-bots = Botok ellen
home-fun-count = Ellenfelek
home-fun-opponent = { $place }. ellenfél
home-fun-side = Kártyák
home-fun-side-a = A · 3 lapka
home-fun-side-b = B · 4 lapka
home-fun-start = Indul a verseny
home-fun-ways = Játssz másképp
home-fun-friends = Nyiss asztalt, és küldd el a linket.
home-fun-alone = Időre vagy kártyákra.
home-fun-learn = Egy perc, óra nélkül.
home-fun-rules = Röviden, képekkel.
home-fun-records = A legjobb egyéni eredmények.
home-fun-watch = Nézd meg, kik játszanak most.
