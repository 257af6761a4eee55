# Miért nem sikerült, és mit lehet tenni. Egy-egy mondat minden okra, amiért a szerver vagy egy játék nemet mond.

reason-unknown = Ez most nem sikerült. Próbáld újra, vagy töltsd be újra az oldalt.

## A kapcsolat

reason-choice-malformed = A szerver nem értette ezt a választást. Töltsd be újra az oldalt, és válassz újra.
reason-command-malformed = A szerver nem értette ezt a lépést. Töltsd be újra az oldalt, és próbáld újra.
reason-hello-again = Az oldal kétszer mutatkozott be. Töltsd be újra.
reason-hello-first = Az oldal nem mutatkozott be a szervernek. Töltsd be újra.
reason-hello-late = Túl sokáig tartott a kapcsolódás. Töltsd be újra az oldalt.
reason-host-foreign = A szerver nem ismeri magát ezen a címen. Nyisd meg a játékot azon a címen, amelyet kiír, vagy kérd meg az üzemeltetőjét, hogy vegye fel ezt is.
reason-message-late = Egy üzenet túl sokáig tartott, ezért a szerver bontotta a kapcsolatot. Töltsd be újra az oldalt.
reason-message-malformed = A szerver nem értette, mit küldött az oldal. Töltsd be újra.
reason-pong-unasked = Az oldal és a szerver elbeszéltek egymás mellett. Töltsd be újra az oldalt.
reason-origin-foreign = Ez az oldal nem ehhez a szerverhez tartozik. Nyisd meg a játékot a szerver saját címén.
reason-qr-foreign = A QR-kód csak ennek a szervernek az oldalaira vezethet.
reason-request-aborted = A kapcsolat megszakadt, mielőtt minden megérkezett volna. Próbáld újra.
reason-request-late = Ez túl sokáig tartott. Ellenőrizd a kapcsolatodat, és próbáld újra.
reason-request-malformed = A szerver ezt nem értette. Nézd át, amit beírtál, vagy töltsd be újra az oldalt.
reason-request-media-type = A szerver nem tud ilyen fájlt olvasni.
reason-request-method = Ezt itt nem lehet. Töltsd be újra az oldalt, és próbáld újra.
reason-request-no-such-page = Ezen a címen nincs semmi. Ellenőrizd a linket, vagy menj vissza a kezdőlapra.
reason-server-fault = Valami elromlott nálunk. Próbáld újra egy pillanat múlva.
reason-server-moving = A szerver éppen újraindul. Az oldal egy pillanat múlva magától visszatér.
reason-server-unavailable = A szerver most nem tud menteni, ezért semmi sem változott. Próbáld újra egy pillanat múlva.

## Túl sok

reason-limit-busy = A szervernek most tele van a keze munkával. Várj egy percet, és próbáld újra.
reason-limit-connections = Túl sok kapcsolat jön a hálózatodról. Zárj be más lapokat, vagy várj egy pillanatot, és próbáld újra.
reason-limit-codes = A hálózatodról túl sok kóddal próbálkoztak. Ellenőrizd a linket, várj egy percet, és próbáld újra.
reason-limit-disk = A szerveren fogytán a hely, ezért most nem kezdődhet új játszma, és nem nyílhat új asztal. A folyó játszmák mennek tovább. Próbáld újra később.
reason-limit-guests = Túl sok új játékos jött a hálózatodról. Várj néhány másodpercet, és próbáld újra.
reason-limit-mistakes = A szerver túl sok érthetetlen üzenetet kapott, és bontotta a kapcsolatot. Töltsd be újra az oldalt.
reason-limit-rate = Ez túl sok volt egyszerre, a szerver bontotta a kapcsolatot. Töltsd be újra az oldalt, és játssz kicsit lassabban.
reason-limit-requests = Ez egy kicsit gyors volt. Várj egy pillanatot, és próbáld újra.
reason-limit-size = Ez túl nagy ahhoz, hogy elküldd.
reason-limit-sockets = Túl sok oldal van nyitva a hálózatodról. Zárj be néhány lapot, és töltsd be újra ezt.
reason-limit-tables = Most túl sok új asztal nyílt. Ülj le az egyikhez, vagy próbáld újra egy perc múlva.
reason-limit-uploads = Egy másik fájl küldése még tart. Várd meg, amíg kész, és próbáld újra.

