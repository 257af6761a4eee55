"""Matches that were saved before their steps were: they fold, compare equal, and can't be proved."""

from pathlib import Path

import pytest
from msgspec import json

from akili.engine.proof import Credit, Verdict, verify
from akili.engine.replay import ReplayError, decode, events_of, match_of
from akili.games.registry import GAMES

FOLDER = Path(__file__).parents[1] / "logs_of_before"
OTHER_RULES = sorted(FOLDER.glob("rules_*.json"))
LOGS = sorted(set(FOLDER.glob("*.json")) - set(OTHER_RULES))
FIRST_EDITION = sorted((FOLDER / "proved").glob("*.json"))  # of the box and of the seed 7, before the rating changed


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_of_before_ends_as_it_did(path: Path) -> None:
    replay = decode(path.read_text(encoding="utf-8"))
    assert replay.outcome is not None
    assert verify(replay, GAMES[replay.game], Credit(0, 0)) == Verdict(replay.outcome, is_proved=False)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_its_events_are_written_as_they_were(path: Path) -> None:
    replay = decode(path.read_text(encoding="utf-8"))
    events = events_of(replay, GAMES[replay.game])
    assert [json.decode(json.encode(event)) for _, event in events] == [stored.event for stored in replay.events]


@pytest.mark.parametrize("path", OTHER_RULES, ids=lambda path: path.stem)
def test_a_log_of_rules_that_have_changed_is_refused_in_a_sentence(path: Path) -> None:
    replay = decode(path.read_text(encoding="utf-8"))
    with pytest.raises(ReplayError, match=f"rules {replay.rules_version}; here is {replay.game}, rules"):
        verify(replay, GAMES[replay.game], Credit(0, 0))


def test_a_deck_by_seed_without_its_cards_goes_on_with_those_in_the_box() -> None:
    """Before, the first event didn't carry the cards of a seed."""
    replay = decode((LOGS[0].parent / "fun_size_deck_by_seed.json").read_text(encoding="utf-8"))
    game = GAMES[replay.game]
    match, events = match_of(replay, game), [event for _, event in events_of(replay, game)]
    begun = [place for place, event in enumerate(events) if type(event).__name__ == "RoundBegun"]
    match.apply(events[: begun[1]])  # the pause after the first round
    following = match.expire(10**9)
    assert type(following[-1]).__name__ == "RoundBegun"
    assert all(card.area for card in following[-1].cards)


@pytest.mark.no_cover
@pytest.mark.parametrize("path", FIRST_EDITION, ids=lambda path: path.stem)
def test_a_match_with_cards_of_the_first_edition_is_still_proved(path: Path) -> None:
    replay = decode(path.read_text(encoding="utf-8"))
    assert replay.outcome is not None
    assert verify(replay, GAMES[replay.game], Credit(0, 0)) == Verdict(replay.outcome, is_proved=True)


def test_there_are_such_matches_of_every_race() -> None:
    games = ("classic", "fun_size", "shimo")
    assert {path.stem for path in FIRST_EDITION} == {f"{game}_{deck}" for game in games for deck in ("box", "deck_7")}
