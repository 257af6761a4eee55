# Segítség annak, aki egyedül játssza az Ubongo Dice-t.
dice-hint-ask = Tipp
dice-hint-warning = Tippel ez a játék nem számít rekordnak. Koppints újra, ha kéred.
dice-hint-grab = A legjobb: fekete – { $black }, fehér – { $white }.
dice-hint-draw = { $use ->
    [both] A legjobb: rajzold be mindkettőt. Utána átlag { $more } dobás kell még.
    [black] A legjobb: csak a feketét rajzold be. Utána átlag { $more } dobás kell még.
   *[white] A legjobb: csak a fehéret rajzold be. Utána átlag { $more } dobás kell még.
}
dice-hint-fills = A legjobb: most töltsd be a területet.
dice-hint-wait = A legjobb: ne rajzolj. A szabad négyzetekhez átlag { $more } dobás kell; rajzolás után { $other } kellene.
