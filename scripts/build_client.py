"""Builds the browser client from web/ into src/akili/server/web/; with --if-needed only if anything has changed."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.node import NodeError, install_packages, run_npm  # noqa: E402 - found by the line above

SOURCES = ("web", "src/akili/locales")
BUILT = "src/akili/server/web/index.html"
STAMP = "web/node_modules/.akili-built"  # what the last build was made from


def build(root: Path = ROOT) -> None:
    """Install what the lock names and build; raises NodeError."""
    made_from = fingerprint(root)
    install_packages(root / "web")
    run_npm(root / "web", "run", "build")
    if not (root / BUILT).is_file():
        raise NodeError(f"'npm run build' made no {BUILT}.")
    stamp = root / STAMP
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(made_from, encoding="utf-8")


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the build is there and made from what is in the sources now."""
    stamp = root / STAMP
    return (root / BUILT).is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(root)


def fingerprint(root: Path) -> str:
    """What the sources are: their names and contents."""
    digest = sha256()
    for path in sorted(_sources(root)):
        digest.update(f"{path.relative_to(root).as_posix()}\0{sha256(path.read_bytes()).hexdigest()}\0".encode())
    return digest.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for folder in SOURCES:
        for path in (root / folder).rglob("*"):
            if path.is_file() and "node_modules" not in path.parts:
                yield path


def main() -> int:
    """Build, or say in one sentence why not."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--if-needed", action="store_true", help="only if anything has changed since the last build")
    if parser.parse_args().if_needed and is_fresh():
        return 0
    print("Building the browser client …", file=sys.stderr, flush=True)
    try:
        build()
    except NodeError as error:
        print(f"The browser client wasn't built. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
