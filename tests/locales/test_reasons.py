"""Every reason that something is refused with has a sentence, and no sentence is there for nothing."""

import re
from collections import defaultdict
from pathlib import Path

import pytest
from scripts.make_word_vectors import messages, parts_of
from scripts.reasons import KINDS, REASON, reasons, verdicts

from akili.locales import LANGUAGES, reason_key

ROOT = Path(__file__).parents[2]
UNKNOWN = "reason-unknown"


def test_reasons_are_found_wherever_they_come_from() -> None:
    assert {"tile.overlaps", "table.over", "hello.late", "pong.unasked", "limit.size", "server.fault"} <= reasons()


def test_the_page_of_the_protocol_names_every_kind() -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").partition("## Reasons")[2].partition("\n## ")[0]
    assert set(re.findall(r"`([a-z]+)`", page)) >= KINDS


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
