# Tabele tych, którzy grali w pojedynkę.

records-title = Rekordy
records-lead = { $game } w trybie solo. Każdy wynik można obejrzeć jeszcze raz.
records-replay = Obejrzyj powtórkę: { $name }
records-best = Twój rekord: { $value }
records-empty-title = Ta tabela jest pusta
records-empty-text = Nikt jeszcze w to nie grał. Kto zagra pierwszy, prowadzi.
records-play = Zagraj solo
