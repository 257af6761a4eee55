"""The golden playthroughs of Ubongo dice: whole matches that show its rules at work."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.ubongo_dice.filling import drawing_of, wanted
from tests.ubongo.stage import Stage

from akili.engine.game import Millis, Seat
from akili.games.ubongo_dice.model import (
    COLOURS,
    LANDING,
    Colour,
    Confirm,
    Die,
    DrawShape,
    GrabDie,
    LiftShape,
    Options,
    RollDice,
    State,
    TakeHint,
)
from akili.games.ubongo_dice.rules import DICE
from akili.games.ubongo_dice.table import left, players

SETTLED: Millis = 250


class DiceDirector(Stage):
    """Directs rolls, hands and pencils."""

    def __init__(self, options: Options, seats: int, seed: str) -> None:
        super().__init__(DICE, options, seats, seed)

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    def there(self) -> list[Seat]:
        """Those who play the area and aren't away, clockwise from the roller."""
        roller, seats = self.state.roller or 0, len(self.state.seats)
        present = set(players(self.state)) - set(self.state.presence.away)
        return sorted(present, key=lambda seat: (seat - roller) % seats)

    def roll(self) -> None:
        self.wait(900)
        assert self.state.roller is not None
        self.do(self.state.roller, RollDice(), lag=20)
        self.wait(LANDING)

    def grab(self, seat: Seat, die: Die, lag: Millis = 20, uncertainty: Millis = 5) -> None:
        self.do(seat, GrabDie(die), lag, uncertainty)

    def grab_well(self, seat: Seat) -> None:
        """The dice that help most, one by one: somebody may be faster."""
        for _ in COLOURS:
            if self.state.phase == "grabbing" and (dice := wanted(self.state, seat)):
                self.wait(400)
                self.grab(seat, dice[0])
                self.wait(SETTLED)

    def grab_all(self) -> None:
        for seat in self.there():
            self.grab_well(seat)

    def contest(self, colour: Colour, first: Seat, second: Seat, apart: Millis) -> None:
        """Both reach for the same die nearly at once, up to 20 ms too close to tell."""
        die = left(self.state, colour)[0].die
        self.wait(600)
        self.grab(first, die, uncertainty=10)
        self.wait(apart)
        self.grab(second, die, uncertainty=10)
        self.wait(SETTLED)

    def draw(self, seat: Seat) -> None:
        """As well as it goes, shape by shape."""
        for colour, cells in drawing_of(self.state, seat).items():
            self.wait(200 + self.chance.below(200))
            self.do(seat, DrawShape(colour, cells), lag=20 + 15 * seat, uncertainty=5)

    def draw_all(self) -> None:
        rolls = self.state.rolls
        for seat in self.there():
            self.draw(seat)
        for seat in self.there():
            is_open = self.state.phase == "drawing" and self.state.rolls == rolls
            if is_open and not self.state.seats[seat].is_confirmed:
                self.wait(300)
                self.do(seat, Confirm())

    def play_roll(self) -> None:
        self.roll()
        self.grab_all()
        self.draw_all()

    def play_on(self) -> str:
        """To the end; the text."""
        while not self.is_over:
            self.play_roll()
        return self.text()


def two_with_a_contested_die() -> str:
    """Hands before the opening, hands that clash, a drawing that is changed, dice that roll by themselves."""
    director = DiceDirector(Options(roller=0), 2, "two with a contested die")
    director.roll()
    director.wait(30)
    director.grab(1, Die("black", 0), lag=90, uncertainty=10)  # certainly before the dice lay still
    director.grab(1, Die("black", 0), lag=35, uncertainty=10)  # perhaps not
    director.wait(5)
    director.grab(0, Die("black", 0), lag=20, uncertainty=10)  # too close to tell
    director.wait(SETTLED)
    director.contest("white", 0, 1, apart=40)
    changed(director, 1)
    director.draw_all()
    director.wait(10_000)  # nobody rolls
    director.wait(LANDING)
    director.contest("white", 1, 0, apart=15)
    director.grab_all()
    director.draw_all()
    return director.play_on()


def changed(director: DiceDirector, seat: Seat) -> None:
    """A shape is drawn, moved, lifted, and drawn where it doesn't fit."""
    director.draw(seat)
    (last,) = director.state.seats[seat].sheet[director.state.area].drawn[-1:]
    director.wait(500)
    director.do(seat, LiftShape(last.colour))
    director.do(seat, LiftShape(last.colour))
    director.do(seat, DrawShape(last.colour, tuple((row + 9, column) for row, column in last.cells)))


def four_in_turn_by_heads() -> str:
    """In turn order, one point less per player before; one forgets to take, one forgets to draw."""
    director = DiceDirector(Options(turn_order=True, by_heads=True, areas=5, roller=2), 4, "four in turn by heads")
    director.roll()
    director.grab(0, Die("black", 0))  # it isn't their turn
    director.grab_well(2)
    director.wait(60_150)  # the next one sleeps
    director.grab_all()
    director.draw(0)
    director.wait(120_150)  # and all but one
    return director.play_on()


def three_with_one_away_and_back() -> str:
    """Dice for who isn't there, a table that all have left, points for those who stay away."""
    director = DiceDirector(Options(draw_limit=None, areas=5, roller=1), 3, "three with one away and back")
    director.away(1)  # who was to roll
    director.play_roll()
    director.roll()
    director.away()
    director.grab_all()
    director.draw(1)
    director.away(0, 1, 2, deserted=True)
    director.wait(600_000)
    director.away(2)
    director.draw_all()
    director.away(0, 1, 2, deserted=True)
    director.wait(60_000)  # nothing is rolled
    director.away()
    director.away(0, 2)
    while director.state.area < 2:
        director.play_roll()  # who is alone at the table fills it; then the others get a point each
    director.away()
    return director.play_on()


def alone() -> str:
    """Six areas, however many rolls it takes; the first one isn't used."""
    director = DiceDirector(Options(), 1, "alone")
    director.roll()
    director.grab_all()
    director.wait(300_000)
    director.do(0, Confirm())
    return director.play_on()


def sheet_by_seed() -> str:
    """Six areas that follow from a name, alone, with a hint."""
    director = DiceDirector(Options(sheet="Kraków 7"), 1, "sheet by seed")
    director.do(0, TakeHint())  # there are no dice yet
    director.roll()
    director.do(0, TakeHint())
    director.grab_all()
    director.draw_all()
    return director.play_on()


PLAYTHROUGHS: dict[str, Callable[[], str]] = {
    "dice_two_with_a_contested_die": two_with_a_contested_die,
    "dice_four_in_turn_by_heads": four_in_turn_by_heads,
    "dice_three_with_one_away_and_back": three_with_one_away_and_back,
    "dice_alone": alone,
    "dice_sheet_by_seed": sheet_by_seed,
}
