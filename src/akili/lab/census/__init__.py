"""The census: every area that some tiles can fill, each once, with the number of tile sets that fill it.

Needs the extra ``akili[lab]``.

>>> from akili.forge.tiles import CLASSIC
>>> census = take(Problem(CLASSIC.tiles, used=2, side=3, minimum=5))
>>> for region, sets in census:
...     print(f"{sets} pairs of tiles fill", region, sep="\\n")
6 pairs of tiles fill
###
###
#..
"""

from akili.lab.census.problem import Problem, TileSetGroup
from akili.lab.census.result import Census, CountedArea, Tally
from akili.lab.census.runner import take
from akili.lab.census.store import ChunkStore

__all__ = ["Census", "ChunkStore", "CountedArea", "Problem", "Tally", "TileSetGroup", "take"]
