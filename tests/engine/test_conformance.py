"""The kit passes a game that keeps the laws, and names the law that a bent one breaks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from tests.engine.conftest import END, Begun, Cards, Dash, Options, Ran, Run, State, View

from akili.engine.chance import SeededChance
from akili.engine.conformance import LawBroken, Trial, check_game, check_state, is_stuck, random_step
from akili.engine.game import Moment, Outcome, Presence, Rejected
from akili.engine.steps import begin


@settings(max_examples=25)
@given(st.integers(), st.integers(2, 3))
def test_a_lawful_game_passes(seed: int, seats: int) -> None:
    match = check_game(Dash(), Options(), seats, seed, 200, secrets=Cards())
    assert match.outcome is not None


def broken(game: Dash) -> str:
    """The law that the kit finds broken on one of a few matches."""

    def try_some() -> None:
        for seed in range(20):
            check_game(game, Options(), 3, seed, 200, secrets=Cards())

    with pytest.raises(LawBroken) as caught:
        try_some()
    assert str(caught.value).startswith(caught.value.law)
    return caught.value.law


def bent(**parts: Any) -> Dash:
    """Dash with some parts replaced."""
    return type("Bent", (Dash,), parts)()  # type: ignore[no-any-return]


def test_deterministic_catches_a_die_of_its_own() -> None:
    dice = count()
    assert broken(bent(decide=lambda *_: (Ran(0, next(dice) % 3, 0),))) == "deterministic"


def test_deterministic_catches_a_match_that_starts_otherwise_each_time() -> None:
    dice = count()
    assert broken(bent(begin=lambda *_: (Begun((next(dice) % 3 + 1, 1, 1)),))) == "deterministic"


def test_replayable_catches_a_state_that_is_not_in_the_events() -> None:
    class Hoarder(Dash):
        """It keeps a diary beside the events."""

        diary = 0

        def evolve(self, state: State, event: Begun | Ran) -> State:
            self.diary += 1
            after = super().evolve(state, event)
            return State(after.options, after.places, after.cards, after.turn, self.diary)

        deadline = staticmethod(lambda _state: None)  # type: ignore[assignment]

    assert broken(Hoarder()) == "replayable"


def test_proved_catches_a_game_that_is_another_one_later() -> None:
    matches = count()
    assert broken(bent(begin=lambda *_: (Begun((next(matches) // 2 + 1, 1, 1)),))) == "proved"


def test_wire_catches_an_event_that_forgets() -> None:
    class Forgetful(Struct, frozen=True, tag="ran"):
        seat: int

    assert broken(bent(event_type=Begun | Forgetful)) == "wire"


class Loose(Struct):
    """A state that can be changed."""

    options: Options
    places: list[int]
    cards: tuple[int, ...] = ()
    turn: int = 0
    since: int = 0

    @property
    def fixed(self) -> State:
        return State(self.options, tuple(self.places), self.cards, self.turn, self.since)


class Soft(Dash):
    """Dash on such a state, with care."""

    def initial(self, options: Options, seats: int) -> Any:
        return Loose(options, [0] * seats)

    def evolve(self, state: Any, event: Begun | Ran) -> Any:
        after = super().evolve(state.fixed, event)
        return Loose(after.options, list(after.places), after.cards, after.turn, after.since)

    def view(self, state: Any, viewer: int | None) -> View:
        return View(tuple(state.places), super().view(state, viewer).your_card)

    def outcome(self, state: Any) -> Outcome | None:
        return super().outcome(state.fixed if isinstance(state, Loose) else state)


def test_a_soft_state_is_no_sin() -> None:
    assert check_game(Soft(), Options(), 3, 1, 200).outcome is not None


def test_untouched_catches_a_fold_that_changes_the_old_state() -> None:
    class Careless(Soft):
        def evolve(self, state: Any, event: Begun | Ran) -> Any:
            after = super().evolve(state, event)
            state.places[:] = after.places
            return after

    assert broken(Careless()) == "untouched"


def test_untouched_catches_a_verdict_that_acts() -> None:
    class Hasty(Soft):
        def decide(self, state: Any, seat: int, command: Run, moment: Moment) -> Sequence[Begun | Ran]:
            state.since += 1
            return super().decide(state, seat, command, moment)

    assert broken(Hasty()) == "untouched"


def test_offered_catches_an_offer_that_is_refused() -> None:
    assert broken(bent(legal=lambda self, state, seat: [Run(9)] if seat in self.to_act(state) else [])) == "offered"


def test_offered_catches_an_offer_that_leads_to_nothing() -> None:
    assert broken(bent(decide=lambda *_: ())) == "offered"


def test_idle_catches_an_offer_to_who_is_not_to_act() -> None:
    assert broken(bent(legal=lambda *_: [Run(1)])) == "idle"


def test_idle_catches_a_seat_that_is_not_there() -> None:
    assert broken(bent(to_act=lambda *_: frozenset([7]))) == "idle"


def test_ending_catches_a_match_without_end() -> None:
    class Still(Dash):
        """Nobody gets anywhere."""

        def evolve(self, state: State, event: Begun | Ran) -> State:
            return super().evolve(state, event if isinstance(event, Begun) else Ran(event.seat, 0, event.at))

    assert broken(Still()) == "ending"


def test_ending_catches_a_match_that_is_stuck() -> None:
    assert broken(bent(to_act=lambda *_: frozenset(), deadline=lambda *_: None)) == "ending"


def test_ending_catches_a_match_that_goes_on_after_the_end() -> None:
    assert (
        broken(
            bent(
                to_act=lambda _, state: frozenset([state.turn]),
                legal=lambda _, state, seat: [Run(1)] if seat == state.turn else [],
            )
        )
        == "ending"
    )
    assert broken(bent(deadline=lambda _, state: state.since + 5000)) == "ending"


def test_wire_catches_what_does_not_survive_the_way() -> None:
    class Other(Struct, frozen=True):
        places: tuple[int, ...]

    class Walk(Struct, frozen=True, tag="run"):
        steps: int = 0

    assert broken(bent(view_type=Other)) == "wire"
    assert broken(bent(command_type=Walk)) == "wire"
    assert broken(bent(options_type=Other | None)) == "wire"


def test_open_catches_a_view_that_isnt_everybodys() -> None:
    """Dash's views know nothing of who looks; one that does must say so."""

    class Whose(View, frozen=True):
        you: int | None = None
        only_ours: int = 0

    def view(_: Any, state: Any, viewer: int | None) -> Whose:
        return Whose(state.places, None, viewer, viewer or 0)

    assert broken(bent(is_open=True, view=view, view_type=Whose)) == "open"


