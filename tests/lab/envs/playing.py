"""Episodes played to their end by those who know the solution half of the time: so all of a game is seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.ubongo_classic import test_laws as classic
from tests.games.ubongo_fun_size import test_laws as fun_size
from tests.games.ubongo_shimo import test_laws as shimo

from akili.engine.chance import Chance, SeededChance
from akili.engine.conformance import Choice, Secrets, any_offer
from akili.engine.game import Seat
from akili.engine.match import Match
from akili.games.ubongo_dice.model import Confirm, DrawShape, LiftShape, TakeHint
from akili.lab.envs.codecs import codec_of
from akili.lab.envs.episode import Episode, Pace, begin
from akili.lab.envs.fields import Layout

GAMES = ("ubongo_fun_size", "ubongo_shimo", "ubongo_classic", "ubongo_dice", "clever_cubed")
TABLES = [(game, seats) for game in GAMES for seats in (1, 2, 3, 4)]
SECRETS: dict[str, Secrets] = {
    "ubongo_fun_size": fun_size.Deck(),
    "ubongo_shimo": shimo.Deck(),
    "ubongo_classic": classic.Hidden(),
}


def new_episode(game: str, seats: int, seed: int, most_acts: int = 20_000) -> Episode:
    codec = codec_of(game)
    options = codec.options(seats)
    return begin(codec, Layout(codec.fields, seats), seats, seed, options, Pace(), most_acts)


def chosen(episode: Episode, chance: Chance) -> int:
    """A number of an action that is allowed now."""
    match, codec = episode.match, episode.codec
    assert episode.seat is not None
    number = codec.index(CHOICES[codec.game](match, episode.seat, chance))
    assert number is not None
    return number


def _drawer(match: Match, seat: Seat, chance: Chance) -> Any:
    """Draws wherever it can and lifts nothing; what is drawn stands."""
    offers = list(match.game.legal(match.state, seat))
    lying = {offer.colour for offer in offers if isinstance(offer, LiftShape)}
    others = [offer for offer in offers if not isinstance(offer, LiftShape | Confirm | TakeHint)]
    new = [offer for offer in others if not isinstance(offer, DrawShape) or offer.colour not in lying]
    return chance.pick(new or [Confirm()])


CHOICES: dict[str, Choice] = {
    "ubongo_fun_size": fun_size.half_a_solver,
    "ubongo_shimo": shimo.half_a_solver,
    "ubongo_classic": classic.half_a_solver,
    "ubongo_dice": _drawer,
    "clever_cubed": any_offer,
}


def acts(episode: Episode, seed: int) -> Iterator[tuple[Seat, int]]:
    """Who does what, until it is over."""
    chance = SeededChance(seed)
    while episode.seat is not None:
        seat, action = episode.seat, chosen(episode, chance)
        yield seat, action
        assert episode.act(action), f"{action} of {seat} was on offer and is refused"
