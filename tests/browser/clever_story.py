"""What has happened in a match of Clever Cubed, and what its pages looked like when it did."""

from __future__ import annotations

from tests.browser.clever_hands import own_in
from tests.browser.looking import is_sound
from tests.browser.person import Person

from akili.games.clever_cubed.model import DICE, FIELDS, Bonus, Command, Extra, Reroll, Use, View


class Story:
    """What has happened in a game so far, as far as it is worth telling."""

    def __init__(self) -> None:
        self.steps = 0
        self.chain = 0  # marks that one die has set off, with its own
        self.seen = set[str]()

    def goes_on(self, view: View, command: Command) -> None:
        """It is about to be done."""
        self.steps += 1
        match command:
            case Bonus():
                self.chain += 1
            case Use() | Extra():
                self.chain = 1
                self._uses(view, command)
            case Reroll():
                self.seen.add("a re-roll")

    def _uses(self, view: View, command: Use | Extra) -> None:
        is_pick = own_in(view).stage == "pick"
        if command.joker:
            self.seen.add("a joker")
        if isinstance(command, Extra):
            self.seen.add("an extra die")
        elif is_pick and view.dice[DICE.index(command.die)].place in FIELDS:
            self.seen.add("a fallback pick")


class Looks:
    """When somebody is to do a thing for the first time, the pages of all are looked at."""

    def __init__(self, *people: Person) -> None:
        self._people = people
        self.stages = set[str | None]()

    def at(self, view: View) -> None:
        stage = own_in(view).stage
        for person in self._people if stage not in self.stages else ():
            is_sound(person)
            assert person.overflow() == (0, 0), stage
        self.stages.add(stage)
