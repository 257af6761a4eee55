# Words that many pages share.

## Games: common-game- and the game's id with dashes

common-game-ubongo-classic = Ubongo
common-game-ubongo-fun-size = Ubongo Fun-Size
common-game-ubongo-shimo = Ubongo Shimo
common-game-ubongo-dice = Ubongo Dice
common-game-clever-cubed = Clever Cubed

## Bots are opponents with a character: these are their names

common-bot-easy = Gentle
common-bot-medium = Steady
common-bot-hard = Sharp
common-bot-master = Master

## What is won and counted

# Stands alone or begins a sentence, followed by a colon: "Purple: on the card".
common-tile = { $tile ->
    [I3] Yellow
    [L4] Lime
    [T4] Green
    [S4] Teal
    [L5] Pink
    [Y5] Orange
    [N5] Red
    [P5] Purple
   *[other] { $tile }
}
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
common-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
common-side = Side { $side }
common-you = You

## The connection

common-live = Live
common-live-trip = Live · { $trip } ms
common-reconnecting = Reconnecting…

## Buttons and switches

common-close = Close
common-no = No
common-off = Off
common-on = On
common-yes = Yes

## Languages, each in its own

common-language-en = English
common-language-pl = Polski
common-language-hu = Magyar