## Ki vagy

reason-guest-unknown = Még nem ismerünk. Előbb válassz egy nevet.
reason-name-characters = A nevedben van egy karakter, amelyet nem tudunk megjeleníteni. Válassz másikat.
reason-name-empty = Írj be egy nevet, hogy a többiek tudják, ki vagy.
reason-name-markup = A névben nem lehet < vagy > jel, sem olyan kód, mint az &amp;.
reason-name-too-long = Ez a név túl hosszú. Legfeljebb { $most } karakter lehet.

## Asztalok

reason-game-unknown = Ez a játék itt nincs a polcon. Válassz másikat.
reason-seat-no-choice = Ebben a játékban nincs mit választani az egyes helyekhez.
reason-seat-not-yours = Ez nem a te helyed.
reason-table-by-turns-only = Ebben a játékban nem lehet közös eszközön játszani, és bot sem ugorhat be: mindenki egyszerre játszik.
reason-table-full = Ez az asztal megtelt. Nézőként maradhatsz, vagy nyithatsz másik asztalt.
reason-table-no-person = Azon a helyen nem ül senki, akit helyettesíteni lehetne.
reason-table-no-such-bot = Ezt a játékot ilyen bot nem tudja játszani. Várd meg a barátaidat, vagy vedd el a helyet.
reason-table-no-such-seat = Nincs ilyen hely: ennél az asztalnál { $seats } hely van.
reason-table-not-away = Itt van. Bot csak távollévő helyett játszhat.
reason-table-not-host = Ezt csak a házigazda teheti meg. Kérd meg rá, vagy nyiss saját asztalt.
reason-table-not-playing = Ennél az asztalnál most nem játszanak.
reason-table-not-seated = Nem ülsz ennél az asztalnál. Előbb foglalj helyet.
reason-table-not-yours = Csak a saját helyedhez választhatsz. A házigazda mindenki helyett választhat.
reason-table-not-yourself = Saját magadat nem küldheted el. Inkább állj fel az asztaltól.
reason-table-over = A játszma véget ért. Kérj visszavágót, ha játszanál még egyet.
reason-table-playing = Ennél az asztalnál éppen játszanak. Amíg véget nem ér, nézheted.
reason-table-removed = A házigazda elküldött ettől az asztaltól. Nézheted, vagy nyithatsz saját asztalt.
reason-table-seat-taken = Ott már ül valaki. Válassz másik helyet.
reason-table-seats-empty = Vannak még üres helyek. Várd meg a barátaidat, ültess oda botokat, vagy csökkentsd a helyek számát.
reason-table-unknown = Nincs ilyen kódú asztal. Ellenőrizd a kódot, vagy nyiss új asztalt.

## Beállítások

## A játszma

reason-match-begun = A játszma már elkezdődött.
reason-match-not-begun = A játszma még nem kezdődött el. Várj a házigazdára.
reason-match-not-seated = Ezt a játszmát csak nézed. Ha játszanál, foglalj helyet a következőhöz.
reason-match-not-your-turn = Te már elkészültél. Várd meg a többieket.
reason-match-over = A játszma véget ért.
reason-match-too-long = Ez a játszma túl hosszú lett, több lépést nem fogad. Magától véget ér; kezdj egy újat.
reason-match-seats = Ezt a játékot { $fewest }–{ $most } játékos játszhatja.
reason-match-stale = Új játszma kezdődött. Töltsd be újra az oldalt, hogy beszállhass.
reason-match-unknown = Nincs ilyen játszma. Ellenőrizd a linket.
reason-replay-invalid = Ezt a játszmát nem tudjuk megmutatni: a fájl sérült, vagy megváltoztatták.
reason-replay-running = Ez a játszma még tart. Ha véget ér, visszanézheted.
reason-replay-unfinished = Ezt a játszmát senki sem fejezte be, így nincs mit visszanézni.

## Lerakás

