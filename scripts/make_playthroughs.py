"""Remakes the golden playthroughs: whole matches as text. Look at the difference before you commit it.

Which matches a game has is in tests/games/<id>/playthroughs.py.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts import per_game  # noqa: E402 - found by the line above

FOLDER = ROOT / "tests" / "playthroughs"


def playthroughs() -> Mapping[str, Callable[[], str]]:
    """Those of all games, by name."""
    return {name: play for _, module in per_game.modules("playthroughs") for name, play in module.PLAYTHROUGHS.items()}


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, play in playthroughs().items():
        (FOLDER / f"{name}.txt").write_text(play(), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
