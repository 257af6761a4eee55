"""What ``docs/environments.md`` says of every field and every action, made from the codecs."""

from __future__ import annotations

from collections.abc import Sequence

from akili.lab.envs.codec import Codec
from akili.lab.envs.fields import SeatField


def fields_table(codec: Codec) -> str:
    """A row a field: how many numbers, from where to where, and what they mean."""
    rows = [
        (
            f"`{field.name}`",
            f"{field.size} a seat" if isinstance(field, SeatField) else str(field.size),
            f"{field.low} to {field.high}",
            field.meaning,
        )
        for field in codec.fields
    ]
    return _table(("field", "numbers", "from … to", "meaning"), rows)


def actions_table(codec: Codec) -> str:
    """A row a group: its numbers, and what they stand for."""
    rows = []
    for group in codec.actions.groups:
        first = codec.actions.starts[group.name]
        numbers = str(first) if group.size == 1 else f"{first} to {first + group.size - 1}"
        rows.append((f"`{group.name}`", numbers, group.meaning))
    return _table(("action", "numbers", "meaning"), rows)


def sizes(codec: Codec) -> str:
    """How long observations are, by seats."""
    shared = sum(field.size for field in codec.fields if not isinstance(field, SeatField))
    of_a_seat = sum(field.size for field in codec.fields if isinstance(field, SeatField))
    return f"{codec.actions.size} actions; {shared} numbers, and {of_a_seat} more for every seat."


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
