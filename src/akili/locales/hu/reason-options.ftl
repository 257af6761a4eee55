# Why options were refused: said where a game is loaded, so the first page needs none of it.

reason-options-advanced-alone = A haladó játékhoz legalább ketten kelletek. Egyedül válassz szintet.
reason-options-countdown = A visszaszámlálás hossza { $fewest } és { $most } másodperc között lehet.
reason-options-deck = A pakli jelszava legalább 1, legfeljebb { $most } karakter.
reason-options-levels = Olyan helyhez is tartozik szint, amely már nincs meg. Válasszatok újra szintet.
reason-options-levels-advanced = A haladó játékban mindenki felváltva a 4. és a 3. szinten játszik. Szintet senki sem választ.
reason-options-limit = Egy forduló hossza { $fewest } és { $most } másodperc között lehet.
reason-options-malformed = Ezek a beállítások nem illenek össze. Nézd át őket, és próbáld újra.
reason-options-solo-alone = Az egyszemélyes játék egy főre szól. Hagyj csak egy helyet, vagy válassz versenyt.
reason-options-solo-needed = Egyedül vagy itt. Válassz egyszemélyes játékot, vagy adj hozzá egy helyet.
reason-options-turn-seconds = Egy kör { $fewest }–{ $most } másodpercig tarthat, vagy akármeddig.
reason-options-without-yellow = Valaki a sárga lapka nélkül játszott volna, de az a hely már nincs meg. Válassz újra.
reason-options-without-yellow-twice = Valaki kétszer szerepel a sárga lapka nélkül játszók között. Válassz újra.
reason-options-hourglass = A homok { $fewest } és { $most } másodperc között peregjen.
reason-options-sides = Olyan helyhez is tartozik kártyaoldal, amely már nincs meg. Válasszatok újra.
reason-options-starter = A kezdőjátékos nincs az asztalnál. Válasszatok mást.
reason-options-step-limit = Egy lépés { $fewest } és { $most } másodperc között tarthat, vagy korlátlanul.
