"""Makes the tutorial of Clever Cubed as the rules play it: what is seen at each step, and what is asked for.

Positions are set up by hand, dice fall as written here; everything else follows from the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from akili.engine.chance import ScriptedChance
from akili.engine.game import Moment, Seat
from akili.games.clever_cubed.model import (
    DICE,
    PLATTER,
    Blue,
    Bonus,
    Brown,
    Command,
    Event,
    Joker,
    Options,
    Phase,
    Roll,
    SeatState,
    State,
    Turquoise,
    Use,
    Yellow,
)
from akili.games.clever_cubed.notation import parse
from akili.games.clever_cubed.rules import CLEVER_CUBED

ROOT = Path(__file__).parent.parent
PAGE = "web/src/games/clever_cubed/lesson/moments.json"
YOU, ZSOFI = 0, 1
PLACES = {"": 0, "I": 1, "II": 2, "III": 3, "P": PLATTER}

Asked = Command | None  # nothing is done where something is only to be read


class Scene(NamedTuple):
    """A position and what is done in it, step by step."""

    dice: str
    sheet: str
    steps: Sequence[tuple[str, Asked]]
    round: int = 1
    roll: int = 1
    active: Seat = YOU
    phase: Phase = "choosing"
    rolled: Sequence[int] = ()  # what falls when you roll


EMPTY = "././. ././././. :7: . . ././."
OTHER = "14/3/. 12/1/././. :7:8 15 2h,4 ././."

SCENES = (
    Scene(
        "y4 t2 b3 n5 p6 w1",
        EMPTY,
        [("die", Use("y", Yellow(1, 4))), ("platter", Roll()), ("others", None)],
        rolled=(3, 5),
    ),
    Scene(
        "y3:P t3:P b5:II n6:I p4:III w2:P",
        "4/./. ././././. :7: . . ././.",
        [("pick", Use("t", Turquoise(3, (1, 2)))), ("picked", None)],
        active=ZSOFI,
        phase="finishing",
        roll=3,
    ),
    Scene(
        "y4:I t2:P b3:P n5 p6 w5",
        "4/4/. 23/3/././. :7:8 1 3h ././.",
        [("bonus", Use("n", Brown(2))), ("won", None)],
        round=2,
        roll=2,
    ),
    Scene(
        "y5 t3 b1:P n6:I p4 w2:P",
        "45/4/. 2345/3/././. 6:7: 15 3h,6 ./o/.",
        [
            ("chain", Use("y", Yellow(2, 5))),
            ("second", Bonus("?t", Turquoise(5, (2,)))),
            ("third", Bonus("?b", Blue("right", 8))),
            ("chained", None),
        ],
        round=2,
        roll=2,
    ),
    Scene(
        "y2 t1 b4 n6 p3 w5",
        "45/45/. 2345/35/././. 6:7:8 153 3h,6 ./xo/.",
        [("joker", Use("n", Brown(4), Joker("4", 4))), ("joked", None)],
        round=3,
    ),
    Scene(
        "y6 t2:P b4:P n6:I p6 w3:P",
        "456/45/3 23456/2345/3/./. 5,6:7:8,9 1534 3h,6,4 ./xx/.",
        [("fox", Use("y", Yellow(2, 6))), ("foxes", None)],
        round=4,
        roll=2,
    ),
)


def moments() -> Iterator[dict[str, Any]]:
    """Every step: what is seen, what was told on the way there, and what is to be done."""
    for scene in SCENES:
        state, told = position(scene), list[Event]()
        for name, asked in scene.steps:
            yield {
                "step": name,
                "view": CLEVER_CUBED.view(state, YOU),
                "notices": told,
                "asked": asked,
            }
            if asked is not None:
                told = decided(state, asked, scene.rolled)
                for event in told:
                    state = CLEVER_CUBED.evolve(state, event)


def position(scene: Scene) -> State:
    """The table as the scene finds it; the other player has done their part."""
    lying = {word[0]: word[1:].partition(":") for word in scene.dice.split()}
    return State(
        options=Options(),
        seats=(
            SeatState(sheet=parse(scene.sheet), is_picking=scene.phase == "finishing"),
            SeatState(sheet=parse(OTHER), is_done=True),
        ),
        phase=scene.phase,
        round=scene.round,
        first=YOU,
        active=scene.active,
        roll=scene.roll,
        faces=tuple(int(lying[die][0]) for die in DICE),
        places=tuple(PLACES[lying[die][2]] for die in DICE),
    )


def decided(state: State, command: Command, rolled: Sequence[int]) -> list[Event]:
    """What follows; a command that the rules don't allow is a mistake in the script."""
    draws = [face - 1 for face in rolled] if isinstance(command, Roll) else []
    return list(CLEVER_CUBED.decide(state, YOU, command, Moment(0, ScriptedChance(draws))))


def pages() -> Mapping[str, str]:
    """Every file that is made, by its path."""
    lines = (json.dumps(msgspec.to_builtins(moment), ensure_ascii=False) for moment in moments())
    return {PAGE: "[\n" + ",\n".join(lines) + "\n]\n"}


def main() -> None:
    """Write them all."""
    for name, text in pages().items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
