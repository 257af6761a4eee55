"""The page of rules knows every option and every reason of a refusal."""

import re
from pathlib import Path

from akili.games.clever_cubed.model import Options

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/rules/clever_cubed.md").read_text(encoding="utf-8")
SOURCES = [*(ROOT / "src/akili/games/clever_cubed").glob("*.py"), ROOT / "src/akili/engine/match.py"]


def test_every_option_is_explained() -> None:
    assert all(f"| `{name}` |" in PAGE for name in Options.__struct_fields__)


def test_every_refusal_is_explained_and_none_that_is_not_there() -> None:
    reasons = {
        reason for path in SOURCES for reason in re.findall(r'"([a-z]+\.[a-z_]+)"', path.read_text(encoding="utf-8"))
    }
    table = PAGE.split("## Refusals")[1]
    assert reasons == {each for each in re.findall(r"`([^`]+)`", table) if "." in each}
