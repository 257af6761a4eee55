"""What bots are called in a table or above their cards."""

from collections import Counter
from collections.abc import Sequence

from akili.bots.brought import SEPARATOR

YOURS = f"your own as FILE.py{SEPARATOR}Name"  # in every help


def told(bots: Sequence[str]) -> list[str]:
    """Without the file of those that were brought, with a number where there are several of one.

    >>> told(["easy", "mybots.py:Patient", "easy"])
    ['easy 1', 'Patient', 'easy 2']
    """
    names = [bot.rpartition(SEPARATOR)[2] for bot in bots]
    return [
        f"{name} {names[: place + 1].count(name)}" if Counter(names)[name] > 1 else name
        for place, name in enumerate(names)
    ]
