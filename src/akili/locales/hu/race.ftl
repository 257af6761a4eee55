# A round that runs.
race-clock = Idő:
race-round = Forduló: { $round }/{ $rounds }
race-card = { $card }. kártya
race-card-of = Kártya: { $card }/{ $cards }
race-you = Te
race-you-points = Te: { $points }
race-your-points = { $count } pontod van
race-points = pont
race-cards-won = { $count } kirakott kártya

race-line-live = Élő
race-line-live-trip = Élő · { $trip } ms
race-line-slow-trip = Lassú · { $trip } ms
race-board-is-safe = A kártyád biztonságban van.

race-seat-name = { $name }, { $points } pont
race-tiles-laid = { $of } lapkából { $count } a kártyán
race-count-of = { $count }/{ $of }
race-solved-in = Kirakva: { $time }
race-solved-it = { $name } kirakta: { $time }
race-you-solved-it = Kiraktad: { $time }
race-away = nincs itt
race-slow = lassú kapcsolat
race-slow-trip = lassú · { $trip } ms
race-gives-up = feladná
race-your-board = a te kártyád
race-thinking = gondolkodik…
race-did-laid = letette { $tile }
race-did-taken = visszavette { $tile }

race-your-score = A pontjaid
race-times = Az időid
race-solved-cards = Kirakott kártyák
race-cards = { $count } kártya
race-gems = { $count } drágakő
race-put-aside-count = { $count } félretéve
race-hint-by-time = Minél több kártyát rakj ki. Elakadtál? Tedd félre: csak az idő megy rá.
race-hint-by-count = Rakd ki az összes kártyát minél gyorsabban. Elakadtál? Tedd félre: csak az idő megy rá.
race-keys-next = következő lapka
race-keys-move = mozgatás
race-keys-drop = letevés

race-log = Ez a forduló
race-log-alone = Ez a kártya
race-log-begun-alone = Új kártya
race-log-begun = Felfordítottuk a kártyákat
race-log-aside = Félretetted a kártyát
race-log-laid = { $name } letette { $tile }
race-log-you-laid = Letetted { $tile }
race-log-taken = { $name } visszavette { $tile }
race-log-you-taken = Visszavetted { $tile }
race-log-solved = { $name }: Ubongo! { $time }
race-log-you-solved = Te: Ubongo! { $time }
race-log-gives-up = { $name } feladná
race-log-you-gives-up = Feladnád
race-log-goes-on = { $name } tovább játszik
race-log-you-goes-on = Tovább játszol

race-give-up = Feladom
race-i-am-done = Nem megy
race-put-aside = Félreteszem
race-vote-others = A fordulót feladná: { $names }. Te is?
race-vote-agree = Én is
race-vote-mine = Feladnád. Várunk rájuk: { $names }.
race-vote-go-on = Játszom tovább
race-others-have = A többieknek még { $count } másodpercük van.
race-others-search = A többiek még keresik.

race-heard-you-solved = Ubongo! Kiraktad a kártyádat: { $time }.
race-heard-solved = Ubongo! { $name } kirakta: { $time }.
race-heard-goes-on = { $name } tovább játszik.
race-heard-aside = Új kártya van előtted.
race-heard-seconds = Még { $count } másodperc
race-credit = { $name }: +{ $seconds } mp jóváírás.
