# Egyszemélyes játék: mit választasz a kezdés előtt.

solo-title = Egyszemélyes játék
solo-lead = Csak te és a kártyák. Nincs visszaszámlálás, nincs szünet.
solo-goal = Mi számít
solo-by-time = Időre
solo-by-count = Darabra
solo-length = Meddig
solo-minutes = { $count } perc
solo-goal-time = Rakj ki minél több kártyát { $count } perc alatt.
solo-goal-cards = Rakj ki { $count } kártyát, amilyen gyorsan csak tudsz.
solo-start = Kezdés
solo-best = A legjobb eredményed
solo-nobody = Ezt még senki sem játszotta. Szabad az első hely.
solo-whole-board = A teljes ranglista
