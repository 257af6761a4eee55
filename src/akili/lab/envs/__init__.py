"""Every game as an environment for programs that learn: read ``codec.py`` first, then ``episode.py``.

``aec`` makes PettingZoo's kind for one to four seats, ``alone`` Gymnasium's for one, ``clever_batch.batch`` plays many
games of Clever Cubed at once. All need the extra ``envs``; to import this package needs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from akili.lab.envs.aec_env import AecEnv
    from akili.lab.envs.solo_env import SoloEnv


class NoEnvironmentsError(ImportError):
    """What the environments are built on isn't installed."""

    def __init__(self, missing: ModuleNotFoundError) -> None:
        super().__init__(f'Environments need {missing.name}: pip install "akili[envs]".')


def aec(game: str, seats: int = 2, **settings: Any) -> AecEnv:
    """PettingZoo's environment of a game by its id; the settings are those of ``AecEnv``."""
    try:
        from akili.lab.envs.aec_env import AecEnv
    except ModuleNotFoundError as missing:
        raise NoEnvironmentsError(missing) from missing
    return AecEnv(game, seats, **settings)


def alone(game: str, **settings: Any) -> SoloEnv:
    """Gymnasium's environment of a game for one seat; the settings are those of ``SoloEnv``."""
    try:
        from akili.lab.envs.solo_env import SoloEnv
    except ModuleNotFoundError as missing:
        raise NoEnvironmentsError(missing) from missing
    return SoloEnv(game, **settings)
