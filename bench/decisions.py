"""How long the champion of Clever Cubed thinks in a server: by the rules as they are read, and numpy."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from statistics import fmean, quantiles
from time import process_time

from akili.bots.clever_cubed.champion import BEAM, FOR_OTHERS, strongest
from akili.engine.chance import SeededChance
from akili.engine.game import Moment
from akili.games.clever_cubed.model import Options
from akili.games.clever_cubed.rules import CLEVER_CUBED
from bench.clever import after
from bench.table import Part, goal

WANTED = 20.0  # ms for a decision
SEATS = (1, 2, 3, 4)


def decisions(games: int, say: Callable[[str], None], sizes: Sequence[int] = SEATS) -> Part:
    """At tables of each size."""
    rows, late = [], []
    for seats in sizes:
        times = [1000 * seconds for seed in range(games) for seconds in _thought(seats, seed, say)]
        percentiles = quantiles(times, n=100, method="inclusive")
        middle, most_of_them, nearly_all = (percentiles[percent - 1] for percent in (50, 95, 99))
        figures = fmean(times), middle, most_of_them, nearly_all, max(times)
        over = sum(time > WANTED for time in times)
        rows.append((f"seats: {seats}", f"{len(times):,}", *(f"{figure:.1f}" for figure in figures), str(over)))
        late.append(nearly_all)
    text = (
        f"The champion with its beam in {games} games at tables of each size, processor time of one core, in "
        "milliseconds. Only positions with a choice count; the first game of each size warms up what is remembered. "
        "Garbage is collected between decisions, as a server does it when nobody waits. A decision values at most "
        f"{BEAM.most} positions, of which {FOR_OTHERS} are for those who will pick; more only where there are more "
        "options."
    )
    columns = ("", "decisions", "mean", "p50", "p95", "p99", "most", f"over {WANTED:.0f}")
    goals = [goal(f"99 of 100 decisions in at most {WANTED:.0f} ms", WANTED / max(late), 1)]
    return Part("Decisions of the champion", text, columns, rows, goals)


def _thought(seats: int, seed: int, say: Callable[[str], None]) -> list[float]:
    """What every decision of a game took, in seconds."""
    say(f"{seats} seats: game {seed + 1}")
    champion, moment, times = strongest(), Moment(0, SeededChance(seed)), []
    state = CLEVER_CUBED.initial(Options(), seats)
    state = after(state, CLEVER_CUBED.begin(state, None, moment))
    while to_act := CLEVER_CUBED.to_act(state):
        seat = min(to_act)
        view = CLEVER_CUBED.sight(state, seat)
        command = view.legal[0]
        if len(view.legal) > 1:
            gc.disable()
            start = process_time()
            command = champion.choose(view)
            times.append(process_time() - start)
            gc.enable()
        state = after(state, CLEVER_CUBED.decide(state, seat, command, moment))
    return times
