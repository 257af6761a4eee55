# A finished match once more.
replay-title = Watch again
replay-round = Round { $number } of { $total }
replay-card = Card { $number }
replay-card-of = Card { $number } of { $total }
replay-pause = Between rounds
replay-download = Save the match as a file
replay-solved-in = Solved in { $time }
# What a screen reader says of a player's small card.
replay-seat = Show { $name }’s card: { $laid } of { $total } tiles, points: { $points }.
replay-seat-solved = Solved in { $time }.

## Running the film

replay-play = Play
replay-pause-button = Pause
replay-again = From the beginning
replay-previous-round = Previous round
replay-next-round = Next round
replay-previous-card = Previous card
replay-next-card = Next card
replay-all-seats = All players
replay-chapters = Rounds
replay-cards = Cards
replay-chapter = Round { $number }
replay-speed = Speed
replay-time = Time in the match
replay-position = Round { $number }, { $time }
replay-position-solo = Card { $number }, { $time }

## What happened

replay-this-round = This round
replay-happened = What happened
replay-log-begun = All cards turned over
replay-log-card = Card { $number } turned over
replay-log-laid = { $name } placed { $tile }
replay-log-taken = { $name } took { $tile } back
replay-log-solved = { $name }: Ubongo! in { $time }
replay-log-countdown = The countdown runs for the others
replay-log-gives-up = { $name } would give up
replay-log-searches-on = { $name } searches on
replay-log-aside = Card put aside
replay-log-first = { $name } was first
replay-log-first-together = { $names } were first together
replay-log-nobody = Nobody solved it
replay-log-over = The match is over

## The end

replay-wins = { $count ->
    [one] { $name } wins with { $count } point
   *[other] { $name } wins with { $count } points
}
replay-share = { $count ->
    [one] { $names } share the win with { $count } point
   *[other] { $names } share the win with { $count } points
}
replay-alone = { $count ->
    [one] { $count } card in { $time }
   *[other] { $count } cards in { $time }
}

## Nothing to see

replay-running-title = Still being played
replay-running-text = You can watch this match again as soon as it is over.
replay-unknown-title = No such match
replay-unknown-text = Perhaps the link was cut short, or the match has been cleared away.
replay-failed-title = This match can’t be shown
