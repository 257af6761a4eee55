"""What both kinds of environments share: spaces and seeds."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from akili.lab.envs.codec import Codec
from akili.lab.envs.fields import Layout

MOST_ACTS = 20_000


def observation_space(codec: Codec, layout: Layout) -> Dict:
    """The numbers of a view, and a 1 for every action that is allowed."""
    return Dict(
        {
            "observation": Box(layout.low, layout.high, dtype=np.int16),
            "action_mask": Box(0, 1, (codec.actions.size,), np.int8),
        }
    )


def drawn_seed(random: Any) -> int:
    """The seed of the next match."""
    return int(random.integers(1 << 62))
