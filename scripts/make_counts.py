"""Makes tests/counts/<id>.txt: how many ways a match can go on from fixed positions. A test compares.

A change of a rule, or a command too many or too few, changes the numbers. Which positions a game has is in
tests/games/<id>/counts.py.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from akili.engine.match import Match
from akili.games.registry import GAMES
from akili.locales import words

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts import per_game  # noqa: E402 - found by the line above

DEPTH = 5
BROAD = 700  # positions from which it isn't counted further
HEAD = """\
# {title}: how many sequences of commands lead on from a position, and to how many different ones.
# Made by scripts/make_counts.py. Players are eager; the seed of each match is its line up to the colon.
"""


def pages() -> Mapping[str, str]:
    """Every file that is made, by its path."""
    return {f"tests/counts/{game}.txt": _text(game, module.positions()) for game, module in per_game.modules("counts")}


def _text(game: str, positions: Iterator[tuple[str, Match]]) -> str:
    head = HEAD.format(title=words("en")(f"game-{GAMES[game].info.short}-name"))
    return head + "".join(f"{name}: {', '.join(_counts(match))}\n" for name, match in positions)


def _counts(match: Match) -> Iterator[str]:
    """For each depth the sequences and the positions, of all seats that may act."""
    ways: dict[tuple[object, int], tuple[Match, int]] = {(match.state, match.version): (match, 1)}
    for _ in range(DEPTH):
        if len(ways) > BROAD:
            return
        following: dict[tuple[object, int], tuple[Match, int]] = {}
        for before, count in ways.values():
            for after in _next(before):
                key = (after.state, after.version)
                following[key] = (after, following.get(key, (after, 0))[1] + count)
        ways = following
        yield f"{sum(count for _, count in ways.values())} to {len(ways)}"


def _next(match: Match) -> Iterator[Match]:
    for seat in sorted(match.game.to_act(match.state)):
        for command in match.game.legal(match.state, seat):
            yield match.after(match.decide(seat, command, 0))


def main() -> None:
    """Write them all."""
    for name, text in pages().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
