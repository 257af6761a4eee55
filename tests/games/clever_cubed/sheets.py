"""Sheets as hypothesis makes them: anything that pens can leave on the paper."""

from hypothesis import strategies as st

from akili.games.clever_cubed.printed import PINK_MULTIPLIERS
from akili.games.clever_cubed.sheet import Sheet


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    pink = draw(st.lists(st.tuples(st.integers(1, 6), st.booleans()), max_size=12))
    is_halved = [half or not place for place, (_, half) in enumerate(pink)]
    rounding_up = draw(st.integers(0, 1))
    rerolls, extras = (draw(st.integers(0, 7)) for _ in range(2))
    jokers = draw(st.integers(0, 5))  # a sheet has seven to win, and a mark wins two at most
    return Sheet(
        yellow=tuple(draw(st.integers(0, 63)) for _ in range(3)),
        turquoise=tuple(draw(st.integers(0, 63)) for _ in range(5)),
        blue_left=series(draw(st.lists(st.booleans(), max_size=6)), -1),
        blue_right=series(draw(st.lists(st.booleans(), max_size=6)), 1),
        brown=draw(st.integers(0, (1 << 12) - 1)),
        pink=tuple(
            (face + rounding_up) // 2 if half else face * multiplier
            for (face, _), half, multiplier in zip(pink, is_halved, PINK_MULTIPLIERS, strict=False)
        ),
        pink_halved=sum(half << place for place, half in enumerate(is_halved)),
        rerolls=rerolls,
        rerolls_used=draw(st.integers(0, rerolls)),
        jokers=jokers,
        jokers_used=draw(st.integers(0, (1 << jokers) - 1)),
        extras=extras,
        extras_used=draw(st.integers(0, extras)),
    )


def series(restarts: list[bool], step: int) -> tuple[int, ...]:
    numbers: list[int] = []
    for restart in restarts:
        following = (numbers[-1] if numbers else 7) + step
        numbers.append(7 if restart or not 2 <= following <= 12 else following)
    return tuple(numbers)
