"""Makes the tables of docs/protocol.md and the TypeScript types from the structs; a test remakes and compares."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.made_parts import with_parts  # noqa: E402

from scripts import protocol_page, protocol_types  # noqa: E402 - found by the line above

PAGE = "docs/protocol.md"


def pages() -> Mapping[str, str]:
    """Every file that is made, by its path."""
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    return {PAGE: with_parts(page, protocol_page.parts()), **protocol_types.files()}


def main() -> None:
    """Write them all."""
    for name, text in pages().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
