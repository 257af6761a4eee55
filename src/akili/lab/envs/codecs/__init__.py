"""Every game's codec by the game's id."""

from collections.abc import Mapping

from akili.lab.envs.codec import Codec
from akili.lab.envs.codecs.classic import ClassicCodec
from akili.lab.envs.codecs.clever import CleverCodec
from akili.lab.envs.codecs.dice import DiceCodec
from akili.lab.envs.codecs.fun_size import FunSizeCodec
from akili.lab.envs.codecs.shimo import ShimoCodec

_CODECS: tuple[Codec, ...] = (FunSizeCodec(), ShimoCodec(), ClassicCodec(), DiceCodec(), CleverCodec())
CODECS: Mapping[str, Codec] = {codec.game: codec for codec in _CODECS}


def codec_of(game: str) -> Codec:
    """The codec of a game."""
    if game not in CODECS:
        raise ValueError(f"There is no environment of {game!r}: say {', '.join(CODECS)}.")
    return CODECS[game]
