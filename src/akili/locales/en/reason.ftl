# Why something wasn't done, and what to do instead. One sentence for every reason the server or a game refuses with:
# "table.full" is reason-table-full. reason-unknown is for those that this client doesn't know yet.

reason-unknown = That didn’t work. Try again, or reload the page.

## The connection

reason-choice-malformed = The server didn’t understand that choice. Reload the page and choose again.
reason-command-malformed = The server didn’t understand that move. Reload the page and try again.
reason-hello-again = This page introduced itself twice. Reload it.
reason-hello-first = This page didn’t introduce itself to the server. Reload it.
reason-hello-late = The connection took too long to start. Reload the page.
reason-host-foreign = The server doesn’t know itself by this address. Open the game at the address it tells, or ask whoever runs it to add this one.
reason-message-late = A message took too long to arrive, so the server hung up. Reload the page.
reason-message-malformed = The server didn’t understand this page. Reload it.
reason-pong-unasked = This page and the server are out of step. Reload the page.
reason-origin-foreign = This page doesn’t belong to this server. Open the game at the server’s own address.
reason-qr-foreign = A QR code can only lead to this server’s own pages.
reason-request-aborted = The connection broke off before everything was sent. Try again.
reason-request-late = That took too long to arrive. Check your connection and try again.
reason-request-malformed = The server didn’t understand that. Check what you entered, or reload the page.
reason-request-media-type = The server can’t read that kind of file.
reason-request-method = That can’t be done here. Reload the page and try again.
reason-request-no-such-page = There is nothing at this address. Check the link, or go back to the start.
reason-server-fault = Something went wrong on our side. Try again in a moment.
reason-server-moving = This server is being restarted. The page comes back by itself in a moment.
reason-server-unavailable = The server can’t save anything right now, so nothing was changed. Try again in a moment.

## Too much

reason-limit-busy = The server has its hands full just now. Wait a minute and try again.
reason-limit-connections = There are too many connections from your network. Close other tabs, or wait a moment and try again.
reason-limit-codes = Too many codes were tried from your network. Check the link, wait a minute and try again.
reason-limit-disk = The server is running out of space, so nothing new can begin. Matches that are on go on. Try again later.
reason-limit-guests = Too many new players have come from your network. Wait a few seconds and try again.
reason-limit-mistakes = The server kept getting messages it didn’t understand and hung up. Reload the page.
reason-limit-rate = That was too much at once, so the server hung up. Reload the page and go on a little slower.
reason-limit-requests = That was a bit fast. Wait a moment and try again.
reason-limit-size = That is too big to send.
reason-limit-sockets = Too many pages are open from your network. Close some tabs and reload this one.
reason-limit-tables = There are too many new tables just now. Join one, or try again in a minute.
reason-limit-uploads = Another file is still being sent. Wait until it is done and try again.

## Who you are

reason-guest-unknown = We don’t know you yet. Choose a name first.
reason-name-characters = Your name has a character we can’t show. Choose another one.
reason-name-empty = Type a name so that the others know who you are.
reason-name-markup = A name can’t contain < or >, or codes such as &amp;.
reason-name-too-long = { $most ->
    [one] That name is too long. It may have { $most } character.
   *[other] That name is too long. It may have up to { $most } characters.
}

## Tables

reason-game-unknown = This game isn’t on the shelf here. Choose another one.
reason-seat-no-choice = In this game there is nothing to choose for a seat.
reason-seat-not-yours = That isn’t your seat.
reason-table-by-turns-only = In this game nobody can share a device, and no bot can stand in: everybody plays at once.
reason-table-full = This table is full. You can watch, or open another one.
reason-table-no-person = Nobody who could be away has that seat.
reason-table-no-such-bot = No bot like that can play this game. Wait for your friends, or take the seat away.
reason-table-no-such-seat = There is no such seat: this table has { $seats }.
reason-table-not-away = They are here. A bot can play only for players who are away.
reason-table-not-host = Only the host can do that. Ask them, or open your own table.
reason-table-not-playing = No match is being played here.
reason-table-not-seated = You have no seat at this table. Take one first.
reason-table-not-yours = You can choose only for your own seat. The host can choose for everybody.
reason-table-not-yourself = You can’t send yourself away. Leave the table instead.
reason-table-over = The match is over. Choose a rematch to play again.
reason-table-playing = A match is being played here. You can watch until it is over.
reason-table-removed = The host has sent you away from this table. You can watch, or open your own.
reason-table-seat-taken = Somebody is sitting there already. Choose another seat.
reason-table-seats-empty = There are empty seats. Wait for your friends, add bots, or take the seats away.
reason-table-unknown = There is no table with this code. Check the code, or open a new table.

