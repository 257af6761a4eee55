"""Settings by flag and by environment: one table, and the flag wins."""

from argparse import ArgumentParser, Namespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

from akili.cli.main import MISTAKE, SentenceParser, main
from akili.cli.options import Option, as_words, chosen, secrets
from akili.cli.serve import add_arguments, check_workers, settings_of
from akili.cli.serve_options import GROUPS
from akili.server.settings import Limits, Settings

ALL = [option for options in GROUPS.values() for option in options]
SAID: dict[str, Any] = {  # a value for each, that isn't the usual one
    "--host": "0.0.0.0",
    "--port": "1234",
    "--name": "games.example.org",
    "--origin": "https://games.example.org",
    "--behind-proxy": "10.0.0.0/8",
    "--database": "postgresql://akili@db/akili",
    "--bus": "redis://bus:6379/0",
    "--least-free": "2GB",
    "--away-seconds": "7.5",
    "--open-table-seconds": "60",
    "--over-table-seconds": "61",
    "--abandoned-match-seconds": "62",
    "--guest-seconds": "63",
    "--workers": "3",
    "--metrics": "127.0.0.1:9100",
    "--log": "json",
    "--drain-seconds": "5",
    "--stop-seconds": "30",
    "--limit": "tables=50000",
}


def parsed(*words: str) -> Namespace:
    parser = SentenceParser(allow_abbrev=False)
    add_arguments(parser)
    return parser.parse_args(words)


def value_of(option: Option, *words: str, **environ: str) -> Any:
    return getattr(chosen(parsed(*words), GROUPS, environ), option.name)


@pytest.mark.parametrize("option", ALL, ids=[option.flag for option in ALL])
def test_flag_and_variable_say_the_same_and_the_flag_wins(option: Option) -> None:
    usual = value_of(option)
    if option.is_switch:
        assert usual is False
        assert value_of(option, option.flag) is value_of(option, **{option.variable: "yes"}) is True
        assert value_of(option, option.flag, **{option.variable: "no"}) is True
        assert value_of(option, **{option.variable: "0"}) is False
        return
    text = SAID.get(option.flag) or "something://else"  # what others have added may be any text
    by_flag = value_of(option, f"{option.flag}={text}")
    by_variable = value_of(option, **{option.variable: text})
    assert by_flag != usual
    assert list(by_flag) == list(by_variable) if option.is_many else by_flag == by_variable
    assert value_of(option, f"{option.flag}={text}", **{option.variable: "nonsense,:"}) == by_flag
    assert value_of(option, **{option.variable: ""}) == usual


@pytest.mark.parametrize("option", ALL, ids=[option.flag for option in ALL])
def test_help_has_every_flag_its_default_and_its_variable(option: Option, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert option.variable in told
    assert f"{option.flag} " in told
    if not option.is_switch and not option.is_many and option.default is not None:
        shown = f"{option.default:g}" if isinstance(option.default, float) else str(option.default)
        assert f"default: {shown}; {option.variable}" in told


def test_help_has_every_limit_and_each_can_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    told = capsys.readouterr().out
    for field in fields(Limits):
        assert f"  {field.name} " in told
        limits = settings_of(parsed("--limit", f"{field.name}=7"), {}).limits
        assert getattr(limits, field.name) == 7
    assert settings_of(parsed(), {"AKILI_LIMIT": "tables=8, sockets=9"}).limits == Limits(tables=8, sockets=9)


def test_what_is_usual_is_what_the_server_has() -> None:
    settings, usual = settings_of(parsed(), {}), Settings()
    own = {"database", "hosts", "tunes_collector", "works_apart"}  # that a process of its own has otherwise
    for field in fields(Settings):
        if field.name not in own:
            assert getattr(settings, field.name) == getattr(usual, field.name), field.name
    assert settings.database == "akili.db"


@pytest.mark.parametrize(
    ("flag", "wrong"),
    [
        ("--port", "70000"),
        ("--port", "-1"),
        ("--workers", "0"),
        ("--workers", "two"),
        ("--metrics", "9100"),
        ("--metrics", "127.0.0.1:x"),
        ("--least-free", "much"),
        ("--away-seconds", "-1"),
        ("--away-seconds", "nan"),
        ("--guest-seconds", "1.5"),
        ("--log", "xml"),
        ("--limit", "tables"),
        ("--limit", "chairs=5"),
        ("--limit", "tables=0"),
        ("--limit", "tables=many"),
        ("--limit", "tables=1.5"),
    ],
)
def test_a_wrong_value_is_one_sentence_that_names_it(
    flag: str, wrong: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["serve", f"{flag}={wrong}"]) == MISTAKE
    by_flag = capsys.readouterr().err
    assert by_flag.startswith(f"Can't use {flag}: ")
    variable = f"AKILI_{flag[2:].upper().replace('-', '_')}"
    monkeypatch.setenv(variable, wrong)
    assert main(["serve"]) == MISTAKE
    by_variable = capsys.readouterr().err
    assert by_variable.startswith(f"Can't use {variable}: ")
    for said in (by_flag, by_variable):
        assert said.count("\n") == 1
        assert wrong.partition("=")[0] in said


def test_neither_yes_nor_no_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AKILI_SECURE", "perhaps")
    assert main(["serve"]) == MISTAKE
    assert capsys.readouterr().err == "Can't use AKILI_SECURE: 'perhaps' is neither yes nor no.\n"


@given(st.sets(st.sampled_from(sorted(SAID))), st.booleans())
def test_the_words_for_a_worker_say_what_was_chosen(flags: set[str], is_secure: bool) -> None:
    words = [f"{flag}={SAID[flag]}" for flag in sorted(flags)] + (["--secure"] if is_secure else [])
    first = chosen(parsed(*words), GROUPS, {"AKILI_NAME": "a.example.org,b.example.org"})
    again = chosen(parsed(*as_words(first, GROUPS)), GROUPS, secrets(first, GROUPS))
    assert {name: _plain(value) for name, value in vars(again).items()} == {
        name: _plain(value) for name, value in vars(first).items()
    }


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple | list) else value


def test_an_address_of_a_database_stays_as_it_is_and_takes_many_workers() -> None:
    address = "postgresql://akili@db/akili?sslmode=require"
    assert settings_of(parsed("--database", address), {}).database == address
    check_workers(4, address)
    for one in ("akili.db", None):
        check_workers(1, one)
        with pytest.raises(ValueError, match="one server only"):
            check_workers(2, one)


def test_a_plain_parser_knows_the_flags_too() -> None:
    parser = ArgumentParser()
    add_arguments(parser)
    assert settings_of(parser.parse_args(["--limit=tables=3"]), {}).limits.tables == 3
