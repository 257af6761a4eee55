# Az egyedül játszók ranglistái.

records-title = Rekordok
records-lead = { $game }, egyszemélyes játék. Minden eredmény visszanézhető.
records-replay = { $name } játékának visszajátszása
records-best = A legjobb eredményed: { $value }
records-empty-title = Ez a ranglista még üres
records-empty-text = Ezt még senki sem játszotta. Aki elsőként játszik, az vezet.
records-play = Játssz egyedül
