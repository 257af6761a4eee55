"""Clever Cubed in data: options, state, commands, events, view, notices. Read this first.

The active seat rolls up to three times and uses one die of each roll; what is lower falls on the platter. Then all
finish the turn at once: the others pick a die of the platter, and everybody may use extra dice. A mark may win
bonuses; each "?" among them waits until the seat has used it, before anything else.

Nothing is rolled without a command, and a turn, a round, or alone a deal, begins with its roll. Until then, and until
another seat has acted on it, everything since the last roll can be taken back, one command at a time.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from akili.engine.game import Millis, PresenceChanged, Seat
from akili.games.clever_cubed import printed
from akili.games.clever_cubed.scoring import Points
from akili.games.clever_cubed.sheet import Sheet

Die = Literal["y", "t", "b", "n", "p", "w"]  # yellow, turquoise, blue, brown, pink, white
DICE: tuple[Die, ...] = ("y", "t", "b", "n", "p", "w")
BLUE_DIE, WHITE_DIE = DICE.index("b"), DICE.index("w")
HAND, PLATTER = 0, 4  # places of a die; 1 to 3 are the die fields
FIELDS = (1, 2, 3)
ROLLS = 3
ROUNDS = {1: 6, 2: 6, 3: 5, 4: 4}  # by seats
# A round opens, the active seat is to roll, then to choose a die of the roll; all finish the turn; it is over.
Phase = Literal["opening", "rolling", "choosing", "finishing", "over"]
Stage = Literal["bonus", "roll", "use", "pick", "extra"]  # what a seat is to do
Upcoming = Literal["round", "turn", "deal", "roll"]  # what the next roll begins
Why = Literal["chosen", "nothing_fits", "away", "time"]  # something wasn't done


class Options(Struct, frozen=True):
    """What is agreed on before the match."""

    pink_rounding: Literal["down", "up"] = "down"  # of half a die in pink
    seven_after_seven: bool = True  # whether blue takes a 7 beside a 7, the printed one included
    blue_bonus: Literal["white", "free"] = "white"  # a blue ? is 1 to 6 plus the white die, or any fitting number
    turn_seconds: int | None = None  # 30 to 180, for everybody's part of a turn; None for no clock
    hints: bool = False  # whether seats may ask for hints in company; alone one always may


# What is marked on a sheet


class Yellow(Struct, frozen=True, tag="yellow"):
    """A cross in yellow."""

    row: int  # 1 to 3
    column: int  # 1 to 6


class Turquoise(Struct, frozen=True, tag="turquoise"):
    """One cross or more in a column of turquoise."""

    column: int  # 1 to 6
    rows: tuple[int, ...]  # 1 to 5, ascending


class Blue(Struct, frozen=True, tag="blue"):
    """A number in the next field of a side of blue."""

    side: Literal["left", "right"]
    number: int  # 2 to 12, as it is written


class Brown(Struct, frozen=True, tag="brown"):
    """A cross in brown."""

    field: int  # 1 to 12


class Pink(Struct, frozen=True, tag="pink"):
    """A number in the next field of pink: half of it and the bonus, or times the multiplier and no bonus."""

    number: int  # 1 to 6, as the die is used; what is written follows
    way: Literal["half", "times"]


Mark = Yellow | Turquoise | Blue | Brown | Pink


class Joker(Struct, frozen=True):
    """A number joker: which field is spent, of several alike the leftmost, and what the die is taken for."""

    field: Literal["3", "4", "5", "6", "?"]
    number: int  # 1 to 6, never what the die shows


# Commands


class Roll(Struct, frozen=True, tag="roll"):
    """Roll the dice in hand; also begins the next turn, round, or alone the deal of the passive turn."""


class Use(Struct, frozen=True, tag="use", omit_defaults=True):
    """Use a die: the active seat one of its roll, another one of the platter (or of the fields, if none fits)."""

    die: Die
    mark: Mark
    joker: Joker | None = None


class Extra(Struct, frozen=True, tag="extra", omit_defaults=True):
    """Spend an extra die on any of the six, where it lies."""

    die: Die
    mark: Mark
    joker: Joker | None = None


class Bonus(Struct, frozen=True, tag="bonus"):
    """Use one of the ? that wait."""

    bonus: printed.Bonus
    mark: Mark


class Reroll(Struct, frozen=True, tag="reroll"):
    """Spend a re-roll on the dice just rolled."""


class Pass(Struct, frozen=True, tag="pass"):
    """Use no die of this roll, or of the platter."""


class Done(Struct, frozen=True, tag="done"):
    """Use no more extra dice in this turn."""


class TakeBack(Struct, frozen=True, tag="take_back"):
    """Take back one's last command; never among those on offer, the view says when it is possible."""


