"""The fit, on simulated players whose paces are known and puzzles whose hardness is."""

from math import exp, log
from random import Random
from statistics import fmean

import pytest

from akili.forge.deck import Difficulty
from akili.forge.rating.calibration import Calibration, from_json, to_json
from akili.lab.calibration.fit import Fitted, Played, fit
from akili.lab.validation.report import rank_correlation

UNIT, EXPONENT, DAY = 1.6, 1.1, 0.5
RATED = {f"puzzle {number}": 12.0 * 1.06**number for number in range(30)}
HARDNESS = {name: exp(Random(name).gauss(0, 0.3)) for name in RATED}
PACES = {f"player {number}": exp(Random(number).gauss(0, 0.4)) for number in range(12)}


def truth(puzzle: str) -> float:
    return float(UNIT * RATED[puzzle] ** EXPONENT * HARDNESS[puzzle])


def evening(cards: int, limit: float = 1e9, *, seed: int = 1) -> list[Played]:
    """So many cards for every player; at the limit they are taken away."""
    dice = Random(seed)
    played = []
    for player, pace in PACES.items():
        for puzzle in dice.choices(list(RATED), k=cards):
            seconds = pace * truth(puzzle) * exp(dice.gauss(0, DAY))
            played.append(Played(player, puzzle, RATED[puzzle], min(seconds, limit), seconds < limit))
    return played


def mean_error(fitted: Fitted) -> float:
    """How far the told times are off, in logarithms, beside what all share: paces are told relative to each other."""
    misses = [log(fitted.game.seconds(name, RATED[name]) / truth(name)) for name in RATED]
    return fmean(abs(miss - fmean(misses)) for miss in misses)


def test_many_times_tell_paces_and_hardness() -> None:
    fitted = fit(evening(200))
    assert rank_correlation([fitted.paces[name] for name in PACES], list(PACES.values())) > 0.95
    assert mean_error(fitted) < 0.08
    assert fitted.game.spread == pytest.approx(DAY, rel=0.1)
    assert (fitted.game.players, fitted.game.cards) == (12, 2400)


def test_the_whole_is_as_long_as_people_took() -> None:
    fitted = fit(evening(200))
    told = fmean(log(fitted.game.seconds(name, RATED[name])) for name in RATED)
    assert told + fmean(map(log, fitted.paces.values())) == pytest.approx(
        fmean(log(truth(name)) for name in RATED) + fmean(map(log, PACES.values())), abs=0.06
    )


def test_cards_that_were_taken_away_are_not_mistaken_for_easy_ones() -> None:
    cards = evening(200, limit=60)
    assert 0.2 < sum(not card.is_solved for card in cards) / len(cards) < 0.7
    solved_only = [card for card in cards if card.is_solved]
    whole, blind = fit(cards), fit(solved_only)
    assert mean_error(whole) < 0.12
    hardest = max(RATED, key=truth)
    assert blind.game.seconds(hardest, RATED[hardest]) < 0.8 * whole.game.seconds(hardest, RATED[hardest])


def test_few_times_change_little() -> None:
    one = fit([Played("somebody", "puzzle 3", 20, 200, is_solved=True)])
    assert 0.8 < one.game.puzzles["puzzle 3"] < 1.4
    assert one.game.exponent == pytest.approx(1, abs=0.05)
    some = fit(evening(2))
    assert mean_error(some) < fmean(abs(log(each)) for each in HARDNESS.values()) + 0.1


def test_a_cup_of_tea_counts_for_little() -> None:
    cards = evening(40)
    away = [*cards, *(Played("player 0", "puzzle 5", RATED["puzzle 5"], 1700, is_solved=True) for _ in range(3))]
    assert fit(away).game.puzzles["puzzle 5"] < 1.35 * fit(cards).game.puzzles["puzzle 5"]


def test_the_fit_is_the_same_however_the_cards_are_listed() -> None:
    cards = evening(20)
    one, other = fit(cards), fit(cards[::-1])
    assert one.game.unit == pytest.approx(other.game.unit)


def test_a_calibration_survives_being_written_and_tells_of_its_games_only() -> None:
    calibration = Calibration({"shimo": fit(evening(40)).game})
    assert from_json(to_json(calibration)) == calibration
    rated = Difficulty(40, 20.0)
    assert calibration.difficulty("classic", "puzzle 1", rated) == rated
    told = calibration.difficulty("shimo", "puzzle 1", rated)
    assert told.seconds == pytest.approx(calibration.games["shimo"].seconds("puzzle 1", 20), abs=0.06)
