"""Makes tests/vectors/clever_views.json: views of Clever Cubed from matches played at random, one of every kind.

Whatever the rules offer in them, the page must be able to send.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from akili.engine.chance import SeededChance
from akili.engine.game import Seat
from akili.engine.match import Match
from akili.games.clever_cubed.model import Bonus, Extra, Options, Use, View
from akili.games.clever_cubed.rules import CLEVER_CUBED

ROOT = Path(__file__).parent.parent
PATH = "tests/vectors/clever_views.json"
TABLES = (Options(), Options(blue_bonus="free"), Options(pink_rounding="up"))
MATCHES = 4  # of each table
SECOND = 1000

Kind = tuple[object, ...]


def pages() -> Mapping[str, str]:
    """Every file that is made, by its path."""
    kinds: dict[Kind, View] = {}
    for number, options in enumerate(TABLES):
        for match in range(MATCHES):
            for seat, view in _played(options, SeededChance(f"clever {number} {match}")):
                kinds.setdefault(_kind(view, seat), view)
    lines = ",\n".join(msgspec.json.encode(view).decode() for view in kinds.values())
    return {PATH: f"[\n{lines}\n]\n"}


def _played(options: Options, chance: SeededChance) -> Iterator[tuple[Seat, View]]:
    """Every view that a seat of two had something to choose in, whatever it then chose."""
    match = Match(CLEVER_CUBED, options, 2, chance.below(1 << 30))
    match.apply(match.begin())
    now = 0
    while match.outcome is None:
        now += SECOND
        if events := match.expire(now):
            match.apply(events)
            continue
        seat = chance.pick(match.view(None).to_act)
        view: View = match.view(seat)
        if len(view.legal) > 1:
            yield seat, view
        marking = [command for command in view.legal if isinstance(command, Use | Extra | Bonus)]
        match.apply(match.decide(seat, chance.pick(marking or view.legal), now))


def _kind(view: View, seat: Seat) -> Kind:
    """What the page has to tell apart: what is to be done, by which ?, with or without jokers, by which rules."""
    own = view.seats[seat]
    has_jokers = any(isinstance(command, Use | Extra) and command.joker for command in view.legal)
    bonus = own.waiting[0] if own.waiting else None
    return own.stage, bonus, has_jokers, view.options if bonus in ("?b", "?p", "?k") else None


def main() -> None:
    """Write it."""
    for name, text in pages().items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
