"""Cards with tiles on them: what a hole shows, and what a solid cell hides."""

from hypothesis import given
from hypothesis import strategies as st

from akili.cli.games.race_card import LARGE, LARGE_WITH_HOLES, SMALL, SMALL_WITH_HOLES, Cell, card_text
from akili.polyomino import Placement
from akili.ubongo.race.model import Card, RaceSeatView

AREA = ("o#o", "##o", ".##")
CORNER = Placement("7", ((0, 0), (0, 1), (1, 0)), holes=((0, 0), (1, 0)))
SOLID = Placement("L4", ((0, 2), (1, 2)))


def seat(*board: Placement, area: tuple[str, ...] = AREA) -> RaceSeatView:
    return RaceSeatView(
        card=Card(0, area),
        board=board,
        tiles=("7", "L4"),
        finish=None,
        gives_up=False,
        is_ready=False,
        cards_won=0,
        points=0,
    )


def rows(shown: RaceSeatView, cell: Cell, *, is_colourful: bool = False) -> list[str]:
    return card_text(shown, cell, lambda _: "red", is_colourful=is_colourful).plain.split("\n")


def test_a_white_field_is_seen_through_a_hole_and_hidden_by_a_solid_cell() -> None:
    before, after = rows(seat(), SMALL_WITH_HOLES), rows(seat(CORNER, SOLID), SMALL_WITH_HOLES)
    assert [row.count("○") for row in before] == [2, 1, 0]
    assert [row.split() for row in after] == [["7●", "7", "L4"], ["7·", "··", "L4"], ["··", "··"]]


def test_in_colours_a_tile_is_named_once() -> None:
    assert [row.split() for row in rows(seat(CORNER), SMALL_WITH_HOLES, is_colourful=True)] == [
        ["7●", "○"],
        ["·", "○"],
        [],
    ]


def test_a_hole_is_bright_over_white_and_dark_elsewhere() -> None:
    text = card_text(seat(CORNER), LARGE_WITH_HOLES, lambda _: "red", is_colourful=True)
    styles = {text.plain[span.start : span.end]: str(span.style) for span in text.spans if span.end - span.start == 1}
    assert styles["●"].startswith("bold #FFFFFF")
    assert "bold" not in styles["·"]


@given(
    st.lists(st.text("#o.", min_size=3, max_size=3), min_size=1, max_size=4).map(tuple),
    st.sampled_from([SMALL, LARGE, SMALL_WITH_HOLES, LARGE_WITH_HOLES]),
    st.booleans(),
)
def test_a_card_takes_as_much_room_as_its_cells(area: tuple[str, ...], cell: Cell, is_colourful: bool) -> None:
    shown = rows(seat(area=area), cell, is_colourful=is_colourful)
    assert [len(row) for row in shown] == [3 * cell.width] * (len(area) * cell.height)


def test_a_seat_without_a_card_shows_nothing() -> None:
    watching = RaceSeatView(
        card=None, board=(), tiles=(), finish=None, gives_up=False, is_ready=False, cards_won=0, points=0
    )
    assert rows(watching, SMALL) == [""]
