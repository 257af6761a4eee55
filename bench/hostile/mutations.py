"""Frames with something broken in them."""

import json
import random


def mutated(chance: random.Random, frame: str) -> str | bytes:
    """A frame that was a message once, or never."""
    kind = chance.randrange(7)
    place = chance.randrange(len(frame))
    if kind == 0:
        return frame[:place]
    if kind == 1:
        return frame[:place] + chr(chance.choice([0, 34, 92, 123, 125, 0x202E, 0x1F600])) + frame[place + 1 :]
    if kind == 2:
        return frame.encode()[:place] + chance.randbytes(3) + frame.encode()[place:]
    if kind == 3:
        return chance.randbytes(chance.randrange(1, 60))
    if kind == 4:
        return "[" * chance.randrange(1, 3000)
    if kind == 5:
        values = ["null", "-1", "1e400", "[]", "{}", '"x"', "true", str(1 << 70), '{"type":"lay_tile"}', "[[[]]]"]
        fields = json.loads(frame)
        fields[chance.choice(list(fields))] = 0
        return json.dumps(fields).replace(" 0", chance.choice(values), 1)
    return json.dumps(json.loads(frame) | {"cells": 1, "extra": [1, 2]})
