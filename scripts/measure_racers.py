"""How long race bots take for cards of the box against a seat that does nothing: docs/bots.md, docs/classic_bots.md."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import quantiles
from typing import Any

from akili.bots.arena import Played, play
from akili.bots.bot import make_bot
from akili.bots.skill import LEVELS
from akili.engine.game import Millis
from akili.games.registry import GAMES
from akili.games.ubongo_classic.model import Options as Classic
from akili.games.ubongo_fun_size.model import Options as FunSize
from akili.games.ubongo_shimo.model import Options as Shimo
from akili.ubongo.race.model import CardSolved, RoundBegun

OPTIONS: dict[str, dict[str, Any]] = {  # with more time than anybody needs, as far as the rules have it
    "ubongo_fun_size": {f"side {side}": FunSize(side=side, limit=900) for side in ("A", "B")},
    "ubongo_shimo": {f"level {level}": Shimo(levels=(level,), limit=3600) for level in (1, 2, 3, 4)},
    "ubongo_classic": {f"{tiles} tiles": Classic(tiles=tiles, hourglass=180) for tiles in (3, 4)},
}
WITHIN = 60  # seconds


class Idle:
    """Sits there."""

    def plan(self, view: Any, now: Millis) -> None:
        """Nothing."""


def main() -> None:
    """Measure every level at everything that a game has."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(OPTIONS), metavar="game")
    parser.add_argument("--cards", type=int, default=400)
    parser.add_argument("--seed", default="page")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in arguments.games:
            for cards in OPTIONS[game]:
                for level in LEVELS:
                    match = partial(seconds, game, cards, level, arguments.seed)
                    times = [each for part in pool.map(match, range(arguments.cards // 8)) for each in part]
                    print(f"{game}, {cards}, {level}: {told(times[: arguments.cards])}", flush=True)


def seconds(game: str, cards: str, level: str, seed: str, number: int) -> list[float | None]:
    """What the cards of one match took; None for a card that wasn't solved."""
    name = f"{seed} {number}"
    bots = [make_bot(level, game, 0, name), Idle()]
    return list(solving_times(play(GAMES[game], OPTIONS[game][cards], bots, name)))


def solving_times(played: Played) -> Iterator[float | None]:
    """Of seat 0, round by round."""
    begun: Millis | None = None
    for event in (event for turn in played.turns for event in turn.events):
        if isinstance(event, RoundBegun):
            if begun is not None:
                yield None
            begun = event.at
        elif isinstance(event, CardSolved) and event.finish.seat == 0 and begun is not None:
            yield (event.finish.at - begun) / 1000
            begun = None
    if begun is not None:
        yield None


def told(times: list[float | None]) -> str:
    """The median with the fastest and the slowest tenth, how many weren't solved, and how many within a minute."""
    solved = [each for each in times if each is not None]
    tenths = quantiles(solved, n=10)
    within = sum(each <= WITHIN for each in solved)
    return (
        f"{tenths[4]:.0f} s ({tenths[0]:.0f}–{tenths[8]:.0f} s), {1 - len(solved) / len(times):.0%} not solved, "
        f"{within / len(times):.0%} within {WITHIN} s of {len(times)}"
    )


if __name__ == "__main__":
    main()
