"""The play-off among those who share the first place after nine rounds: who is in it, when it ends, what follows."""

from akili.engine.game import Seat
from akili.games.ubongo_shimo.model import PLAY_OFFS, ROUNDS, State
from akili.games.ubongo_shimo.scoring import leaders


def is_on(state: State) -> bool:
    """Whether the round is a play-off; alone there may be more than nine cards."""
    return state.options.solo is None and state.round > ROUNDS


def tied(state: State) -> tuple[Seat, ...]:
    """Who is in the play-off that runs or comes next; nobody where there is none."""
    if state.options.solo or not state.options.play_off or state.round < ROUNDS:
        return ()
    is_due = state.phase == "between" or (state.round > ROUNDS and state.phase != "over")
    together = leaders(state) if is_due else ()
    return together if len(together) > 1 else ()


def follows(state: State) -> bool:
    """After the ninth round or a play-off: whether another one is needed, and somebody is there to play it."""
    is_open = not is_on(state) or state.results[-1].winner is None
    return is_open and state.round < ROUNDS + PLAY_OFFS and bool(_present(state))


def is_deserted(state: State) -> bool:
    """All who were to play it are away: they share the win."""
    return bool(tied(state)) and not _present(state)


def is_shared(state: State) -> bool:
    """All who are there to play it agree to share the win."""
    present = [state.seats[seat] for seat in _present(state)]
    return is_on(state) and all(seat.gives_up for seat in present)


def _present(state: State) -> list[Seat]:
    return [seat for seat in tied(state) if seat not in state.presence.away]
