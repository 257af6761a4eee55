# A table: what happens at it, the menu during a match, and where there is no way to it.

table-unknown-title = No such table
table-closed-title = The server hung up
table-other-game-title = Not in the browser yet
table-other-game-text = This table plays a game that has no page here yet. It can be played from Python.
table-new = Open a new table
table-trying = We keep trying. As soon as it answers, you are at the table.
table-lost = { common-reconnecting } Nothing is lost.

## What happens at it

table-joined = { $name } has joined the table.
table-left = { $name } has left the table.
table-you-host = You are the host now.
table-seat-free = A seat is free. Sit down!

## The menu

table-sound = Sound
table-patterns = Patterns
table-patterns-hint = Tiles can be told apart without their colours.
table-full-screen = Full screen
table-theme = Colours
table-rules = Rules
table-give-up = Give the round up
table-go-on = Don’t give up after all
table-leave = Leave
table-stop-watching = Stop watching
table-leave-title = Leave the table?
table-leave-playing = The match goes on without you, and your seat waits: come back with the same link.
table-leave-over = Your seat goes to whoever comes next.
table-leave-no = Stay
table-leave-yes = Leave
table-is-away = { $name } is away.
table-bot-plays = A bot plays for { $name }.
table-hand-to-bot = Let a bot play
table-bot-stops = Stop it
