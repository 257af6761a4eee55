# Before a match: who comes, who sits where, and what is played.

lobby-page = Table { $code }
lobby-title-host = Invite your friends
lobby-title-seated = You are at the table
lobby-title-visitor = Take a seat
lobby-title-full = The table is full
lobby-title-alone = Ready when you are

## The invitation

lobby-invitation = Invitation
lobby-code = Table code
lobby-copy = Copy link
lobby-copied = The link is copied.
lobby-copy-failed = Copying didn’t work. Select the link and copy it by hand.
lobby-share = Share
lobby-invite = Invite
lobby-scan = Scan and join
lobby-qr = QR code with the link to this table
lobby-qr-enlarge = Show the QR code large
lobby-only-here = Opens on this computer only.

## The seats

lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-you = you
lobby-host = host
lobby-away = away
lobby-slow = slow line
lobby-bot = bot
lobby-free = Waiting for someone…
lobby-sit = Sit down
lobby-stand = Leave your seat
lobby-rename = Change your name
lobby-name = Your name
lobby-name-keep = Keep this name
lobby-add-companion = Somebody on this device
lobby-companion = on the same device
lobby-rename-companion = Change this name: { $name }
lobby-remove-companion = Take from the table: { $name }
lobby-add-bot = Bot
lobby-bot-level = Strength of the bot on seat { $seat }
lobby-remove-bot = Send this bot away: { $name }
lobby-send-away = Send away: { $name }
lobby-send-away-yes = Send away
lobby-send-away-no = No
lobby-fill = Fill with bots
lobby-fewer = Without free seats

## What happens next

lobby-start = Start
lobby-ready = Everybody is here.
lobby-seats-left = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
lobby-waiting-host = Waiting for { $name } to start…
lobby-host-away = { $name } will start, but is away just now.
lobby-may-sit = You can play or just watch.
lobby-full = You can watch, or wait for a seat.
lobby-own-table = Open your own table
lobby-watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}

## What is played

lobby-options = How we play
lobby-seat-count = Players
lobby-countdown = Countdown after the first solution
lobby-seconds = { $count } s
lobby-limit = Longest round
lobby-minutes = { $count } min
lobby-deck = Cards
lobby-deck-box = The usual ones
lobby-deck-new = Brand new
lobby-stand-in = Bot for absent players
lobby-stand-in-nobody = None
lobby-listed = Open to all
lobby-listed-hint = Anyone may find this table, watch and join in.
