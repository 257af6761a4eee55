pebbles-heap = { $count ->
    [one] Został { $count } kamyk
    [few] Zostały { $count } kamyki
    [many] Zostało { $count } kamyków
   *[other] Zostało { $count } kamyka
}
pebbles-take = Weź { $count }
pebbles-waiting = { $name } wybiera.
pebbles-won = Ostatni kamyk: { $name }
pebbles-begins = { $name } zaczyna
pebbles-took = { $name } bierze { $count }
pebbles-rules-heading = Jak grać w Pebbles
pebbles-rules-lead = Kto weźmie ostatni kamyk, wygrywa.
pebbles-rules-turn = Twoja kolej
pebbles-rules-turn-text = Weź ze stosu jeden, dwa albo trzy kamyki.