reason-round-no-change = Ezt már jelezted.
reason-round-over = Ez a forduló véget ért. Várd meg a következőt.
reason-round-running = A forduló még tart.
reason-round-too-late = Az idő egy pillanattal előbb lejárt.
reason-solo-nobody-to-agree = Egyedül játszol: inkább tedd félre a kártyát.
reason-solo-only = Kártyát félretenni csak egyszemélyes játékban lehet.

## Kockák és a pontozólap

reason-bonus-first = Előbb használd fel a megszerzett ?-bónuszt.
reason-bonus-not-waiting = Nincs ilyen ?-bónuszod.
reason-die-extra-twice = Egy kocka körönként csak egyszer lehet extra kocka.
reason-die-fits-nowhere = Ezt a kockát sehol sem tudod felhasználni a lapodon.
reason-die-not-in-hand = Ezt a kockát most nem éred el. Válassz azok közül, amelyekkel épp dobtál.
reason-die-platter-first = Az ezüsttálcán van olyan kocka, amely illik a lapodra, ezért a kockamezőkről nem vehetsz el.
reason-done-not-yet = Még nem végeztél: használj fel egy kockát, vagy passzolj.
reason-extra-none = Nincs több extra kockád.
reason-extra-not-yet = Az extra kocka a köröd végén jön. Előbb használj fel egy kockát, vagy passzolj.
reason-joker-none = Nincs ilyen dzsókerszámod.
reason-joker-own-face = A kockán már ez a szám áll: a dzsóker semmin sem változtatna.
reason-mark-not-allowed = Ez ide nem írható be. Válassz másik mezőt.
reason-reroll-none = Nincs több újradobásod.
reason-reroll-not-now = Újradobni csak a saját körödben lehet, mielőtt kockát választasz.
reason-roll-first = Előbb dobj a kockákkal.
reason-roll-not-yet = Előbb használj egy kockát ebből a dobásból, vagy passzolj.
reason-roll-over = Már választottál kockát. Még használhatsz extra kockát, vagy befejezheted.
reason-undo-nothing = Az utolsó dobás óta nincs mit visszavonni.
reason-undo-too-late = Ezt már késő visszavonni: a többiek továbbléptek, vagy lejárt az időd.
reason-hint-not-here = Ennél az asztalnál nincs tipp.

## Gems, pawns and the die

reason-gems-place-open = Egy pillanat: most dől el a sorrend.
reason-gems-unsolved = Előbb rakd ki a kártyádat.
reason-move-no-change = A bábud már ott áll.
reason-move-too-far = Ez túl messze van: ebben a fordulóban { $steps ->
    [0] nem léphetsz
   *[other] legfeljebb { $steps } sávot léphetsz
 }.
reason-pawn-missing = Előbb tedd a bábudat egy piros mezőre.
reason-pawn-no-lane = { $most } piros mező van. Válassz közülük.
reason-pawn-placed = A bábuk már állnak. Akkor lépsz, ha kiraktad a kártyádat.
reason-roll-due = Most dobni kell a kockával.
reason-roll-not-now = Most nem kell dobni.
reason-take-empty = Ez a sáv üres.
reason-take-gone = Valaki gyorsabb volt. Vedd el a következő párt, vagy lépj tovább.
reason-take-other-lane = A bábud másik sávban áll.

## Grabbing and drawing

reason-advice-none = Ezt a játékot itt senki sem tudja kívülről: nincs tipp és nincs elemzés.
reason-dice-not-drawing = Most nem kell rajzolni.
reason-dice-not-grabbing = Most nem lehet kockát elkapni.
reason-dice-not-rolling = Most nem kell dobni.
reason-die-gone = Valaki gyorsabb volt. Kapj el egy másikat.
reason-die-have-one = Ilyen színű kockád már van. Vegyél a másikból.
reason-die-none = Nincs ilyen színű kockád.
reason-die-not-drawn = Ez az alakzat nincs berajzolva.
reason-die-too-early = Túl korán: várd meg, amíg a kockák megállnak.
reason-die-unknown = Nincs ilyen kocka az asztalon.
reason-hint-alone = Tippet csak egyszemélyes játékban lehet kérni.
reason-hint-no-dice = Nincs kocka az asztalon, amelyhez tippet lehetne adni.
