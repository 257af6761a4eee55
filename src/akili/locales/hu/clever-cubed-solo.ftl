# Clever Cubed egyedül: mielőtt elkezdődik, és ami lett belőle.
clever-cubed-solo-lead = Hat forduló, egy lap, a saját rekordod.
clever-cubed-solo-goal = Minden fordulóban egyszer te dobsz, egyszer kiosztjuk a kockákat. Tippel a játék nem számít rekordnak.
clever-cubed-solo-grades = { $lowest } ponttól minden 30 pont egy fokozat, egészen { $highest } pontig.

## A vége

clever-cubed-solo-grade = Fokozat
clever-cubed-solo-grade-of = fokozat: { $grade } / { $highest }
clever-cubed-solo-next = Még { $points } pont a következőig: { $name }
clever-cubed-solo-highest = Ennél magasabb fokozat nincs.
clever-cubed-solo-hints = Tippek: { $count }. Nem rekord.
clever-cubed-solo-grade-name = { $grade ->
    [0] Bemelegítés
    [1] Jó kezdet
    [2] Éles szem
    [3] Biztos kéz
    [4] Ügyes fej
    [5] Furfang
    [6] Rókaész
    [7] Ragyogó ész
    [8] Mesteri
    [9] Zseniális
   *[10] Háromszor okos
}
