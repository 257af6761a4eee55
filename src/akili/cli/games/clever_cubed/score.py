"""What a Clever Cubed sheet is worth, and why."""

import json
from collections.abc import Mapping, Sequence

from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.notation import write
from akili.games.clever_cubed.printed import BROWN_NUMBERS, BROWN_POINTS, SOLO_GRADES
from akili.games.clever_cubed.sheet import Sheet

LABEL, NUMBER = 11, 4  # widths


def score_json(sheet: Sheet) -> str:
    """What it is worth, for programs."""
    points = scoring.points(sheet)
    areas = {area: {"points": sum(parts), "parts": parts} for area, parts in _parts(sheet).items()}
    foxes = {"count": points.foxes, "points": points.fox_points}
    total = {"total": points.total, "grade": scoring.grade(points.total)}
    return json.dumps({"notation": write(sheet), "areas": areas, "foxes": foxes, **total})


def score_text(sheet: Sheet) -> str:
    """What it is worth: a line per area, with what it is the sum of."""
    points = scoring.points(sheet)
    remarks = {"brown": f"{sheet.brown.bit_count()} of {len(BROWN_NUMBERS)} fields"}
    lines = [
        _line(area.capitalize(), sum(parts), remarks.get(area, " + ".join(map(str, parts))))
        for area, parts in _parts(sheet).items()
    ]
    lowest = min(scoring.area_points(sheet))
    lines.append(_line("Foxes", points.fox_points, f"{points.foxes} x {lowest}" if points.foxes else ""))
    lines.append(_line("Total", points.total, _grade(points.total)))
    return "\n".join(lines)


def _parts(sheet: Sheet) -> Mapping[str, Sequence[int]]:
    """What each area's points are the sum of."""
    return {
        "yellow": scoring.yellow_rows(sheet),
        "turquoise": scoring.turquoise_rows(sheet),
        "blue": scoring.blue_parts(sheet),
        "brown": [BROWN_POINTS[sheet.brown.bit_count()]],
        "pink": sheet.pink,
    }


def _line(label: str, number: int, remark: str) -> str:
    return f"{label:<{LABEL}}{number:>{NUMBER}}   {remark}".rstrip()


def _grade(total: int) -> str:
    grade = scoring.grade(total)
    following = f", the next from {SOLO_GRADES[grade]}" if grade < len(SOLO_GRADES) else ""
    return f"alone: grade {grade} of {len(SOLO_GRADES)}{following}"