## The match

reason-match-begun = The match has already begun.
reason-match-not-begun = The match hasn’t begun yet. Wait for the host.
reason-match-not-seated = You are watching this match. Take a seat for the next one to play.
reason-match-not-your-turn = You have done your part. Wait for the others.
reason-match-over = The match is over.
reason-match-too-long = This match has become too long: no more moves are taken. It ends by itself; begin a new one.
reason-match-seats = This game is for { $fewest }–{ $most } players.
reason-match-stale = A new match has begun. Reload the page to join in.
reason-match-unknown = There is no such match. Check the link.
reason-replay-invalid = This isn’t a match we can show: the file is damaged or was changed.
reason-replay-running = This match is still being played. You can see it again when it is over.
reason-replay-unfinished = This match was never finished, so there is nothing to see again.

## Laying tiles

reason-round-no-change = You have already said so.
reason-round-over = This round is over. Wait for the next one.
reason-round-running = The round isn’t over yet.
reason-round-too-late = Time was up a moment earlier.
reason-solo-nobody-to-agree = You are playing alone: put the card aside instead.
reason-solo-only = Cards can be put aside only when you play alone.

## Dice and the sheet

reason-bonus-first = First use the ? you have won.
reason-bonus-not-waiting = You have no such ? to use.
reason-die-extra-twice = A die can be an extra die only once a turn.
reason-die-fits-nowhere = This die fits nowhere on your sheet.
reason-die-not-in-hand = This die is out of reach. Choose one that you have just rolled.
reason-die-platter-first = A die on the platter fits your sheet, so you can’t take one from the die fields.
reason-done-not-yet = You aren’t done yet: use a die, or pass.
reason-extra-none = You have no extra die left.
reason-extra-not-yet = Extra dice come at the end of your turn. First use a die, or pass.
reason-joker-none = You don’t have that number joker.
reason-joker-own-face = The die already shows that number: a joker would change nothing.
reason-mark-not-allowed = That can’t be marked there. Choose another box.
reason-reroll-none = You have no re-roll left.
reason-reroll-not-now = You can re-roll only in your own turn, before you choose a die.
reason-roll-first = Roll the dice first.
reason-roll-not-yet = First use a die of this roll, or pass.
reason-roll-over = You have chosen your die already. You can still use extra dice, or finish.
reason-undo-nothing = There is nothing to take back since the last roll.
reason-undo-too-late = It is too late to take that back: the others have gone on, or your time is over.
reason-hint-not-here = At this table there are no hints.

## Gems, pawns and the die

reason-gems-place-open = Wait a moment: it is being settled who was first.
reason-gems-unsolved = Solve your card first.
reason-move-no-change = Your pawn is already there.
reason-move-too-far = That is too far: you may move { $steps ->
    [0] no lane
    [one] one lane
   *[other] up to { $steps } lanes
 } this round.
reason-pawn-missing = Put your pawn on a red space first.
reason-pawn-no-lane = There are { $most } red spaces. Choose one of them.
reason-pawn-placed = The pawns stand already. They move when you have solved your card.
reason-roll-due = Now the die is rolled.
reason-roll-not-now = The die isn’t to be rolled now.
reason-take-empty = This lane is empty.
reason-take-gone = Somebody was faster. Take the next pair, or move.
reason-take-other-lane = Your pawn stands in another lane.

## Grabbing and drawing

reason-advice-none = Nobody here knows this game by heart: there is no hint and no analysis.
reason-dice-not-drawing = Nothing is drawn now.
reason-dice-not-grabbing = No dice are grabbed now.
reason-dice-not-rolling = The dice aren’t to be rolled now.
reason-die-gone = Somebody was faster. Grab another one.
reason-die-have-one = You have a die of this colour. Take one of the other.
reason-die-none = You have no die of this colour.
reason-die-not-drawn = This shape isn’t drawn.
reason-die-too-early = Too early: wait until the dice lie still.
reason-die-unknown = There is no such die on the table.
reason-hint-alone = A hint is for those who play alone.
reason-hint-no-dice = There are no dice on the table to give a hint about.
