"""Makes the decks that the package ships, from the seeds that the forge names: both editions, in two minutes."""

from pathlib import Path

from akili.forge.deck import BOX, to_json
from akili.forge.shipped import MAKERS, SECOND, SECOND_SEED, SEED, file_of

FOLDER = Path(__file__).parent.parent / "src" / "akili" / "forge" / "decks"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for makers, seed, box in ((MAKERS, SEED, None), (SECOND, SECOND_SEED, BOX)):
        for name, make in makers.items():
            (FOLDER / f"{file_of(name, box)}.json").write_text(to_json(make(seed)), encoding="utf-8")
            print(f"{name}: made from the seed {seed!r}", flush=True)


if __name__ == "__main__":
    main()
