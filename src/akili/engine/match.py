"""The pure kernel that runs a match: commands in, events out, folded into a state. It stores and sends nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from akili.engine.chance import Chance, SeededChance
from akili.engine.game import Game, Millis, Moment, Outcome, Presence, Rejected, Seat, Viewer
from akili.engine.wellformed import well_formed

NOT_PACKED = object()  # None is a pack, of a game that has nothing to make


class Match:
    """One play of a game. ``version`` is the number of events so far; what is decided must be applied to count.

    Chance is derived from the seed and the version: nothing to store or leak, and a refused command can't fish
    for better dice.
    """

    def __init__(self, game: Game[Any, Any, Any, Any, Any, Any], options: Any, seats: int, seed: int | str) -> None:
        if not game.info.fewest_seats <= seats <= game.info.most_seats:
            raise Rejected("match.seats", fewest=game.info.fewest_seats, most=game.info.most_seats)
        self.game = game
        self.options = well_formed(options, game.options_type, "options.malformed")
        self.seats = seats
        self.seed = seed
        self.state = game.initial(self.options, seats)
        self.version = 0

    @property
    def has_begun(self) -> bool:
        """Whether anything has happened."""
        return self.version > 0

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.outcome(self.state) if self.has_begun else None

    @property
    def deadline(self) -> Millis | None:
        """When time itself acts next."""
        return self.game.deadline(self.state) if self.has_begun else None

    def begin(self, pack: Any = NOT_PACKED) -> Sequence[Any]:
        """The first events; ``pack`` is what the game made for these options, and is made here if it wasn't before."""
        if self.has_begun:
            raise Rejected("match.begun")
        packed = self.game.pack(self.options) if pack is NOT_PACKED else pack
        return self.game.begin(self.state, packed, self._moment(0))

    def decide(
        self, seat: Seat, command: Any, now: Millis, *, lag: Millis = 0, uncertainty: Millis = 0
    ) -> Sequence[Any]:
        """The events that follow from a command, not yet applied; raises Rejected."""
        self._require_running()
        if seat not in range(self.seats) or not self.game.hears(self.state, seat):
            raise Rejected("match.not_your_turn")
        command = well_formed(command, self.game.command_type, "command.malformed")
        return self.game.decide(self.state, seat, command, Moment(now, self._chance(), lag, uncertainty))

    def expire(self, now: Millis) -> Sequence[Any]:
        """The events that time brings; none before the deadline."""
        deadline = self.deadline
        if deadline is None or now < deadline:
            return ()
        return self.game.expire(self.state, self._moment(now))

    def presence(self, presence: Presence, now: Millis) -> Sequence[Any]:
        """The events that follow when seats go away or come back; raises Rejected unless the match is running."""
        self._require_running()
        return self.game.presence(self.state, presence, self._moment(now))

    def apply(self, events: Iterable[Any]) -> None:
        """Fold events that are decided and safe: all of them, or none if one can't be folded."""
        state, count = self.state, 0
        for count, event in enumerate(events, 1):  # noqa: B007 - how many there were
            state = self.game.evolve(state, event)
        self.state, self.version = state, self.version + count

    def after(self, events: Iterable[Any]) -> Match:
        """The match as it will be after these events; this one stays as it is."""
        later = copy(self)
        later.apply(events)
        return later

    def view(self, viewer: Viewer) -> Any:
        """What this viewer sees now."""
        return self.game.view(self.state, viewer)

    def sight(self, seat: Seat) -> Any:
        """What a bot on this seat sees now."""
        return self.game.sight(self.state, seat)

    def _require_running(self) -> None:
        if not self.has_begun:
            raise Rejected("match.not_begun")
        if self.outcome is not None:
            raise Rejected("match.over")

    def _moment(self, now: Millis) -> Moment:
        return Moment(now, self._chance())

    def _chance(self) -> Chance:
        return SeededChance(self.seed).fork(self.version)
