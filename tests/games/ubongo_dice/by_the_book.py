"""The grab once more: read from the rulings, slowly, in plain numbers, with nothing from the code.

It lives through a grab millisecond by millisecond: at each, time acts first, then what arrives is heard.
"""

from __future__ import annotations

from dataclasses import dataclass, field

WAY = 150  # ms that a message may have been on its way
HAND = 250  # ms until a die is settled at the latest
Die = tuple[str, int]


@dataclass(frozen=True)
class Hand:
    """A grab: by the player's own time, and how far that may be off."""

    seat: int
    at: int
    doubt: int

    def is_certainly_before(self, other: Hand) -> bool:
        return self.at + self.doubt < other.at - other.doubt


@dataclass
class Grab:
    """One grab of these players; what happens is written into ``log`` with the moment it became known."""

    seats: int
    roller: int
    players: frozenset[int]
    opens: int
    ends: int
    away: frozenset[int] = frozenset()
    owners: dict[Die, int] = field(default_factory=dict)
    hands: dict[Die, list[Hand]] = field(default_factory=dict)
    log: list[tuple[int | str, ...]] = field(default_factory=list)
    is_over: bool = False

    def __post_init__(self) -> None:
        self.dice = [(colour, number) for colour in ("black", "white") for number in range(self.seats)]

    # What time brings

    def tick(self, now: int) -> None:
        """A moment passes."""
        if now >= self.opens:
            self.look(now, is_the_end=now >= self.ends + WAY)

    def look(self, now: int, *, is_the_end: bool = False) -> None:
        """Whatever has become certain."""
        if self.is_over:
            return
        for die in [die for die in self.dice if self.hands.get(die) and (is_the_end or self.is_certain(die, now))]:
            self.give(die, now)
        for colour in ("black", "white"):
            self.give_the_last(colour, now)
        waited_for = self.players - self.away
        if is_the_end or not any(self.lacks(seat, colour) for seat in waited_for for colour in ("black", "white")):
            self.end(now)

    def is_certain(self, die: Die, now: int) -> bool:
        """No hand can be on its way that is earlier or too close to tell."""
        if now >= min(hand.at for hand in self.hands[die]) + HAND:
            return True
        return not any(self.may_reach(seat, die[0]) for seat in self.players - self.away)

    def give(self, die: Die, now: int) -> None:
        """Too close to tell: to the player with fewer dice, then clockwise from the roller."""
        hands = self.hands.pop(die)
        candidates = [hand for hand in hands if not any(other.is_certainly_before(hand) for other in hands)]
        best = min(candidates, key=lambda hand: (self.count(hand.seat), (hand.seat - self.roller) % self.seats))
        self.owners[die] = best.seat
        self.log.append((now, "grabbed", best.seat, *die))
        self.log += [(now, "lost", hand.seat, best.seat, *die) for hand in hands if hand is not best]

    def give_the_last(self, colour: str, now: int) -> None:
        left = [die for die in self.dice if die[0] == colour and die not in self.owners]
        lacking = [seat for seat in self.players if self.lacks(seat, colour)]
        if len(left) == len(lacking) == 1:
            self.owners[left[0]] = lacking[0]
            self.hands.pop(left[0], None)
            self.log.append((now, "by itself", lacking[0], colour))

    def end(self, now: int) -> None:
        """What is missing comes by chance."""
        for seat in self.players:
            self.log += [(now, "by itself", seat, colour) for colour in ("black", "white") if self.lacks(seat, colour)]
        self.log.append((now, "over"))
        self.is_over = True

    # What arrives

    def grab(self, hand: Hand, die: Die, now: int) -> bool:
        is_open = now >= self.opens and hand.at + hand.doubt >= self.opens and not self.is_over
        is_in_time = hand.at < self.ends and now <= self.ends + WAY
        is_there = die in self.dice and die not in self.owners
        if not (is_open and is_in_time and is_there and hand.seat in self.players):
            return False
        if not self.may_reach(hand.seat, die[0]):
            return False
        counted = Hand(hand.seat, max(hand.at, self.opens), hand.doubt)
        self.hands.setdefault(die, []).append(counted)
        self.look(now)
        return True

    def presence(self, away: frozenset[int], now: int) -> None:
        self.away = away
        if now >= self.opens:
            self.look(now)

    # What is so

    def count(self, seat: int) -> int:
        return sum(owner == seat for owner in self.owners.values())

    def lacks(self, seat: int, colour: str) -> bool:
        return not any(owner == seat and die[0] == colour for die, owner in self.owners.items())

    def may_reach(self, seat: int, colour: str) -> bool:
        is_reaching = any(hand.seat == seat for die, hands in self.hands.items() if die[0] == colour for hand in hands)
        return self.lacks(seat, colour) and not is_reaching
