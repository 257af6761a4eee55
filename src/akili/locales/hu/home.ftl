# A kezdőlap.

home-page-title = Akili · társasjátékok barátokkal, botok ellen vagy egyedül
home-title =
    Rakd ki gyorsan.
    Győzd le az órát.
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
home-profile = { $name }: a neved és a beállításaid
home-watch = Élőben
home-watch-text = futó játszmák

## A polc

home-games = A játékok
home-soon = hamarosan
home-players = { $fewest }–{ $most } játékos

## Újaknak és meghívottaknak

home-new-title = Először jársz itt?
home-join-title = Csatlakozz egy asztalhoz
home-join-short = Csatlakozás
home-join-text = A kódot a barátod tudja.
home-join-code = Asztalkód
home-join-empty = Írd be a kódot, vagy illeszd be a linket.
