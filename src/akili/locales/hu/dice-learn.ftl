# Az Ubongo Dice oktatója. A $with az, amivel a játékos dolgozik: touch, mouse vagy keys.
dice-learn-title = Tanuld meg: Ubongo Dice
dice-learn-roll = Hárman vagytok, ezért három fekete és három fehér kocka van. Dobj velük!
dice-learn-grab = { $with ->
    [keys] Mindenki egy fekete és egy fehér kockát vesz, aki gyorsabb, előbb választ. Nyomd meg a megjelöltek számát: 2 és 6.
    [touch] Mindenki egy fekete és egy fehér kockát vesz, aki gyorsabb, előbb választ. Koppints a megjelöltekre!
   *[mouse] Mindenki egy fekete és egy fehér kockát vesz, aki gyorsabb, előbb választ. Kattints a megjelöltekre!
}
dice-learn-draw = { $with ->
    [keys] Rajzold mindkét alakzatot a körvonalakra: a nyilak mozgatják, az R forgatja, az F tükrözi, az Enter megrajzolja. Senki sem sürget. Utána „Kész”.
    [touch] Húzd mindkét alakzatot a körvonalakra. Koppintásra fordul, dupla koppintásra tükröződik. Senki sem sürget. Utána koppints a „Kész” gombra.
   *[mouse] Húzd mindkét alakzatot a körvonalakra. Kattintásra fordul, dupla kattintásra tükröződik. Senki sem sürget. Utána kattints a „Kész” gombra.
}
dice-learn-again = { $step ->
    [rolling] Még senkinek sem telt be a területe, ezért újra dobunk minden kockával.
   *[grabbing] Még egyszer: vedd el a megjelölteket.
}
dice-learn-leave = Fekete alakzat már nem fér el. Csak a fehéret rajzold meg: a fekete kocka elvész, de ez nem baj. Utána „Kész”.
dice-learn-last = { $step ->
    [rolling] Ami maradt, az S alakú. Próbálj szerencsét még egyszer!
   *[grabbing] Ott van! Gyorsan, vedd el a megjelölteket.
}
dice-learn-fill = { $with ->
    [keys] Rajzold meg az S‑t. A fehér nem kell: nélküle is betelik a terület.
    [touch] Húzd az S‑t a helyére. A fehér nem kell: nélküle is betelik a terület.
   *[mouse] Húzd az S‑t a helyére. A fehér nem kell: nélküle is betelik a terület.
}
dice-learn-other-die = Azt is el lehet venni, de most a megjelölteket vedd el.
dice-learn-outline = Majdnem: most csak a körvonalakra rajzolj, máshová semmit.
dice-learn-wait = Betelt! Zsófival ugyanazzal a dobással végeztetek: három-három pont. Łukasz egyedül maradt, ő egy pontot kap. Ha ketten maradnak, ők dobnak tovább, és te vársz.
dice-learn-understood = Értem
dice-learn-done = Most mindenki a következő területet kezdi. Az utolsó után a legtöbb pont nyer.
