# The home page, and the page from which Fun-Size starts.

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
home-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
home-about-ubongo-classic = Solve fast, move your pawn, grab the gems.
home-about-ubongo-fun-size = Find the three tiles that fill your card.
home-about-ubongo-shimo = Lay the tiles so that every white field shows.
home-about-ubongo-dice = Grab two dice, draw their shapes.
home-about-clever-cubed = Choose dice, fill the sheet, chase foxes.

## Newcomers, and those who were invited

home-new-title = New here?
home-new-text = Learn Fun-Size in a minute, without a clock.
home-join-title = Join a table
home-join-short = Join
home-join-text = Ask your friend for the code.
home-join-code = Table code
home-join-empty = Type the code, or paste the link.

## Fun-Size

home-fun-lead = Eight tiles, one card. Find out which three fill it, before the others do.
home-fun-bots = Against bots
home-fun-count = Opponents
home-fun-opponent = Opponent { $place }
home-fun-side = Cards
home-fun-side-a = A · 3 tiles
home-fun-side-b = B · 4 tiles
home-fun-start = Start the race
home-fun-ways = More ways to play
home-fun-friends = Open a table and send the link.
home-fun-alone = By time or by cards.
home-fun-learn = One minute, no clock.
home-fun-rules = Short, with pictures.
home-fun-records = The best solo results.
home-fun-watch = See who is playing now.
