# The home page.

home-page-title = Akili · table games with friends, against bots, or solo
home-title =
    Fit the pieces.
    Beat the clock.
home-lead = Table games for one to four players: live with friends, against bots, or on your own. No account.
home-lead-short = One to four players. No account.
home-play = Play
home-play-now = Play now
home-starting = Dealing…
home-with-friends = With friends
home-friends = Friends
home-alone = Solo
home-learn = Learn
home-rules = Rules
home-records = Records
home-settings = Settings
home-more = More pages
home-profile = { $name }: your name and settings
home-watch = Watch
home-watch-text = live tables

## The shelf

home-games = The games
home-soon = soon
home-players = { $fewest } to { $most } players

## Newcomers, and those who were invited

home-new-title = New here?
home-join-title = Join a table
home-join-short = Join
home-join-text = Ask your friend for the code.
home-join-code = Table code
home-join-empty = Type the code, or paste the link.
