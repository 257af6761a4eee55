"""The checks of the browser client: ``check`` for types, lint and format, ``test`` for its own tests."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.node import NodeError, install_packages, run_npm  # noqa: E402 - found by the line above


def main() -> int:
    """Run those that are named; stop at the first that fails. None brings only what they need."""
    web = ROOT / "web"
    try:
        install_packages(web)
        for name in sys.argv[1:]:
            run_npm(web, "run", name)
    except NodeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
