# The tables that are open to all.

tables-title = Live tables
tables-lead = Watch a match, or take a free seat.
tables-phase-open = Waiting for players
tables-phase-playing = Playing
tables-phase-over = Just finished
tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-watching = { $count } watching
tables-watch = Watch
tables-join = Join in
tables-back = Back to my seat
tables-empty-title = It’s quiet right now
tables-empty-text = No table is open to all. Play against bots, or open a table and see who comes.
tables-play = Play against bots
tables-open = Open a table for all
