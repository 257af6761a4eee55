# Az asztal: mi történik nála, a menü játszma közben, és mit lát, aki nem jut oda.

table-unknown-title = Nincs ilyen asztal
table-closed-title = A szerver bontotta a kapcsolatot
table-other-game-title = Böngészőben még nincs
table-other-game-text = Ennél az asztalnál olyan játék folyik, amelynek itt még nincs oldala. Pythonból játszható.
table-new = Új asztal nyitása
table-trying = Tovább próbálkozunk. Amint a szerver válaszol, az asztalnál vagy.
table-lost = { common-reconnecting } Semmi sem vész el.

## Mi történik nála

table-joined = { $name } leült az asztalhoz.
table-left = { $name } felállt az asztaltól.
table-you-host = Mostantól te vagy a házigazda.
table-seat-free = Felszabadult egy hely. Ülj le!

## A menü

table-sound = Hang
table-patterns = Minták
table-patterns-hint = A lapkákat a színük nélkül is meg lehet különböztetni.
table-full-screen = Teljes képernyő
table-theme = Színek
table-rules = Szabályok
table-give-up = Feladom a fordulót
table-go-on = Mégsem adom fel
table-leave = Felállok
table-stop-watching = Nem nézem tovább
table-leave-title = Felállsz az asztaltól?
table-leave-playing = A játszma nélküled folytatódik, a helyed pedig megvár: ugyanezzel a linkkel visszajöhetsz.
table-leave-over = A helyedre más ülhet le.
table-leave-no = Maradok
table-leave-yes = Felállok
table-is-away = Nincs itt: { $name }.
table-bot-plays = Bot játszik helyette: { $name }.
table-hand-to-bot = Játsszon bot
table-bot-stops = Elég
