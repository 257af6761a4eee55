# Játszma előtt: ki jön, ki hol ül, és mit játszunk.

lobby-page = Asztal: { $code }
lobby-title-host = Hívd meg a barátaidat
lobby-title-seated = Az asztalnál ülsz
lobby-title-visitor = Foglalj helyet
lobby-title-full = Az asztal megtelt
lobby-title-alone = Kezdheted

## A meghívó

lobby-invitation = Meghívó
lobby-code = Az asztal kódja
lobby-copy = Link másolása
lobby-copied = A link a vágólapon van.
lobby-copy-failed = Nem sikerült a másolás. Jelöld ki a linket, és másold kézzel.
lobby-share = Megosztás
lobby-invite = Meghívom
lobby-scan = Olvasd be, és ülj le
lobby-qr = QR-kód ennek az asztalnak a linkjével
lobby-qr-enlarge = A QR-kód nagyban
lobby-only-here = Csak ezen a gépen nyílik meg.

## A helyek

lobby-seats = Helyek
lobby-seat = { $number }. hely
lobby-you = te
lobby-host = házigazda
lobby-away = távol
lobby-slow = lassú kapcsolat
lobby-bot = gépi játékos
lobby-free = Várunk valakire…
lobby-sit = Leülök
lobby-stand = Felállok a helyemről
lobby-rename = Névváltás
lobby-name = A neved
lobby-name-keep = Név mentése
lobby-add-companion = Valaki ezen az eszközön
lobby-companion = ugyanazon az eszközön
lobby-rename-companion = A név megváltoztatása: { $name }
lobby-remove-companion = Távozzon az asztaltól: { $name }
lobby-add-bot = Botot ide
lobby-bot-level = A bot ereje, { $seat }. hely
lobby-remove-bot = Bot elküldése: { $name }
lobby-send-away = Elküldés: { $name }
lobby-send-away-yes = Elküldöm
lobby-send-away-no = Mégse
lobby-fill = Botok a többi helyre
lobby-fewer = Üres helyek nélkül

## Mi következik

lobby-start = Kezdjük
lobby-ready = Mindenki itt van.
lobby-seats-left = Még { $count } szabad hely van.
lobby-waiting-host = { $name } indítja a játszmát. Várunk…
lobby-host-away = { $name } indítja a játszmát, de most nincs itt.
lobby-may-sit = Játszhatsz, vagy csak nézheted.
lobby-full = Nézheted, vagy megvárhatod, hogy legyen hely.
lobby-own-table = Saját asztal nyitása
lobby-watching = { $count } néző

## Mit játszunk

lobby-options = Így játszunk
lobby-seat-count = Játékosok
lobby-countdown = Visszaszámlálás az első megoldás után
lobby-seconds = { $count } mp
lobby-limit = A leghosszabb forduló
lobby-minutes = { $count } perc
lobby-deck = Kártyák
lobby-deck-box = A szokásosak
lobby-deck-new = Vadonatújak
lobby-stand-in = Bot a távollévők helyett
lobby-stand-in-nobody = Nincs
lobby-listed = Nyilvános asztal
lobby-listed-hint = Bárki rátalálhat, nézheti és leülhet.
