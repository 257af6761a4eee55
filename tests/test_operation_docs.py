"""What docs/operation.md tells an operator to type and to set exists, and its tables have all there is."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.operation.prometheus_text import read

from akili.cli.main import SentenceParser
from akili.cli.options import PREFIX
from akili.cli.serve import add_arguments, check_workers, settings_of
from akili.cli.serve_options import GROUPS
from akili.server.adapters.memory import MemoryStore
from akili.server.operation.operation import operation_for
from akili.server.operation.probes import LIVE, METRICS, READY
from akili.server.settings import Settings

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "operation.md"
FILES = sorted((DOCS / "operation").iterdir())
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
VARIABLE = re.compile(r"\b(AKILI_[A-Z_]+)\s*[=:]\s*\"?([^\"\s`]*)")
FLAG = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
OPTIONS = {option.variable: option for options in GROUPS.values() for option in options}


def parser() -> SentenceParser:
    made = SentenceParser(prog="akili serve", allow_abbrev=False)
    add_arguments(made)
    return made


def lines() -> Iterator[str]:
    for path in (PAGE, DOCS / "security.md", DOCS.parent / "README.md"):
        blocks = BLOCK.findall(path.read_text(encoding="utf-8"))
        yield from (line for block in blocks for line in block.splitlines() if "akili serve" in line)


def test_the_page_has_lines_to_check() -> None:
    assert len(list(lines())) >= 8


@pytest.mark.parametrize("line", list(lines()))
def test_every_line_of_the_pages_is_understood(line: str) -> None:
    before, words = line.split("akili serve", 1)
    environ = dict(word.split("=", 1) for word in shlex.split(before) if word.startswith(PREFIX))
    arguments = parser().parse_args(shlex.split(words))
    settings = settings_of(arguments, environ)
    check_workers(arguments.workers or 1, settings.database)


@pytest.mark.parametrize("path", [PAGE, *FILES], ids=lambda path: path.name)
def test_every_variable_exists_and_has_a_value_that_is_understood(path: Path) -> None:
    for name, value in VARIABLE.findall(path.read_text(encoding="utf-8")):
        assert name in OPTIONS, f"{path.name}: {name}"
        assert settings_of(parser().parse_args([]), {name: value})


def test_every_flag_that_the_page_names_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    told = re.sub(r"^(?:docker|systemctl) .*$", "", text, flags=re.MULTILINE)  # flags of others
    known = {option.flag for option in OPTIONS.values()} | {"--help"}
    assert set(FLAG.findall(told)) <= known


def test_the_page_names_every_figure() -> None:
    text = PAGE.read_text(encoding="utf-8")
    operation = operation_for(Settings(database="akili.db"), MemoryStore())
    operation.bus.is_used = True
    told = {name for name in read(operation.metrics.text()) if f"`{name}" not in text}
    assert not told
    for name in ("akili_sockets", "akili_tables", "akili_matches", "akili_store_write_seconds"):
        assert f"`{name}" in text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_page_leads_to_every_file(path: Path) -> None:
    assert f"(operation/{path.name})" in PAGE.read_text(encoding="utf-8")


def test_paths_of_health_are_those_that_are_answered() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (PAGE, *FILES)]
    told = {found for text in texts for found in re.findall(r"/health/\w+", text)}
    assert told == {LIVE, READY}
    assert any(METRICS in text for text in texts)


def test_an_image_takes_no_secrets_in_and_listens_to_others() -> None:
    left_out = (DOCS.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv", "**/.env", "**/node_modules", "screenshots"} <= set(left_out)
    made = (DOCS / "operation" / "Dockerfile").read_text(encoding="utf-8")
    assert "[cluster,kernel]" in made
    assert "ENV AKILI_HOST=0.0.0.0" in made
    assert "VOLUME /var/lib/akili" in made


def test_two_servers_of_containers_are_one_image_and_have_a_password() -> None:
    text = (DOCS / "operation" / "compose.yaml").read_text(encoding="utf-8")
    assert "image: akili\n" in text
    assert "${POSTGRES_PASSWORD}" not in text
    assert "pg_isready -h 127.0.0.1" in text


def test_a_unit_leaves_the_signal_to_the_first_process() -> None:
    unit = (DOCS / "operation" / "akili.service").read_text(encoding="utf-8")
    assert "\nKillMode=mixed\n" in unit
    (stop,) = re.findall(r"TimeoutStopSec=(\d+)", unit)
    assert int(stop) > Settings().stop_seconds + Settings().drain_seconds
