# Clever Cubed w pojedynkę: przed startem i po grze.
clever-cubed-solo-lead = Sześć rund, jeden arkusz, twój rekord.
clever-cubed-solo-goal = W każdej rundzie raz rzucasz, a raz kostki są rozdawane. Z radą gra nie liczy się do rekordów.
clever-cubed-solo-grades = Od { $lowest } punktów co 30 jest stopień wyżej, aż do { $highest }.

## Koniec

clever-cubed-solo-grade = Stopień
clever-cubed-solo-grade-of = stopień { $grade } z { $highest }
clever-cubed-solo-next = { $points ->
    [one] Jeszcze { $points } punkt do następnego: { $name }
    [few] Jeszcze { $points } punkty do następnego: { $name }
    [many] Jeszcze { $points } punktów do następnego: { $name }
   *[other] Jeszcze { $points } punktu do następnego: { $name }
}
clever-cubed-solo-highest = Wyższego stopnia nie ma.
clever-cubed-solo-hints = Rady: { $count }. To nie rekord.
clever-cubed-solo-grade-name = { $grade ->
    [0] Rozgrzewka
    [1] Bystre oko
    [2] Szybka głowa
    [3] Pewna ręka
    [4] Spryt
    [5] Przebiegłość
    [6] Lisi instynkt
    [7] Błyskotliwość
    [8] Mistrzostwo
    [9] Geniusz
   *[10] Geniusz do sześcianu
}
