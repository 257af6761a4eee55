"""Places, moves and takes once more: read from the rulings, slowly, in plain numbers, with nothing from the code.

It lives through a round millisecond by millisecond: at each, time acts first, then what arrives is heard.
"""

from __future__ import annotations

from dataclasses import dataclass, field

WAY = 150  # ms that a message may have been on its way
HAND = 250  # ms until a take is settled at the latest
STEPS = {1: 3, 2: 2, 3: 1, 4: 0}
LANES = 6


@dataclass(frozen=True)
class Deed:
    """Something done: by the player's own time, and how far that may be off."""

    seat: int
    at: int
    doubt: int

    def is_certainly_before(self, other: Deed) -> bool:
        return self.at + self.doubt < other.at - other.doubt


@dataclass
class Round:
    """A round for the present seats; what happens is written into ``log`` with the moment it became known."""

    homes: list[int]
    starter: int
    lying: list[int]  # how many gems lie in each lane
    ends: int
    away: frozenset[int] = frozenset()
    log: list[tuple[int | str, ...]] = field(default_factory=list)
    is_over: bool = False

    def __post_init__(self) -> None:
        self.pawns = list(self.homes)
        self.solved: dict[int, Deed] = {}
        self.places: dict[int, int] = {}
        self.hands: dict[int, Deed] = {}
        self.owners: dict[int, int] = {}  # the lane in which a seat has taken
        self.look(0)

    # What time brings

    def tick(self, now: int) -> None:
        """A moment passes."""
        if not self.is_over and now >= self.ends + WAY:
            self.end(now)
        self.look(now)

    def look(self, now: int) -> None:
        """Whatever has become certain."""
        if self.is_over:
            return
        self.settle_places(now)
        self.settle_takes(now)
        if all(self.is_through(seat) for seat in self.present()):
            self.end(now)

    def end(self, now: int) -> None:
        self.settle_places(now, is_the_end=True)
        self.settle_takes(now, is_the_end=True)
        self.is_over = True
        self.log.append((now, "over"))

    def settle_places(self, now: int, *, is_the_end: bool = False) -> None:
        somebody_searches = any(seat not in self.solved for seat in self.present())
        for seat, deed in self.solved.items():
            is_certain = now >= deed.at + WAY or not somebody_searches or is_the_end
            if seat not in self.places and is_certain:
                self.places[seat] = 1 + sum(other.is_certainly_before(deed) for other in self.solved.values())
                self.log.append((now, "place", seat, self.places[seat]))

    def settle_takes(self, now: int, *, is_the_end: bool = False) -> None:
        lanes = {self.pawns[seat] for seat in self.hands}
        ripe = [lane for lane in lanes if is_the_end or self.is_ripe(lane, now)]
        for lane in ripe:
            hands = [hand for seat, hand in self.hands.items() if self.pawns[seat] == lane]
            self.give(lane, hands, now)

    def is_ripe(self, lane: int, now: int) -> bool:
        """No rival's take can be on its way that is earlier or too close to tell."""
        hands = [hand for seat, hand in self.hands.items() if self.pawns[seat] == lane]
        if now >= min(hand.at for hand in hands) + HAND:
            return True
        free = [seat for seat in self.places if seat not in self.owners and seat not in self.hands]
        return not any(abs(lane - self.homes[seat]) <= STEPS[self.places[seat]] for seat in free)

    def give(self, lane: int, hands: list[Deed], now: int) -> None:
        """Never split: to the better place of those whom nobody certainly preceded, then clockwise."""
        candidates = [hand for hand in hands if not any(other.is_certainly_before(hand) for other in hands)]
        seats = len(self.homes)
        best = min(candidates, key=lambda hand: (self.places[hand.seat], (hand.seat - self.starter) % seats))
        self.owners[best.seat] = lane
        self.lying[lane] -= min(2, self.lying[lane])
        self.log.append((now, "taken", best.seat, lane))
        for hand in hands:
            del self.hands[hand.seat]
            if hand is not best:
                self.log.append((now, "lost", hand.seat, best.seat, lane))

    # What arrives

    def solve(self, deed: Deed, now: int) -> bool:
        if not self.is_in_time(deed, now) or deed.seat in self.solved:
            return False
        self.solved[deed.seat] = deed
        self.look(now)
        return True

    def move(self, deed: Deed, lane: int, now: int) -> bool:
        if not self.may_act(deed, now) or lane == self.pawns[deed.seat] or not self.is_reachable(deed.seat, lane):
            return False
        self.pawns[deed.seat] = lane
        return True

    def take(self, deed: Deed, lane: int, shown: int, now: int) -> bool:
        is_shown = lane == self.pawns[deed.seat] and shown == self.lying[lane] > 0
        if not self.may_act(deed, now) or not is_shown:
            return False
        self.hands[deed.seat] = deed
        self.look(now)
        return True

    # What is so

    def present(self) -> list[int]:
        return [seat for seat in range(len(self.homes)) if seat not in self.away]

    def is_in_time(self, deed: Deed, now: int) -> bool:
        return not self.is_over and deed.at < self.ends and now <= self.ends + WAY

    def may_act(self, deed: Deed, now: int) -> bool:
        seat = deed.seat
        is_free = seat in self.places and seat not in self.owners and seat not in self.hands
        return self.is_in_time(deed, now) and is_free

    def is_reachable(self, seat: int, lane: int) -> bool:
        return 0 <= lane < LANES and abs(lane - self.homes[seat]) <= STEPS[self.best_place(seat)]

    def best_place(self, seat: int) -> int:
        """That it has, or may still get."""
        if seat in self.places:
            return self.places[seat]
        if seat not in self.solved:
            return 1 + len(self.places)
        return 1 + sum(self.solved[other].is_certainly_before(self.solved[seat]) for other in self.places)

    def is_through(self, seat: int) -> bool:
        if seat in self.owners:
            return True
        finds_gems = any(self.lying[lane] and self.is_reachable(seat, lane) for lane in range(LANES))
        return seat not in self.hands and not finds_gems
