# A round that runs.
race-clock = Time:
race-round = Round { $round } of { $rounds }
race-card = Card { $card }
race-card-of = Card { $card } of { $cards }
race-you = You
race-you-points = You { $points }
race-your-points = { $count ->
    [one] You have { $count } point
   *[other] You have { $count } points
  }
race-points = pt
race-cards-won = { $count ->
    [one] { $count } card solved
   *[other] { $count } cards solved
  }

race-line-live = Live
race-line-live-trip = Live · { $trip } ms
race-line-slow-trip = Slow · { $trip } ms
race-board-is-safe = Nothing is lost.

race-seat-name = { $points ->
    [one] { $name }, { $points } point
   *[other] { $name }, { $points } points
  }
race-tiles-laid = { $count } of { $of } tiles laid
race-count-of = { $count } of { $of }
race-solved-in = Solved in { $time }
race-solved-it = { $name } solved it in { $time }
race-you-solved-it = You solved it in { $time }
race-away = away
race-slow = on a slow line
race-slow-trip = slow · { $trip } ms
race-gives-up = would give up
race-your-board = your board
race-thinking = thinking…
race-did-laid = placed { $tile }
race-did-taken = took { $tile } back

race-your-score = Your score
race-times = Your times
race-solved-cards = Cards solved
race-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
race-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
  }
race-put-aside-count = { $count } put aside
race-hint-by-time = As many cards as you can. Stuck? Put the card aside: it costs nothing but the time.
race-hint-by-count = All cards, as fast as you can. Stuck? Put the card aside: it costs nothing but the time.
race-keys-next = next tile
race-keys-move = move it
race-keys-drop = drop it

race-log = This round
race-log-alone = This card
race-log-begun-alone = A new card
race-log-begun = All cards turned over
race-log-aside = You put the card aside
race-log-laid = { $name } placed { $tile }
race-log-you-laid = You placed { $tile }
race-log-taken = { $name } took { $tile } back
race-log-you-taken = You took { $tile } back
race-log-solved = { $name }: Ubongo! { $time }
race-log-you-solved = You: Ubongo! { $time }
race-log-gives-up = { $name } would give up
race-log-you-gives-up = You would give up
race-log-goes-on = { $name } plays on
race-log-you-goes-on = You play on

race-give-up = Give up
race-i-am-done = I’m stuck
race-put-aside = Put aside
race-vote-others = { $names } would give up. Do you agree?
race-vote-agree = Agree
race-vote-mine = You would give up. Waiting for { $names }.
race-vote-go-on = Play on
race-others-have = { $count ->
    [one] The others have { $count } more second.
   *[other] The others have { $count } more seconds.
  }
race-others-search = The others are still searching.

race-heard-you-solved = Ubongo! You solved your card in { $time }.
race-heard-solved = Ubongo! { $name } solved it in { $time }.
race-heard-goes-on = { $name } plays on.
race-heard-aside = A new card lies before you.
race-heard-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
  }
race-credit = { $name }: +{ $seconds } s lag credit.
