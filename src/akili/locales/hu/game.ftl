# A játékok: hogy hívják őket, és mit mondunk róluk. A kulcs: game-, a játék rövid neve, és amit mondunk.

game-classic-name = Ubongo
game-classic-short = Ubongo
game-classic-about = Rakd ki gyorsan, lépj, és gyűjtsd a drágaköveket.
game-classic-lead = Rakd ki a kártyádat, mielőtt lepereg a homok. Aztán lépj a bábuddal, és vedd el a drágaköveket, mielőtt más teszi.
game-classic-start = Indul a verseny
game-classic-alone = Kilenc forduló egy rekordért.
game-classic-learn = Az Ubongo két perc alatt.
game-classic-invitation = Gyere, játsszunk Ubongót!

game-fun-size-name = Ubongo Fun-Size
game-fun-size-short = Fun-Size
game-fun-size-about = Találd meg a három lapkát, amely kitölti a kártyádat.
game-fun-size-lead = Nyolc lapka, egy kártya. Találd ki a többiek előtt, melyik három tölti ki!
game-fun-size-start = Indul a verseny
game-fun-size-alone = Időre vagy darabra.
game-fun-size-learn = A Fun-Size egy perc alatt.
game-fun-size-invitation = Gyere, játsszunk Ubongo Fun-Size‑t!

game-shimo-name = Ubongo Shimo
game-shimo-short = Shimo
game-shimo-about = Úgy rakd le a lapkákat, hogy minden fehér mező látsszon.
game-shimo-lead = Minden lapkán két lyuk van. Rakd le őket a többiek előtt úgy, hogy minden fehér mező látsszon!
game-shimo-start = Indul a verseny
game-shimo-alone = Időre vagy darabra, a te szinteden.
game-shimo-learn = A Shimo egy perc alatt.
game-shimo-invitation = Gyere, játsszunk Ubongo Shimót!

game-dice-name = Ubongo Dice
game-dice-short = Dice
game-dice-about = Kapj el két kockát, és rajzold be az alakzatukat.
game-dice-lead = Kapj el egy fekete és egy fehér kockát a többiek előtt. Aztán rajzold be az alakzatukat, amíg be nem telik a területed.
game-dice-start = Gurulnak a kockák
game-dice-learn = Az Ubongo Dice egy perc alatt.
game-dice-alone = Hat terület, kevés dobás.
game-dice-invitation = Gyere, játsszunk Ubongo Dice‑t!

game-clever-cubed-name = Clever Cubed
game-clever-cubed-short = Clever Cubed
game-clever-cubed-about = Válassz kockákat, töltsd ki a lapot, hajszold a rókákat.
game-clever-cubed-lead = Dobj, válassz kockát, ikszelj be egy mezőt. A kisebbek a többieké, és egy jó mező magával hozza a következőt.
game-clever-cubed-start = Gurulnak a kockák
game-clever-cubed-learn = A Clever Cubed három perc alatt, játék közben.
game-clever-cubed-alone = Hat forduló a rekordért.
game-clever-cubed-invitation = Gyere, játsszunk Clever Cubedot!