class TakeHint(Struct, frozen=True, tag="take_hint"):
    """Be told what is best. The server sends it for whoever asks; alone the match then counts for no record."""


Command = Roll | Use | Extra | Bonus | Reroll | Pass | Done | TakeBack | TakeHint


# Events


class MatchBegun(Struct, frozen=True, tag="match_begun"):
    """Chance said who is active first."""

    first: Seat


class RoundBegun(Struct, frozen=True, tag="round_begun"):
    """A round begins; its bonus, if it has one, is won next by every seat."""

    round: int
    at: Millis


class TurnBegun(Struct, frozen=True, tag="turn_begun"):
    """All dice go to the active seat; alone every other turn has none."""

    active: Seat | None
    at: Millis


class Rolled(Struct, frozen=True, tag="rolled"):
    """The dice in hand were rolled."""

    roll: int  # 1 to 3
    faces: tuple[int, ...]  # of all six dice; those not in hand lie as they lay
    fits: bool  # whether there is anything to do with it; if not, it is passed over after a moment
    at: Millis


class DiceDealt(Struct, frozen=True, tag="dice_dealt"):
    """Alone, nobody active: all dice were rolled, the lowest three lie on the platter, the others on the fields."""

    faces: tuple[int, ...]
    places: tuple[int, ...]
    at: Millis


class Rerolled(Struct, frozen=True, tag="rerolled"):
    """A re-roll was spent; the roll follows."""

    seat: Seat
    at: Millis


class DieUsed(Struct, frozen=True, tag="die_used"):
    """A die of the roll, of the pick, or an extra one was used."""

    seat: Seat
    die: Die
    mark: Mark
    joker: Joker | None
    use: Literal["roll", "pick", "extra"]  # what it was to the seat
    at: Millis


class DiceDropped(Struct, frozen=True, tag="dice_dropped"):
    """Dice of the hand that are lower than the one used fall on the platter."""

    dice: tuple[Die, ...]


class Passed(Struct, frozen=True, tag="passed"):
    """No die was used of the roll, or of the pick."""

    seat: Seat
    why: Why
    at: Millis


class BonusWon(Struct, frozen=True, tag="bonus_won"):
    """An action is circled, a fox counts, a ? waits."""

    seat: Seat
    bonus: printed.Bonus
    spot: str  # where it is printed, such as yellow-1-3, turquoise-row-2, turquoise-column-4, blue-left-5, rerolls-end


class BonusUsed(Struct, frozen=True, tag="bonus_used"):
    """A ? was used."""

    seat: Seat
    bonus: printed.Bonus
    mark: Mark
    at: Millis


class BonusesLapsed(Struct, frozen=True, tag="bonuses_lapsed"):
    """The ? that wait are lost: not one of them can be used, or the seat is away, or its time is over."""

    seat: Seat
    bonuses: tuple[printed.Bonus, ...]
    why: Why
    at: Millis


class FinishBegun(Struct, frozen=True, tag="finish_begun"):
    """The last roll is done, what is left in hand lies on the platter; the others pick, all may use extra dice."""

    dice: tuple[Die, ...]  # that were left in hand
    at: Millis


class SeatDone(Struct, frozen=True, tag="seat_done"):
    """A seat has finished the turn."""

    seat: Seat
    why: Why
    at: Millis


class TakenBack(Struct, frozen=True, tag="taken_back"):
    """A seat took back its last command: all is as it was before."""

    seat: Seat
    at: Millis


