"""Sheets as matches leave them: each has a line, and the picture and the foxes know what the rules have given."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from akili.cli.games.clever_cubed.sheet_lines import lines
from akili.engine.chance import SeededChance
from akili.engine.game import Moment, Seat
from akili.games.clever_cubed.model import BonusWon, Brown, Event, Options, State
from akili.games.clever_cubed.notation import parse, write
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.clever_cubed.scoring import foxes
from akili.games.clever_cubed.sheet import Sheet

BONUSES = {f"({bonus})" for bonus in ("R", "J", "+1", "F", "?y", "?t", "?b", "?n", "?p", "?k")}
ACTIONS = ("Re-roll", "Joker", "Extra die")


def played(seats: int, seed: int, options: Options) -> Iterator[tuple[Sheet, Counter[str]]]:
    """Every sheet of a match of eager players, after every command, with the bonuses that it has been given so far."""
    chance = SeededChance(seed)
    moment = Moment(0, chance)
    state = CLEVER_CUBED.initial(options, seats)
    events = CLEVER_CUBED.begin(state, None, moment)
    given: list[Counter[str]] = [Counter() for _ in range(seats)]
    while events:
        for event in events:
            state = CLEVER_CUBED.evolve(state, event)
            if isinstance(event, BonusWon):
                given[event.seat][event.bonus if not event.spot.startswith("round-") else "round"] += 1
        yield from zip([seat.sheet for seat in state.seats], given, strict=True)
        if not (to_act := sorted(CLEVER_CUBED.to_act(state))):
            return
        events = eager(state, chance.pick(to_act), moment)


def eager(state: State, seat: Seat, moment: Moment) -> Sequence[Event]:
    """What follows from the command, of a few by chance, that wins the most bonuses; brown goes slowly."""
    commands = list(CLEVER_CUBED.legal(state, seat))
    few = moment.chance.sample(commands, min(len(commands), 20))
    outcomes = [CLEVER_CUBED.decide(state, seat, command, moment) for command in few]
    return max(outcomes, key=lambda events: (_won(events), -_brown(events)))


def _won(events: Sequence[Event]) -> int:
    return sum(isinstance(event, BonusWon) for event in events)


def _brown(events: Sequence[Event]) -> int:
    mark = getattr(events[0], "mark", None)
    return mark.field if isinstance(mark, Brown) else 0


def shown_as_won(sheet: Sheet) -> Counter[str]:
    """The bonuses that are circled in the picture, the action fields themselves left out."""
    cells = [cell for line in lines(sheet) for cell in (line.cells[-1:] if line.label in ACTIONS else line.cells)]
    return Counter(cell.text[1:-1] for cell in cells if cell.text in BONUSES)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
@pytest.mark.parametrize("options", [Options(), Options("up", seven_after_seven=False, blue_bonus="free")])
def test_a_sheet_knows_all_that_it_was_given(seats: int, seed: int, options: Options) -> None:
    for sheet, given in played(seats, seed, options):
        assert parse(write(sheet)) == sheet
        assert foxes(sheet) == given["F"]
        assert shown_as_won(sheet) == +Counter({bonus: given[bonus] for bonus in given if bonus != "round"})
