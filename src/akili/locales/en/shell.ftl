# The frame around every page.
shell-home = Akili, home page
shell-language = Language
shell-sound-on = Turn the sound on
shell-sound-off = Turn the sound off
shell-theme-light = Light colours
shell-theme-dark = Dark colours
shell-loading = One moment…
shell-go-home = Home page
shell-try-again = Try again
shell-nowhere-title = There is nothing here
shell-nowhere-text = This address leads to no page. Perhaps the link is old or was cut short.
shell-away-title = The server can’t be reached
shell-away-text = Perhaps the line is down. Nothing that you have played is lost.
shell-away-waiting = The page comes back by itself.
shell-playing = Your match is on
shell-playing-back = Back to it
shell-playing-alone = on your own
