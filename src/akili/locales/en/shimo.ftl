# Ubongo Shimo: what sets it apart.

## Levels

shimo-level = Level
shimo-level-name = { $level ->
    [1] Easy
    [2] Medium
    [3] Hard
   *[4] Expert
}
shimo-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
# What a screen reader says of a key.
shimo-level-key = Level { $level }, { $name }: { $tiles }
shimo-level-spoken = level { $level }, { $name }
shimo-level-of = Level of { $name }
shimo-start-level = Everybody’s level
shimo-solo-level = Level { $level }: { $tiles } per card.

## Before a match

shimo-lobby-title = Everyone picks a level
shimo-levels = Levels
shimo-levels-own = Each their own
shimo-levels-advanced = 4 and 3 in turn
shimo-hourglass = The hourglass runs
shimo-hourglass-first = after the first
shimo-hourglass-start = from the start
shimo-tie = If the first are tied
shimo-tie-by-play-off = Play-off
shimo-tie-shared = Shared win

## A round

shimo-alone = Alone · level { $level }
shimo-table = { $played ->
    [advanced] Table { $code } · levels 4 and 3
    [own] Table { $code } · own levels
   *[other] Table { $code } · level { $played }
}
shimo-seen = { $count } of { $all } seen
shimo-seen-long = { $count } of { $all } white fields seen
shimo-hint = The first wins the gem and every card left unsolved. The rest have 60 seconds.
shimo-hint-running = The first wins the gem and every card left unsolved. Time is up when the sand has run out.
shimo-hint-play-off = The first to solve wins the match. There is nothing else to win.
shimo-gems = Gems by round
shimo-now = now
shimo-gem-played = { $taken ->
    [yes] Round { $round }: { $name } has it.
   *[no] Round { $round }: nobody has it.
}
shimo-gem-now = Round { $round }: played for now.
shimo-gem-to-come = Round { $round }: still to come.

## The play-off

shimo-play-off = { $number ->
    [1] Play-off
   *[other] Play-off { $number }
}
shimo-play-off-notice = Play-off: { $names }. The first to solve wins the match.
shimo-play-off-watch = Play-off: { $names }. You are watching.
shimo-play-off-next = To the play-off
shimo-play-off-won = wins the play-off
shimo-share = Share the win
shimo-share-short = would share the win
shimo-share-others = { $names } would share the win. Do you agree?
shimo-share-mine = You would share the win. Waiting for { $names }.

## What a round came to

shimo-first-untold = Too close to call: { $names }
shimo-gain = { $gem ->
    [yellow] { $count ->
        [one] { $count } card and the yellow gem.
       *[other] { $count } cards and the yellow gem.
    }
    [green] { $count ->
        [one] { $count } card and the green gem.
       *[other] { $count } cards and the green gem.
    }
    [blue] { $count ->
        [one] { $count } card and the blue gem.
       *[other] { $count } cards and the blue gem.
    }
   *[none] { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
shimo-card-to = card to { $name }
shimo-card-to-you = card to you
shimo-card-to-box = card to the box
shimo-gem-to-box = gem to the box
shimo-log-first = { $gem ->
    [yellow] { $name } was first and takes the yellow gem
    [green] { $name } was first and takes the green gem
   *[blue] { $name } was first and takes the blue gem
}{ $count ->
    [0] {""}
    [one] {" "}and { $count } card
   *[other] {" "}and { $count } cards
}
shimo-log-untold = Too close to call: { $names }. Gem and unsolved cards go to the box
shimo-log-play-off = { $name } wins the play-off

## Ties

shimo-cards-lead-you = You lead: level on points, but you have more cards.
shimo-cards-lead-one = { $name } leads: level on points, but with more cards.
shimo-level-play-off = Level at the top: { $names }. If it stays so, a play-off decides.
shimo-level-due = Tied for the win: { $names }. A play-off decides.
shimo-shared = Level on points and on cards: the win is shared.
shimo-tie-cards = Level on points: { $names }. More cards decide.
shimo-tie-play-off = Level on points: { $names }. The play-off decided.
