# The page from which a game starts.

start-bots = Against bots
start-count = Opponents
start-opponent = Opponent { $place }
start-ways = More ways to play
start-deck = The puzzles of the printed pages: { $seed }
start-friends = Open a table and send the link.
start-rules = Short, with pictures.
start-records = The best solo results.
start-watch = See who is playing now.
start-device-title = On this device
start-device = Two to four people pass it around.
start-device-second = Player 2
