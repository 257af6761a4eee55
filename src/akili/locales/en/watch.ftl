# What "akili watch" and "akili replay" say in a terminal.

## Times

watch-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
watch-minutes = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## News

watch-round-begins = Round { $number } begins.
watch-card-begins = Card { $number } begins.
watch-solved = { $name }: Ubongo! After { $time }.
watch-countdown = { $count ->
    [one] The others have { $count } second left.
   *[other] The others have { $count } seconds left.
}
watch-would-give-up = { $name } would give up.
watch-searches-on = { $name } searches on.
watch-put-aside = The card is put aside.
watch-away = Away: { $names }.
watch-all-back = Everybody is back.
watch-over = The match is over.

## Results

watch-round-result = Round { $number }: { $results }
watch-card-result = Card { $number }: { $time }
watch-and = { $first } and { $last }
watch-wins = { $name } wins. Points: { $points }.
watch-share-the-win = { $names } share the win. Points: { $points }.
watch-alone = { $count ->
    [one] { $name }: { $count } card in { $time }.
   *[other] { $name }: { $count } cards in { $time }.
}
watch-alone-with-aside = { $count ->
    [one] { $name }: { $count } card in { $time }, { $aside } put aside.
   *[other] { $name }: { $count } cards in { $time }, { $aside } put aside.
}
watch-alone-points = { $count ->
    [one] { $name }: { $count } point.
   *[other] { $name }: { $count } points.
}

## The live picture

watch-side = side { $side }
watch-round-of = round { $number } of { $total }
watch-card-of = card { $number } of { $total }
watch-card = card { $number }
watch-on-this-card = { $clock } on this card
watch-seconds-left = { $seconds } s left
watch-next-round = the next round begins in a moment
watch-state-solved = Ubongo! { $time }
watch-state-gives-up = would give up
watch-state-searching = searching
watch-state-watching = watching
watch-state-not-solved = not solved

## Around it

watch-seed = This was the seed { $seed }.
watch-verified = { $count ->
    [one] Verified: { $count } event. { $result }
   *[other] Verified: { $count } events. { $result }
}
watch-folded = Not proved: the events ({ $count }) hold together, but the steps that led to them were not kept. { $result }
watch-not-verified = Not verified: { $why }
watch-joined = { $name } has a seat at table { $code } and waits for the match.
