# Amiben egy Ubongo Dice játszma előtt megegyeznek.
dice-lobby-areas-usual = Hat, kettesben öt
dice-lobby-areas-count = { $count ->
    [5] Öt
   *[6] Hat
}
dice-lobby-grab = Kockavétel
dice-lobby-live = Egyszerre
dice-lobby-live-text = Mindenki egyszerre kap a kockák után: aki előbb jön, azé.
dice-lobby-in-turn = Sorban
dice-lobby-in-turn-text = Egymás után, a dobóval kezdve. Nem kell sietni.
dice-lobby-scoring = Pontok
dice-lobby-by-groups = Csoportok szerint
dice-lobby-by-groups-text = Minden későbbi csoport eggyel kevesebb pontot kap.
dice-lobby-by-heads = Fejenként
dice-lobby-by-heads-text = A későbbi csoport minden előtte végzett játékosért eggyel kevesebb pontot kap.
dice-lobby-roller = Elsőként dob
dice-lobby-chance = Véletlen
dice-lobby-grab-limit = Idő a kockákra
dice-lobby-draw-limit = Idő a rajzra
dice-lobby-no-limit = Nincs