class HintTaken(Struct, frozen=True, tag="hint_taken"):
    """A seat was told what is best."""

    seat: Seat
    at: Millis


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The last turn is finished."""

    at: Millis


Event = (
    MatchBegun
    | RoundBegun
    | TurnBegun
    | Rolled
    | DiceDealt
    | Rerolled
    | DieUsed
    | DiceDropped
    | Passed
    | BonusWon
    | BonusUsed
    | BonusesLapsed
    | FinishBegun
    | SeatDone
    | TakenBack
    | HintTaken
    | MatchEnded
    | PresenceChanged
)


# State


class Link(Struct, frozen=True):
    """Of a chain: a die or a ?, and what was marked with it."""

    of: Die | printed.Bonus
    mark: Mark


class SeatState(Struct, frozen=True):
    """One seat: its sheet, and what it has still to do in this turn."""

    sheet: Sheet = Sheet()
    waiting: tuple[printed.Bonus, ...] = ()  # the ? that are won and not yet used
    is_picking: bool = False  # has still to pick a die of the platter
    extra_dice: int = 0  # a bit a die: used as an extra die in this turn
    is_done: bool = False  # with this turn
    since: Millis = 0  # its part of the turn has been going on
    by_round: tuple[int, ...] = ()  # its total at the end of each round
    chain: tuple[Link, ...] = ()  # the die that it used last, then each ? since


class Step(Struct, frozen=True):
    """A command that can be taken back: whose it was, and what it found."""

    seat: Seat
    phase: Phase
    places: tuple[int, ...]
    seats: tuple[SeatState, ...]


class State(Struct, frozen=True):
    """Everything; nothing of it is secret."""

    options: Options
    seats: tuple[SeatState, ...]
    phase: Phase = "opening"  # of a round, before its first turn
    round: int = 0
    first: Seat = 0
    active: Seat | None = None
    roll: int = 0
    faces: tuple[int, ...] = ()  # of the dice in their order; empty before the first roll of a turn
    places: tuple[int, ...] = (HAND,) * 6
    fits: bool = True  # whether the active seat can do anything with its roll
    rolled: Millis = 0  # when
    steps: tuple[Step, ...] = ()  # since chance last spoke, those that nobody has taken back
    hints: int = 0
    away: tuple[tuple[Seat, Millis], ...] = ()  # since when
    is_deserted: bool = False  # no person is left: nothing is rolled until somebody is back
    resumed: Millis = 0  # when somebody was back: clocks run from there
    ended: Millis | None = None


# View and notices


class DieView(Struct, frozen=True, omit_defaults=True):
    """A die on the table."""

    die: Die  # y yellow, t turquoise, b blue, n brown, p pink, w white
    face: int | None  # None before the first roll of a turn
    place: int  # 0 in hand, 1 to 3 on a die field, 4 on the platter
    why_not: str | None  # the reason why you can't use it now; None if you can
    drops: tuple[Die, ...] = ()  # what would fall on the platter if you used it


class Effect(Struct, frozen=True, omit_defaults=True):
    """What a mark would do to your sheet."""

    mark: Mark
    wins: tuple[str, ...] = ()  # the spots of its bonuses, with the end of an action row that it would fill
    points: int = 0  # more than now, foxes included
    writes: int | None = None  # the number in pink
    loses: tuple[int, ...] = ()  # fields of brown that would be skipped


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as everyone sees it."""

    sheet: Sheet
    points: Points
    bonuses: str  # a letter for each spot, in the order of the sheet: o open, w won, s struck out, l lost
    stage: Stage | None = None  # what it is to do; None while it can only wait
    waiting: tuple[printed.Bonus, ...] = ()  # the ? that it has still to use
    chain: tuple[Link, ...] = ()  # what led to them: the die that it used last, then each ? since
    extra_dice: tuple[Die, ...] = ()  # used as extra dice in this turn
    by_round: tuple[int, ...] = ()  # its total at the end of each round so far
    ends: Millis | None = None  # when its time for this part of the turn is over


class View(Struct, frozen=True, omit_defaults=True):
    """What a viewer sees: everything; ``you`` is None for a spectator."""

    you: Seat | None
    options: Options
    phase: Phase
    round: int
    rounds: int
    first: Seat  # who is active first in every round
    active: Seat | None  # None before the first turn of a round, and when you play alone in every other turn
    roll: int  # 1 to 3
    dice: tuple[DieView, ...]
    seats: tuple[SeatView, ...]
    to_act: tuple[Seat, ...]
    legal: tuple[Command, ...]  # every command that you may send now, word for word
    ranking: tuple[tuple[Seat, ...], ...]  # as it stands: who shares a rank stands together, the leaders first
    effects: tuple[Effect, ...] = ()  # one for each mark among the legal commands
    roller: Seat | None = None  # who is to roll now
    upcoming: Upcoming | None = None  # what that roll begins
    nothing_fits: bool = False  # the active seat can do nothing with its roll: it is passed over at ``ends``
    ends: Millis | None = None  # when time itself acts next
    can_take_back: bool = False  # whether you may take back your last command
    can_take_hint: bool = False
    hints: int = 0  # that were taken; alone, with any the match counts for no record
    grade: int | None = None  # of your total, alone
    away: tuple[Seat, ...] = ()
    deserted: bool = False  # everybody has left: nothing is rolled until somebody is back
    ended: Millis | None = None  # when the match was over


Notice = Event  # everyone is told everything
