"""Every bonus has a spot on the sheet, and whatever a mark wins is printed where it says."""

from tests.games.clever_cubed.test_printed import every_bonus

from akili.games.clever_cubed import bonuses, marks
from akili.games.clever_cubed.model import Options
from akili.games.clever_cubed.sheet import Sheet
from akili.games.clever_cubed.spots import SPOTS

OPTIONS = Options()


def test_every_printed_bonus_has_one_spot() -> None:
    printed = every_bonus()
    del printed[None]
    assert sum(printed.values()) == len(SPOTS)
    assert {bonus: list(SPOTS.values()).count(bonus) for bonus in SPOTS.values()} == printed


def test_what_is_won_by_filling_a_sheet_is_printed_there() -> None:
    """Everything but the round track and the ends of the action rows."""
    found: dict[str, str] = {}
    sheet = Sheet()
    while usable := [mark for colour in bonuses.COLOURED for mark in bonuses.usable(sheet, colour, (), OPTIONS)]:
        mark = min(usable, key=lambda mark: getattr(mark, "field", 0))  # brown from the left
        sheet = marks.marked(sheet, mark, OPTIONS)
        found.update({spot: bonus for bonus, spot in bonuses.won(sheet, mark)})
    assert found == {spot: bonus for spot, bonus in SPOTS.items() if not spot.startswith("round") and "end" not in spot}
