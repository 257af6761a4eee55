"""Makes the decks that the package ships, from the seed that the forge names; a test remakes and compares them."""

from pathlib import Path

from akili.forge.deck import to_json
from akili.forge.shipped import MAKERS, SEED

FOLDER = Path(__file__).parent.parent / "src" / "akili" / "forge" / "decks"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in MAKERS.items():
        (FOLDER / f"{name}.json").write_text(to_json(make(SEED)), encoding="utf-8")
        print(f"{name}: made from the seed {SEED!r}")


if __name__ == "__main__":
    main()
