"""The perfect player: never worse than any alternative, alone as good as its tables say, in company for points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as changed
from math import sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from akili.bots import bot
from akili.bots.arena import play
from akili.bots.bot import bot_names, make_bot
from akili.bots.ubongo_dice import tables
from akili.bots.ubongo_dice.drawings import best_drawing, board_of, drawings
from akili.bots.ubongo_dice.levels import MANNERS
from akili.bots.ubongo_dice.player import DicePlayer
from akili.engine.game import Seat
from akili.engine.match import Match
from akili.forge.deck import DiceArea, DiceSheet
from akili.forge.rolls import kernel
from akili.games.ubongo_dice import rules
from akili.games.ubongo_dice.model import Die, DieView, Drawn, Field, Options, View
from akili.games.ubongo_dice.rules import DICE

GAME = DICE.info.id
AREAS = (("####", "####"), ("###", "###", "###"), (".###", "####", "##.."))
SMALL = DiceSheet("small", tuple(DiceArea(area, 3.0) for area in AREAS * 2))
BLACK = ("T4", "S4", "I4", "L5", "P5", "Y5")
WHITE = ("I1", "I2", "I3", "V3", "O4", "L4")


@pytest.fixture(autouse=True, scope="module")
def _small_areas_and_a_folder_of_ones_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "boxed", lambda: SMALL)
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        tables.house_tables.cache_clear()
        yield
    tables.house_tables.cache_clear()


@given(st.integers(1, 511), st.sampled_from(BLACK), st.sampled_from(WHITE))
def test_no_alternative_leaves_a_better_rest(free: int, black: str, white: str) -> None:
    board = board_of(AREAS[1])
    values = kernel.values(board)
    best = best_drawing(board, free, black, white, lambda rest: float(values[rest]))
    rests = [values[free ^ each.black ^ each.white] for each in drawings(board, free, black, white)]
    assert best.value == min(rests) == values[free ^ best.drawing.black ^ best.drawing.white]


def test_alone_it_takes_as_many_rolls_as_its_tables_say() -> None:
    expected = 2 * sum(float(kernel.values(board_of(area))[-1]) for area in AREAS)
    rolls = [
        play(DICE, Options(), [make_bot("perfect", GAME, 0, f"alone {n}")], f"alone {n}").match.state.rolls
        for n in range(120)
    ]
    assert abs(fmean(rolls) - expected) < 3.5 * stdev(rolls) / sqrt(len(rolls))


@settings(max_examples=5)
@given(st.integers(2, 4), st.booleans(), st.integers())
def test_it_plays_with_anybody(seats: int, turn_order: bool, seed: int) -> None:
    names = ["perfect", "easy", "perfect", "master"][:seats]
    bots = [make_bot(name, GAME, seat, str(seed)) for seat, name in enumerate(names)]
    played = play(DICE, Options(turn_order=turn_order), bots, str(seed))
    assert all(turn.refusal in (None, "die.gone") for turn in played.turns)


def table_with(own: Field, other: Field, black: tuple[str, str], white: tuple[str, str], seat: Seat = 0) -> View:
    """Two at the first area, the grab is open, and seat 0 takes first."""
    match = Match(DICE, Options(turn_order=True, roller=0), 2, "table")
    match.apply(match.begin())
    view: View = match.view(seat)
    dice = [
        DieView(Die("black" if faces is black else "white", number), face, None, is_settled=False)
        for faces in (black, white)
        for number, face in enumerate(faces)
    ]
    seats = tuple(
        replace(each, sheet=(field, *each.sheet[1:])) for each, field in zip(view.seats, (own, other), strict=True)
    )
    return replace(view, phase="grabbing", dice=tuple(dice), seats=seats, turn=0, rolls=2)


def test_it_denies_the_die_that_would_fill_the_other_area() -> None:
    """A block of four is left to the other: whoever doesn't take the block lets them score."""
    lying = Drawn("white", "O4", ((0, 0), (0, 1), (1, 0), (1, 1)), 1)
    view = table_with(Field(rolls=2), Field((lying,), rolls=2), ("L5", "I4"), ("O4", "I1"))
    selfish = DicePlayer(changed(MANNERS["perfect"], minds_others=False), 0, "deny")
    assert wants(DicePlayer(MANNERS["perfect"], 0, "deny"), view) == "O4"
    assert wants(selfish, view) != "O4"


def wants(player: DicePlayer, view: View) -> str:
    """The white die of the pair that it would take."""
    worth = player._worth_of_pairs(view)
    return min(worth, key=lambda pair: worth[pair])[1].face


def test_it_is_there_only_with_its_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "perfect" in bot_names(GAME)
    without = {name: make for name, make in bot.KINDS[GAME].items() if name != "perfect"}
    monkeypatch.setattr(bot, "KINDS", {GAME: without})
    with pytest.raises(ValueError, match=r'pip install "akili\[kernel\]"'):
        make_bot("perfect", GAME, 0, "")
