# Words that many pages share.

## Bots are opponents with a character: these are their names

common-bot-easy = Gentle
common-bot-medium = Steady
common-bot-hard = Sharp
common-bot-master = Master
common-bot-perfect = Perfect
common-bot-champion = Champion

## What is won and counted

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
common-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
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
