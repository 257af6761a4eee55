"""Whoever sits down, and however they are called: no two at a table are read alike."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from akili.engine.game import Rejected
from akili.locales import LANGUAGES, words
from akili.server.players.guests import Guest
from akili.server.ports import Occupant
from akili.server.protocol import BotLevel
from akili.server.tables.naming import read_as, told_apart
from akili.server.tables.table import Table, joined, left, with_bot, with_bots, with_companion

HOST = "host"
TRICKY = ["Kobe", "kobe", "KOBE", "Kobe 2", "Ｋobe", "easy", "easy 2", "Gentle", "Łagodny 2", "mester", "Zsófi"]
NAMES = st.sampled_from(TRICKY) | st.text("Kobe 2", min_size=1, max_size=8).map(str.strip).filter(bool)
LEVELS: st.SearchStrategy[BotLevel] = st.sampled_from(["easy", "medium", "hard", "master", "perfect", "champion"])
SITTING = st.tuples(st.sampled_from(["join", "bot", "companion", "leave"]), st.integers(0, 3), NAMES, LEVELS)


def opened(seats: int, name: str = "Kobe") -> Table:
    return joined(Table("code", "game", {}, (None,) * seats, None), Guest(HOST, name, "red"))


def after(table: Table, what: str, seat: int, name: str, level: BotLevel) -> Table:
    match what:
        case "join":
            return joined(table, Guest(f"guest {seat}", name, "blue"))
        case "bot":
            return with_bot(table, HOST, seat, level)
        case "companion":
            return with_companion(table, HOST, seat, name)
        case _:
            return left(table, f"guest {seat}")


@given(NAMES, st.lists(SITTING, max_size=12))
def test_no_two_are_read_alike_in_any_language(host: str, story: list[tuple[str, int, str, BotLevel]]) -> None:
    table = opened(4, host)
    for step in story:
        try:
            table = after(table, *step)
        except Rejected:
            continue
        seated = [who for who in table.seats if who is not None]
        assert all(read_as(one).isdisjoint(read_as(other)) for one, other in combinations(seated, 2))


@given(NAMES, st.lists(NAMES, max_size=3))
def test_a_name_that_nobody_else_has_stays_as_it_is(name: str, others: list[str]) -> None:
    who, there = Occupant("a", name=name), [Occupant(str(seat), name=other) for seat, other in enumerate(others)]
    named = told_apart(who, there)
    assert named.name.startswith(name)
    assert (named == who) == (not any(read_as(who) & read_as(other) for other in there))


def test_strangers_of_one_name_are_counted() -> None:
    table = opened(3)
    for player in ("b", "c"):
        table = joined(table, Guest(player, "Kobe", "blue"))
    assert [who and who.name for who in table.seats] == ["Kobe", "Kobe 2", "Kobe 3"]
    assert joined(table, Guest("b", "Kobe", "blue")) == table  # coming back changes nothing
    assert joined(left(table, HOST), Guest("c", "Kobe", "blue")).seats[2] == Occupant("c", name="Kobe", colour="blue")


def test_bots_of_one_level_are_counted_too() -> None:
    table = with_bots(opened(4), ["easy", "master", "easy"])
    assert [who and who.name for who in table.seats] == ["Kobe", "easy", "master", "easy 2"]


def test_nobody_is_taken_for_a_bot() -> None:
    for language in LANGUAGES:
        table = with_bots(opened(3, words(language)("common-bot-easy")), ["easy", "easy"])
        assert [who and who.name for who in table.seats[1:]] == ["easy 2", "easy 3"]
