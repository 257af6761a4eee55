"""The checks of the browser client: types, lint and format, then its own tests."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.node import NodeError, install_packages, run_npm  # noqa: E402 - found by the line above


def main() -> int:
    """Run them; stop at the first that fails."""
    web = ROOT / "web"
    try:
        install_packages(web)
        for name in ("check", "test"):
            run_npm(web, "run", name)
    except NodeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
