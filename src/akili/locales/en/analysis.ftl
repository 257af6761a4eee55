# A finished match taken apart: what decisions cost, what luck brought. In the browser and in the terminal.
analysis-title = Analysis
analysis-working = The match is being taken apart…
analysis-failed = There is no analysis of this match.
analysis-whose = Whose match
analysis-judge = { $judge ->
    [net] Judged by a net that learned the game by playing with itself.
    [planner] Judged by a planner: the trained net isn’t installed here.
    [exact] Judged by best play, worked out exactly.
   *[person] Judged by what people usually need for such cards.
}
analysis-unit = { $unit ->
    [points] In points at the end.
    [rolls] In rolls; fewer are better.
   *[milliseconds] In seconds on all cards; fewer are better.
}
analysis-figure = { $unit ->
    [milliseconds] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
    [gems] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } gems
   *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}

## The whole match

analysis-whole = The whole match
analysis-start = { $unit ->
    [milliseconds] Usual for such cards
   *[other] Expected at the start
}
analysis-luck = { $unit ->
    [milliseconds] Luck with the cards
    [points] Luck with the dice
   *[other] Luck
}
analysis-pace = Pace
analysis-unforeseen = Not foreseen
analysis-cost = { $unit ->
    [milliseconds] Dead ends
   *[other] Mistakes
}
analysis-result = Result
analysis-unfinished = { $unit ->
    [milliseconds] Of the result { $value } would usually still have been needed for unsolved cards.
   *[other] Of the result { $value } were still to come when the match was over.
}
analysis-curve = The result to be expected, over the match
analysis-as-table = As a table
analysis-when = When
analysis-expected = Expected

## Mistakes

analysis-mistakes = The dearest mistakes
analysis-every = All mistakes, in their order
analysis-none = No mistake worth a word.
analysis-chapter = { $kind ->
    [area] Area { $number }
    [card] Card { $number }
   *[round] Round { $number }
}
analysis-costs = cost
analysis-chosen = Played
analysis-better = Better
analysis-why = Because
analysis-jump = Show this moment

## Races

analysis-card-tile = { $tile } at row { $row }, column { $column }
analysis-card-turned = { $tile } there, turned another way
analysis-dead-end = After it no set of tiles solves the card.
analysis-dead-end-gap = It leaves a gap that no tile fits, squares: { $count }.
analysis-dead-end-stayed = It stayed until the end of the card.
analysis-fastest = Fastest for its card: { $chapter }, { $taken } of usual { $usual }.
analysis-slowest = Slowest for its card: { $chapter }, { $taken } of usual { $usual }.
analysis-taken-back = Tiles taken back: { $count }. Cards solved: { $solved } of { $cards }.

## In the terminal

analysis-account = { $name }: { $result }. Start { $start }, luck { $luck }, mistakes { $cost }.
analysis-account-estimated = { $name }: { $result }. Start { $start }, luck with the dice { $luck }, not foreseen { $unforeseen }, mistakes { $cost }.
analysis-account-race = { $name }: { $result }. Usual { $start }, luck { $luck }, pace { $pace }, dead ends { $cost }.
