"""How many points the net makes, on many games that it never saw: compiled, so that it takes minutes, not hours.

``python scripts/measure_champion.py --games 10000 --beam 4x4 --seed 77``; without ``--beam`` it chooses at a glance.
``--seats 2`` and more: copies of it at one table. ``--haze 6``: values are off by some points, as levels have it.
"""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path

import numpy as np

from akili.bots.clever_cubed.net.beam.kernel import evaluate
from akili.bots.clever_cubed.net.net import unpack
from akili.bots.clever_cubed.net.search import Beam

SHIPPED = "akili.bots.clever_cubed.net"


def main() -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--beam", default="0x0", metavar="WIDTHxDEPTH[xROOM[xMOST]]")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--haze", type=float, default=0.0, metavar="POINTS")
    parser.add_argument("--weights", type=Path)
    arguments = parser.parse_args()
    beam = Beam(*map(int, arguments.beam.split("x")))
    with (
        arguments.weights.open("rb") if arguments.weights else files(SHIPPED).joinpath("weights.npz").open("rb") as file
    ):
        weights = unpack(file)
    points = evaluate(arguments.games, arguments.seats, weights, arguments.seed, tuple(beam), arguments.haze)
    half = 1.96 * points.std(ddof=1) / np.sqrt(points.size)
    tenth, middle, ninth = np.percentile(points, [10, 50, 90])
    print(
        f"{arguments.games} games, seats {arguments.seats}, beam {arguments.beam}, haze {arguments.haze:g}, "
        f"seed {arguments.seed}: "
        f"{points.mean():.1f} ± {half:.1f}; one in ten below {tenth:.0f}, half below {middle:.0f}, "
        f"one in ten above {ninth:.0f}, best {points.max()}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
