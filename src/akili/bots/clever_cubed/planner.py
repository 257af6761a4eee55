"""Has an eye on the end: every command is followed as far as it is certain, chains of ? to their end, and what comes
out is valued by a tuned evaluation: points, and what the sheet, the actions and the dice in hand promise."""

from __future__ import annotations

from functools import cache

from akili.bots.clever_cubed.chains import Chains
from akili.bots.clever_cubed.evaluation import Evaluation
from akili.bots.clever_cubed.player import Player
from akili.bots.clever_cubed.prospects import Prospect, Table
from akili.bots.clever_cubed.weights import tuned
from akili.engine.game import Seat
from akili.games.clever_cubed.model import Command, View

SEARCHED = 12  # of the commands that look best at a glance: their chains are searched


def planner_bot(seat: Seat, seed: str) -> Player:  # noqa: ARG001 - it leaves nothing to chance
    """The bot to beat."""
    return Player(tuned_planner().choose)


@cache
def tuned_planner() -> Planner:
    """With the weights that come with the package; what it has seen is kept."""
    return Planner(Evaluation(tuned()))


class Planner:
    """Chooses by an evaluation."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation

    def choose(self, view: View) -> Command:
        """The command that leads to the most points, as far as can be seen."""
        return max(self.rated(view), key=lambda rated: rated[0])[1]

    def rated(self, view: View) -> list[tuple[float, Command, Prospect]]:
        """The commands that look best, with what they are worth."""
        table = Table(view)
        chains: dict[int, Chains] = {}
        glances = []
        for command in view.legal:
            prospect = table.prospect(command)
            chain = chains.get(prospect.moments)
            if chain is None:
                chain = chains[prospect.moments] = self._chains(prospect.moments, table)
            glances.append((chain.estimate(*prospect[:2]) + self._hand(prospect), command, prospect))
        glances.sort(key=lambda glance: -glance[0])
        return [
            (chains[prospect.moments].value(*prospect[:2]) + self._hand(prospect), command, prospect)
            for _, command, prospect in glances[:SEARCHED]
        ]

    def chain(self, view: View, command: Command) -> int:
        """How many ? would be used one after the other, after a command."""
        table = Table(view)
        prospect = table.prospect(command)
        return self._chains(prospect.moments, table).length(*prospect[:2])

    def _hand(self, prospect: Prospect) -> float:
        return self._evaluation.hand(prospect.rolls, prospect.dice, prospect.moments)

    def _chains(self, moments: int, table: Table) -> Chains:
        return Chains(lambda sheet: self._evaluation.value(sheet, moments), table.faces, table.view.options)
