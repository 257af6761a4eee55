"""``akili serve`` whose bots take only a part of their time: the first argument."""

import sys

from akili.cli.main import main
from akili.server import app
from akili.server.tables.bots import BotPlayers

if __name__ == "__main__":
    pace = float(sys.argv.pop(1))
    vars(app)["BotPlayers"] = lambda _: BotPlayers(pace)
    sys.exit(main(["serve", *sys.argv[1:]]))
