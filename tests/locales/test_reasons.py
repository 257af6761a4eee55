"""Every reason that something is refused with has a sentence, and no sentence is there for nothing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from scripts.make_word_vectors import messages, parts_of

from akili.locales import LANGUAGES, reason_key

ROOT = Path(__file__).parents[2]
UNKNOWN = "reason-unknown"
REASON = re.compile(r"([a-z]+)\.[a-z_]+")
# what is called with a reason
VERDICTS = {"Rejected", "Ended", "_mistake", "_refuse", "refuse", "_turn_away", "cut_off"}


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "src/akili").rglob("*.py"))]


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def reasons_in(tree: ast.AST) -> set[str]:
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {text for text in texts if REASON.fullmatch(text)}


def verdicts() -> Iterator[tuple[str, set[str]]]:
    """Each reason that a verdict is made with, and the details it comes with."""
    for tree in trees():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and name_of(call) in VERDICTS:
                details = {keyword.arg for keyword in call.keywords if keyword.arg}
                for argument in call.args:
                    yield from ((reason, details) for reason in reasons_in(argument))


@cache
def reasons() -> set[str]:
    """Those of verdicts, and whatever else looks like one of their kind: tables of reasons, answers by status."""
    given = {reason for reason, _ in verdicts()}
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").partition("## Reasons")[2].partition("\n## ")[0]
    kinds = {reason.partition(".")[0] for reason in given} | set(re.findall(r"`([a-z]+)`", page))
    written = {reason for tree in trees() for reason in reasons_in(tree)}
    return given | {reason for reason in written if reason.partition(".")[0] in kinds}


def test_reasons_are_found_wherever_they_come_from() -> None:
    assert {"tile.overlaps", "table.over", "hello.late", "pong.unasked", "limit.size", "server.fault"} <= reasons()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(language: str) -> None:
    sentences = {message.id.name for message in messages(language) if message.id.name.startswith("reason-")}
    assert sentences == {UNKNOWN, *map(reason_key, reasons())}


def test_the_rules_page_names_no_other_reasons() -> None:
    page = (ROOT / "docs/rules/ubongo_fun_size.md").read_text(encoding="utf-8").partition("## Refusals")[2]
    named = {text for text in re.findall(r"`([^`]+)`", page) if REASON.fullmatch(text)}
    assert named
    assert named <= reasons()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_needs_no_more_than_every_refusal_tells(language: str) -> None:
    told: dict[str, list[set[str]]] = defaultdict(list)
    for reason, details in verdicts():
        told[reason_key(reason)].append(details)
    for message in messages(language):
        if message.id.name.startswith("reason-"):
            always = set.intersection(*told[message.id.name]) if told[message.id.name] else set()
            assert parts_of(message).variables <= always, message.id.name
