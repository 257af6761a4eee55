"""``akili serve`` for tests that need more than chance and patience: dice by a seed, bots that take less time."""

import secrets
import types
from argparse import ArgumentParser

from akili.cli.hosting import host_until_ctrl_c, listen
from akili.server.settings import Settings
from akili.server.tables import hall


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--bus")
    parser.add_argument("--seed", help="chance is the same in all matches")
    parser.add_argument("--bot-pace", type=float)
    chosen = parser.parse_args()
    vars(hall)["secrets"] = types.SimpleNamespace(**vars(secrets) | {"token_hex": lambda _: chosen.seed})
    settings = Settings(database=chosen.database, bus=chosen.bus, bot_pace=chosen.bot_pace, tunes_collector=True)
    host_until_ctrl_c(listen("127.0.0.1", chosen.port), settings, lambda: None, "Stopped.", is_verbose=False)


if __name__ == "__main__":
    main()
