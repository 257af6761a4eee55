"""The data that lies in the package."""

from importlib import resources


def data(name: str) -> bytes:
    """One of the files in ``decks/``."""
    return resources.files("akili.forge").joinpath("decks", f"{name}.json").read_bytes()
