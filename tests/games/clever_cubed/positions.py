"""Positions that tests set up by hand: dice where they lie, sheets as lines, rolls as written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest
from msgspec.structs import replace

from akili.engine.chance import ScriptedChance
from akili.engine.game import Moment, Rejected, Seat
from akili.engine.match import Match
from akili.games.clever_cubed import rolling
from akili.games.clever_cubed.model import (
    DICE,
    PLATTER,
    Command,
    Die,
    Event,
    Extra,
    Joker,
    Mark,
    Options,
    Phase,
    Reroll,
    Roll,
    SeatState,
    State,
    Use,
)
from akili.games.clever_cubed.notation import parse
from akili.games.clever_cubed.printed import Bonus
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.clever_cubed.sheet import Sheet

EMPTY = {"yellow": "././.", "turquoise": "././././.", "blue": ":7:", "brown": ".", "pink": ".", "actions": "././."}
FULL = {
    "yellow": "123456/123456/123456",
    "turquoise": "123456/123456/123456/123456/123456",
    "blue": "7,7,7,7,7,7:7:7,7,7,7,7,7",
    "brown": "...........3",
    "pink": "1h,2h,1h,1h,1h,1h,1h,1h,1h,1h,1h,1h",
}
PLACES = {"": 0, "I": 1, "II": 2, "III": 3, "P": PLATTER}
Kind = TypeVar("Kind")


def sheet(**words: str) -> Sheet:
    """A sheet where only some areas have marks."""
    return parse(" ".join((EMPTY | words).values()))


def full_but(**words: str) -> Sheet:
    """A sheet where nothing can be marked but in these areas."""
    return sheet(**(FULL | words))


def dice(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Faces and places of "y3 t4:P b1:II …": in hand where no place is said."""
    lying = {word[0]: word[1:].partition(":") for word in text.split()}
    faces = tuple(int(lying[die][0]) for die in DICE)
    return faces, tuple(PLACES[lying[die][2]] for die in DICE)


class Position:
    """A table at which it goes on as the test says."""

    def __init__(
        self,
        lying: str = "",
        *sheets: Sheet,
        phase: Phase = "choosing",
        roll: int = 1,
        round: int = 1,
        active: Seat | None = 0,
        options: Options | None = None,
    ) -> None:
        faces, places = dice(lying) if lying else ((), (0,) * len(DICE))
        is_finishing = phase == "finishing"
        seats = tuple(
            SeatState(sheet=own, is_picking=is_finishing and seat != active)
            for seat, own in enumerate(sheets or (Sheet(),))
        )
        self.state = State(options or Options(), seats, phase, round, 0, active, roll, faces, places)
        self.events: list[Event] = []

    def seat(self, number: Seat = 0) -> SeatState:
        return self.state.seats[number]

    def sheet(self, number: Seat = 0) -> Sheet:
        return self.state.seats[number].sheet

    def wait_for(self, *bonuses: Bonus, seat: Seat = 0) -> Position:
        """The seat has won these ? and not used them; a die of the roll is used by then."""
        seats = list(self.state.seats)
        seats[seat] = replace(seats[seat], waiting=bonuses)
        phase = "rolling" if self.state.phase == "choosing" else self.state.phase
        self.state = replace(self.state, seats=tuple(seats), phase=phase)
        return self

    def legal(self, seat: Seat = 0) -> list[Command]:
        return list(CLEVER_CUBED.legal(self.state, seat))

    def marks(self, die: Die, seat: Seat = 0, joker: Joker | None = None) -> set[Mark]:
        """Where a die may be marked, as it is or with this joker."""
        offered = [command for command in self.legal(seat) if isinstance(command, Use | Extra)]
        return {command.mark for command in offered if (command.die, command.joker) == (die, joker)}

    def dice_on_offer(self, seat: Seat = 0) -> set[Die]:
        return {command.die for command in self.legal(seat) if isinstance(command, Use | Extra)}

    def do(
        self, command: Command, seat: Seat = 0, rolled: Sequence[int] = (), chance: Sequence[int] = ()
    ) -> list[Event]:
        """The command and all that follows: ``rolled`` are the faces that come, ``chance`` further draws, then 0s.

        Where faces are given and somebody is to roll next, they do.
        """
        script = [*(face - 1 for face in rolled), *chance, *[0] * 30]
        is_rolling = isinstance(command, Roll | Reroll)
        events = self._decided(command, seat, script if is_rolling else [])
        roller = rolling.roller(self.state)
        if rolled and roller is not None and not is_rolling:
            events += self._decided(Roll(), roller, script)
        return events

    def _decided(self, command: Command, seat: Seat, script: Sequence[int]) -> list[Event]:
        moment = Moment(0, ScriptedChance(script))
        events = list(self._match().game.decide(self.state, seat, command, moment))
        for event in events:
            self.state = CLEVER_CUBED.evolve(self.state, event)
        self.events += events
        return events

    def refusal(self, command: Command, seat: Seat = 0) -> str:
        with pytest.raises(Rejected) as refused:
            self._match().decide(seat, command, 0)
        return refused.value.reason

    def told(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def _match(self) -> Match:
        match = Match(CLEVER_CUBED, self.state.options, len(self.state.seats), "position")
        match.state, match.version = self.state, 1
        return match
