# The frame around every page.
shell-home = Akili, kezdőlap
shell-language = Nyelv
shell-sound-on = Hang be
shell-sound-off = Hang ki
shell-theme-light = Világos színek
shell-theme-dark = Sötét színek
shell-loading = Egy pillanat…
shell-go-home = Kezdőlap
shell-try-again = Próbáld újra
shell-nowhere-title = Itt nincs semmi
shell-nowhere-text = Ezen a címen nincs oldal. Talán régi a link, vagy lemaradt a vége.
shell-away-title = A szerver nem érhető el
shell-away-text = Lehet, hogy megszakadt a kapcsolat. Amit eddig játszottál, nem veszett el.
shell-away-waiting = Az oldal magától visszajön.
shell-playing = Tart a játszmád
shell-playing-back = Vissza a játékba
shell-playing-alone = egyedül
