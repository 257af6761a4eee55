# Ami csak a nyomtatott lapokon áll; a többi szabály ugyanaz, mint a böngészőben.

press-unofficial = Nem hivatalos: az Akili saját feladványai és rajzai, nem a játékok kiadóitól.
press-ruler = Ez a vonal 50 mm hosszú, ha a lapot 100 %-os méretben nyomtattad.
press-scale = Nyomtasd 100 %-os méretben, kétoldalasan, a hosszú él mentén átfordítva.
press-online = Ugyanez online
press-deck = Pakli: { $seed }

## Mik a lapok

press-cards = Kártyák: vágd le a jelek mentén
press-tiles = Lapkák: vágd ki a vonalak mentén
press-parts = Kellékek: vágd ki
press-dice = Kockák: vágd ki, hajtsd meg és ragaszd össze
press-board = Drágakőtábla
press-name = Név
press-total = Összesen

## A szabályok papíron

press-need-title = Ami kell hozzá
press-call = Rakd le a lapkákat, amilyen gyorsan csak tudod. Amint kész a kártyád, kiáltsd: „Ubongo!”, és többé ne nyúlj hozzá.
press-turn-and-flip = A lapkákat tetszés szerint elforgathatod és tükrözheted.
press-classic-need = A drágakőtábla 72 megkevert drágakővel, játékosonként egy bábu és tizenkét lapka, a kocka, 36 kártya és egy perc: homokóra vagy telefon.
press-classic-pawns = Az első forduló előtt mindenki piros mezőre állítja a bábuját. Egy mezőn többen is állhatnak.
press-classic-solve = Töltsd ki a területedet a kidobott sor lapkáival. Aki kész, azt kiáltja: „Ubongo!” – ez dönti el a helyezéseket.
press-classic-sand = A megoldásra, a lépésre és az elvételre is ez az egy perc van. Utána véget ér a forduló.
press-fun-size-need = Játékosonként nyolc lapka, 32 kártya, nyolc drágakő és valami, ami a másodperceket számolja.
press-fun-size-worth = Egy kártya egy pontot ér, egy drágakő szintén.
press-shimo-need = Játékosonként tíz lapka, négy szint kártyái, kilenc drágakő és egy perc: homokóra vagy telefon.
press-shimo-punch = Lyukaszd ki a lapkákon a köröket. Az irodai lyukasztó éppen jó méretű lyukat vág; a kivágott lapkán minden kört elér.
press-dice-need = Mindenkinek egy lap és egy ceruza, továbbá annyi fekete és annyi fehér kocka, ahányan játszotok.
press-clever-cubed-need = Mindenkinek egy lap és egy ceruza, továbbá hat kocka. A választott kockákat tedd a lapod I, II és III mezőjére; az ezüsttálca bármilyen csészealj lehet.
