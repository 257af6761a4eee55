"""What holds in every episode of every game."""

import numpy as np
import pytest
from tests.lab.envs.playing import GAMES, SECRETS, TABLES, acts, new_episode

from akili.engine.chance import SeededChance
from akili.lab.envs.fields import Seen


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_episodes_stay_in_bounds_and_every_offer_has_a_number_of_its_own(game: str, seats: int) -> None:
    episode = new_episode(game, seats, seed=seats)
    layout, codec, seen_seats = episode.layout, episode.codec, set()
    for seat, _ in acts(episode, seed=1):
        seen_seats.add(seat)
        commands = list(episode.match.game.legal(episode.match.state, seat))
        numbers = [number for command in commands if (number := codec.index(command)) is not None]
        assert len(set(numbers)) == len(numbers)
        assert set(np.flatnonzero(episode.mask(seat))) == set(numbers)
        for viewer in range(seats):
            seen = episode.observe(viewer)
            assert seen.shape == (layout.size,)
            low, high = seen < layout.low, seen > layout.high
            assert not low.any() and not high.any(), layout.told(seen)  # noqa: PT018
    assert episode.is_over
    assert seen_seats == set(range(seats))
    assert not any(episode.mask(seat).any() for seat in range(seats))


@pytest.mark.parametrize("game", SECRETS)
def test_what_is_hidden_changes_neither_observation_nor_mask(game: str) -> None:
    episode, secrets, chance, tried = new_episode(game, 3, seed=5), SECRETS[game], SeededChance(2), 0
    for count, (seat, _) in enumerate(acts(episode, seed=3)):
        if count % 5:
            continue
        match, codec = episode.match, episode.codec
        for viewer in range(3):
            shown = episode.observe(viewer)
            for other in secrets.states(match.state, viewer, chance):
                view = match.game.sight(other, viewer)
                assert np.array_equal(episode.layout.observe(Seen(view, viewer, episode.now)), shown)
                if viewer == seat:
                    offers = {codec.index(command) for command in match.game.legal(other, seat)}
                    assert offers - {None} == set(episode.offered)
                tried += other != match.state
    assert tried > 30


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_episode_and_another_another(game: str) -> None:
    def story(seed: int) -> list[tuple[int, int, bytes]]:
        episode = new_episode(game, 2, seed, most_acts=60)
        return [(seat, episode.now, episode.observe(seat).tobytes()) for seat, _ in acts(episode, seed=4)]

    assert story(1) == story(1)
    assert story(1) != story(2)


@pytest.mark.parametrize("game", ["ubongo_fun_size", "ubongo_shimo", "ubongo_classic", "ubongo_dice"])
def test_nobody_comes_first_for_ever_where_all_act_at_once(game: str) -> None:
    firsts, seats = set(), 3
    for seed in range(12):
        episode = new_episode(game, seats, seed, most_acts=40)
        hands = [
            seat for seat, _ in acts(episode, seed) if len(episode.match.game.to_act(episode.match.state)) == seats
        ]
        firsts.update(hands[:1])
    assert firsts == set(range(seats))


def test_each_act_takes_its_time() -> None:
    episode = new_episode("ubongo_fun_size", 2, seed=1, most_acts=200)
    last: dict[int, int] = {}
    for seat, _ in acts(episode, seed=1):
        if seat in last:
            assert episode.now - last[seat] >= episode.pace.act
        last[seat] = episode.now


def test_an_act_that_is_not_allowed_changes_nothing_but_the_time() -> None:
    episode = new_episode("ubongo_fun_size", 1, seed=1)
    before, then = episode.match.state, episode.now
    assert not episode.act(episode.codec.actions.at("go_on"))
    assert episode.match.state == before
    assert episode.now > then
    assert episode.acts == 1


def test_what_never_ends_is_cut_off() -> None:
    episode = new_episode("clever_cubed", 1, seed=1, most_acts=5)
    while episode.seat is not None:
        episode.act(episode.codec.actions.at("done"))
    assert episode.is_cut
    assert not episode.is_over
    with pytest.raises(ValueError, match="reset"):
        episode.act(0)


def test_numbers_beyond_the_space_are_named() -> None:
    with pytest.raises(ValueError, match="There is no action -1: say 0 to 6503"):
        new_episode("clever_cubed", 1, seed=1).act(-1)
