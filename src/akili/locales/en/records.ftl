# The boards of those who played alone.

records-title = Records
records-lead = { $game }, solo. Every result can be watched again.
records-replay = Watch { $name } again
records-best = Your best: { $value }
records-empty-title = No records yet
records-empty-text = Nobody has played this yet. Whoever plays first leads.
records-play = Play solo
