"""Lets bots play Ubongo dice alone on many sheets and says how far above par they are: docs/dice_bots.md."""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean

from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.bots.standings import Estimate, mean_of
from akili.games.ubongo_dice.model import Options
from akili.games.ubongo_dice.rules import DICE

CHUNK = 20  # sheets that a process is handed together


def main() -> None:
    """Measure every bot that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--sheets", type=int, default=10_000)
    parser.add_argument("--seed", default="page")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    print(f"{arguments.sheets} sheets, seed {arguments.seed}; ± holds 95 %")
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for bot in arguments.bots:
            told = list(pool.map(partial(alone, bot, arguments.seed), range(arguments.sheets), chunksize=CHUNK))
            par = fmean(par for _, par in told)
            above = mean_of([rolls - par for rolls, par in told])
            print(
                f"{bot}: {par + above.value:.3f} rolls a sheet, par {par:.3f}, above par {_margin(above)} rolls, "
                f"{100 * above.value / par:.1f} % ± {100 * (above.high - above.value) / par:.1f} %",
                flush=True,
            )


def alone(bot: str, seed: str, number: int) -> tuple[int, float]:
    """The rolls that a bot takes for a sheet of its own, and its par."""
    sheet = f"{seed} {number}"
    match = play(DICE, Options(sheet=sheet), [make_bot(bot, DICE.info.id, 0, sheet)], sheet).match
    return match.state.rolls, sum(match.state.pars)


def _margin(estimate: Estimate) -> str:
    return f"{estimate.value:+.3f} ± {estimate.high - estimate.value:.3f}"


if __name__ == "__main__":
    main()
