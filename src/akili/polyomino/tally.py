"""How far a count is: what somebody who waits for it is told, and keeps if they wait no longer."""

from dataclasses import dataclass


@dataclass
class Tally:
    """Solutions found so far, and about which share of the search is done (from 0 to 1)."""

    found: int = 0
    share: float = 0.0
