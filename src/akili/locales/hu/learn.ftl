# Bemutatók. A $with az, amivel a játékos dolgozik: touch, mouse vagy keys.
learn-skip = Kihagyom
learn-step = Lépés: { $number }/{ $total }
learn-back = { $with ->
    [keys] Meggondoltad magad? Lépj a Tabbal egy lerakott lapkára, és vedd vissza a Delete‑tel.
    [touch] Meggondoltad magad? Húzz le egy lapkát a kártyáról, vagy koppints lent a nyílra.
   *[mouse] Meggondoltad magad? Húzz le egy lapkát a kártyáról, vagy kattints lent a nyílra.
}
learn-play-now = Most élesben
learn-again = Még egyszer
learn-rules = Minden szabály
