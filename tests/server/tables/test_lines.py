"""How far away players are: as near as their nearest socket, for a while after it has gone."""

import pytest

from akili.server.pings import Pings
from akili.server.tables import lines as module
from akili.server.tables.lines import KEPT, MOST_GONE, MOST_GONE_PLAYERS, Lines


class Hand:
    """Seconds that a test sets."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(module, "monotonic", hand)
    return hand


def socket(hand: Hand, trip: int) -> Pings:
    pings = Pings()
    pings.sent(1, hand.seconds - trip / 1000)
    pings.answered(1, hand.seconds)
    return pings


def nearest(lines: Lines, player: str) -> int | None:
    trips = lines.nearest(player)
    return None if trips is None else trips.usual


def test_nobody_is_anywhere_before_a_pong() -> None:
    lines = Lines()
    lines.opened("a", Pings())
    assert nearest(lines, "a") is None


def test_the_nearest_counts_and_only_ones_own(hand: Hand) -> None:
    lines = Lines()
    for player, trip in (("a", 300), ("a", 40), ("a", 90), ("b", 10)):
        lines.opened(player, socket(hand, trip))
    assert (nearest(lines, "a"), nearest(lines, "b"), nearest(lines, "c")) == (40, 10, None)


@pytest.mark.parametrize("is_closed", [True, False])
def test_a_socket_that_has_gone_or_is_silent_counts_for_a_while(hand: Hand, *, is_closed: bool) -> None:
    lines = Lines()
    quick = socket(hand, 40)
    lines.opened("a", quick)
    if is_closed:
        lines.closed("a", quick)
    hand.seconds += KEPT
    lines.opened("a", socket(hand, 300))
    assert nearest(lines, "a") == 40
    hand.seconds += 0.001
    assert nearest(lines, "a") == 300


def test_however_often_somebody_comes_and_goes_the_nearest_is_remembered(hand: Hand) -> None:
    lines = Lines()
    for trip in (10, *[300] * 5 * MOST_GONE):
        pings = socket(hand, trip)
        lines.opened("a", pings)
        lines.closed("a", pings)
    assert nearest(lines, "a") == 10
    assert len(lines._gone["a"]) == MOST_GONE


def test_those_who_have_gone_for_good_are_forgotten(hand: Hand) -> None:
    lines = Lines()
    for player in range(5 * MOST_GONE_PLAYERS):
        pings = socket(hand, 10)
        lines.opened(str(player), pings)
        lines.closed(str(player), pings)
        hand.seconds += 1
    assert len(lines._gone) <= MOST_GONE_PLAYERS + 1
    assert not lines._open