def test_secret_catches_a_view_that_shows_too_much() -> None:
    assert broken(bent(view=lambda _, state, _viewer: View(state.places, state.cards[0]))) == "secret"


def test_secret_catches_a_notice_that_tells_too_much() -> None:
    tell = bent(notice=lambda _, event, _viewer: event, notice_type=Begun | Ran)
    assert broken(tell) == "secret"


def test_time_catches_a_deadline_that_never_moves() -> None:
    assert broken(bent(expire=lambda _, state, _moment: (Ran(state.turn, 1, state.since),))) == "time"


def test_time_catches_a_deadline_at_which_nothing_happens() -> None:
    assert broken(bent(expire=lambda *_: ())) == "time"


def test_sensible_catches_a_game_that_takes_anything() -> None:
    assert broken(bent(command_type=Run | str, decide=lambda _, state, *_more: (Ran(state.turn, 1, 0),))) == "sensible"


def test_presence_catches_a_game_that_nobody_may_leave() -> None:
    def stay(*_: Any) -> None:
        raise Rejected("stay.here")

    assert broken(bent(presence=stay)) == "presence"


def test_a_game_that_packs_without_saying_so() -> None:
    assert broken(bent(pack=lambda *_: "cards")) == "packed"


def test_a_match_that_waits_for_somebody_to_come_back_is_not_stuck() -> None:
    waiting = bent(
        to_act=lambda *_: frozenset(),
        deadline=lambda *_: None,
        presence=lambda _, state, _presence, moment: (Ran(state.turn, 1, moment.now),),
    )
    match = Trial(waiting, Options(), 2, "waiting", 100).match()
    begin(match)
    assert not is_stuck(match, 0)
    assert random_step(Trial(waiting, Options(), 2, "", 100), match, 0, SeededChance(1)).presence == Presence()


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(((0, 1),), (0, 0, 0)),
        Outcome(((0, 1), (1, 2)), (0, 0, 0)),
        Outcome(((0, 1, 2), ()), (0, 0, 0)),
        Outcome(((0, 1, 2),), (0,)),
    ],
)
def test_ranked_catches_a_seat_left_out_or_ranked_twice(outcome: Outcome) -> None:
    assert broken(bent(outcome=lambda _, state: outcome if max(state.places) >= END else None)) == "ranked"


def test_a_random_match_holds_back_from_the_grace_before_a_deadline() -> None:
    trial = Trial(Dash(), Options(), 2, "grace", 100, grace=5000)
    match = trial.match()
    begin(match)
    step = random_step(trial, match, 0, SeededChance(1))
    assert step.seat is None
    assert step.now >= 5000


def test_in_the_grace_before_a_deadline_nothing_need_be_accepted() -> None:
    """A game that takes no command any more in the last 2 seconds of a turn."""

    class Hurried(Dash):
        def decide(self, state: State, seat: int, command: Run, moment: Moment) -> Sequence[Begun | Ran]:
            if moment.now >= state.since + 3000:
                raise Rejected("run.late")
            return super().decide(state, seat, command, moment)

    def tried(grace: int) -> Trial:
        return Trial(Hurried(), Options(), 2, "late", 100, grace=grace)

    match = tried(0).match()
    begin(match)
    check_state(tried(2000), match, 3000, SeededChance(1))
    with pytest.raises(LawBroken, match="offered"):
        check_state(tried(1999), match, 3000, SeededChance(1))
