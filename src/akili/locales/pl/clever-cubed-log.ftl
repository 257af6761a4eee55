# Clever Cubed: co się stało, do dziennika, powtórki i dla osób, które słuchają. Zamiast imienia może stać „Ty”.
clever-cubed-log-first = Zaczyna: { $name }
clever-cubed-log-round = Runda { $round }.
clever-cubed-log-round-bonus = Runda { $round }. Bonus dla wszystkich: { $bonus }.
# Punkty według imion albo osoby grającej w pojedynkę.
clever-cubed-log-so-far = Punkty do tej pory: { $points }.
clever-cubed-log-passive-turn = Tura pasywna: nikt nie rzuca.
clever-cubed-log-rolled = { $name }: rzut, { $dice }
clever-cubed-log-rolled-in-vain = { $name }: rzut, { $dice }; nic nie pasuje
clever-cubed-log-dealt = Na tacy: { $dice }
clever-cubed-log-rerolled = { $name }: przerzut
# Co się stało z kostką: $die jak „żółta 5”, $mark jak „skreślenie II · 5”.
clever-cubed-log-used = { $how ->
    [pick] { $name }: { $die } z tacy, { $mark }
    [fallback] { $name }: { $die } z pola na kostki, { $mark }
    [extra] { $name }: dodatkowa kostka, { $die }, { $mark }
   *[roll] { $name }: { $die }, { $mark }
}
clever-cubed-log-as = { $die } jako { $number }
clever-cubed-log-dropped = Na tacę: { $dice }
clever-cubed-log-passed = { $why ->
    [nothing_fits] { $name }: nic nie pasuje
    [away] { $name }: nieobecność, bez kostki
    [time] { $name }: koniec czasu, bez kostki
   *[chosen] { $name }: bez kostki, z wyboru
}
clever-cubed-log-won = { $name }: zdobycz – { $bonus }
clever-cubed-log-bonus = { $name }: { $bonus }, { $mark }
clever-cubed-log-lapsed = { $why ->
    [away] { $name }: nieobecność, przepada { $bonuses }
    [time] { $name }: koniec czasu, przepada { $bonuses }
   *[nothing_fits] { $name }: nie ma miejsca, przepada { $bonuses }
}
clever-cubed-log-back = { $name }: krok cofnięty
clever-cubed-log-hint = { $name }: prośba o radę
clever-cubed-log-over = Koniec partii. Punkty: { $points }.

## Wpisy na arkuszu

clever-cubed-log-yellow = żółte skreślenie { $row } · { $number }
clever-cubed-log-turquoise = { $crosses ->
    [single] turkusowe { $number }, rząd { $rows }
   *[several] turkusowe { $number }, rzędy { $rows }
}
clever-cubed-log-blue = { $side ->
    [left] { $number } w niebieskim po lewej
   *[right] { $number } w niebieskim po prawej
}
clever-cubed-log-brown = brązowe skreślenie, kratka { $field }
clever-cubed-log-pink = { $way ->
    [half] połowa z { $number } w różowym, czyli { $written }
   *[times] { $number } z mnożnikiem w różowym, czyli { $written }
}
