"""Writes what `akili lab validate` finds into docs/rating.md and draws it; run it after a change of the rating."""

import sys
from pathlib import Path

from akili.lab.validation.plot import validation_plot
from akili.lab.validation.report import validate, validation_table

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rating.md"
sys.path.insert(0, str(ROOT))

from scripts.made_parts import with_parts  # noqa: E402 - found by the line above


def main() -> None:
    """As the command does it without options."""
    validated = list(validate(120, "1"))
    table = {"validation": validation_table(validated)}
    PAGE.write_text(with_parts(PAGE.read_text(encoding="utf-8"), table), encoding="utf-8")
    (ROOT / "docs" / "images" / "rating.svg").write_text(validation_plot(validated), encoding="utf-8")


if __name__ == "__main__":
    main()
