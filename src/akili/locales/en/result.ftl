# What a round, a match or a game alone came to.

## A round

result-first-you = You were first!
result-first-one = { $name } was first
result-first-several = { $names } were first
result-first-nobody = Nobody solved it
result-solved = { $count } of { $all } cards solved
result-solved-all = all cards solved
result-column-board = Board
result-column-time = Solved in
result-column-gain = This round
result-column-total = Total
result-called = Ubongo!
result-left = { $seconds } s left
result-credit = +{ $seconds } s lag credit
result-credit-why = The solution was on its way for a while. Half the usual round trip is taken off, here { $seconds } s, and never more than { $most } s: a slow line shouldn’t cost anyone the race.
result-unsolved = not solved
result-tiles = { $count } of { $all } tiles
# Said by a screen reader, a sentence a player.
result-row-solved = Place { $place }: { $name }, { $time }. { $gain } Total: { $points }.
result-row-unsolved = { $name }: not solved, { $count } of { $all } tiles. { $gain } Total: { $points }.
# You, in a list of names.
result-you = you

## How it stands

result-running = Running total
result-rounds-left = { $count ->
    [one] { $count } round to go
   *[other] { $count } rounds to go
}
result-no-points = Nobody has a point yet.
result-level = Level at the top: { $names }. If it stays so, the win is shared.
result-leads-you = { $count ->
    [one] You lead by { $count } point.
   *[other] You lead by { $count } points.
}
result-leads-one = { $count ->
    [one] { $name } leads by { $count } point.
   *[other] { $name } leads by { $count } points.
}
result-gems-lead-you = You lead: level on points, but you have more gems.
result-gems-lead-one = { $name } leads: level on points, but with more gems.
result-won-so-far = { $name }: { $cards }, { $gems }, { $points }
result-slow-line = Slow line: { $names }. Half the usual round trip is credited, { $most } s at most.

## On to the next round

result-ready = Ready: { $names }
result-not-ready = Not yet: { $names }
result-starts-in = Starts by itself in { $time }
result-next = Next round
result-waiting = Waiting for the others

## A match

result-won-you = You win!
result-won-one = { $name } wins!
result-won-several = Shared win: { $names }
result-shared = Level on points and on gems: the win is shared.
result-tie-broken = Level on points: { $names }. More gems decide.
result-how = How the points came about
result-place = Place { $place }: { $name }, { $points } ({ $cards }, { $gems })
result-last-round = Last round
result-rematch = Rematch
result-watch-again = Watch again
result-waiting-host = Waiting for { $name } to open a rematch
result-waiting-anyone = Waiting for the host to open a rematch

## Alone

result-solo-cards = { $count ->
    [one] card in { $minutes } minutes
   *[other] cards in { $minutes } minutes
}
result-solo-time = for { $cards } cards
result-solo-none = No card this time. The next game begins at zero.
result-best-now = Your best so far!
result-best-before = Your best: { $best }
result-on-the-board = Place { $place } of { $all } on the board
result-cards = Card by card
result-card = Card { $number }: { $time }
result-card-fastest = Card { $number }: { $time }, the fastest
result-fastest = Fastest
result-average = On average
result-put-aside = Put aside
result-play-again = Play again
result-records = Records
