"""Pings and pongs."""

from akili.server.pings import Pings


def test_a_pong_is_measured_once_and_only_if_it_was_asked_for() -> None:
    pings = Pings()
    pings.sent(7, 10.0)
    assert not pings.answered(8, 10.1)
    assert pings.answered(7, 10.1)
    assert not pings.answered(7, 10.2)
    assert (pings.count, pings.trips.lag) == (1, 50)


def test_old_pings_are_forgotten() -> None:
    pings = Pings()
    for nonce in range(100):
        pings.sent(nonce, 0.0)
    assert not pings.answered(0, 1.0)
    assert pings.answered(99, 0.1)
