"""``akili score``: what a Clever Cubed sheet is worth, and why."""

import json
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence

from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.notation import parse, write
from akili.games.clever_cubed.printed import BROWN_NUMBERS, BROWN_POINTS, SOLO_GRADES
from akili.games.clever_cubed.sheet import Sheet

HELP = "Count the points of a Clever Cubed sheet."
EPILOG = """\
A sheet is a line of six words, yellow, turquoise, blue, brown, pink and actions; docs/rules/clever_cubed.md has more.

  akili score clever-cubed 136/34/12 123456/1/2/./. 5,6:7:8,9,10 1.3..6 2h,6,10,1h xoo/ox/.
"""
LABEL, NUMBER = 11, 4  # widths


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = EPILOG
    parser.add_argument("game", choices=["clever-cubed"], help="the game")
    parser.add_argument("notation", nargs="+", metavar="NOTATION", help="the sheet's line; quotes aren't needed")
    parser.add_argument("--json", action="store_true", help="answer in JSON")


def run(arguments: Namespace) -> int:
    """Read the sheet and count."""
    sheet = parse(" ".join(arguments.notation))
    print(_as_json(sheet) if arguments.json else _as_text(sheet))
    return 0


def _parts(sheet: Sheet) -> Mapping[str, Sequence[int]]:
    """What each area's points are the sum of."""
    return {
        "yellow": scoring.yellow_rows(sheet),
        "turquoise": scoring.turquoise_rows(sheet),
        "blue": scoring.blue_parts(sheet),
        "brown": [BROWN_POINTS[sheet.brown.bit_count()]],
        "pink": sheet.pink,
    }


def _as_json(sheet: Sheet) -> str:
    points = scoring.points(sheet)
    areas = {area: {"points": sum(parts), "parts": parts} for area, parts in _parts(sheet).items()}
    foxes = {"count": points.foxes, "points": points.fox_points}
    total = {"total": points.total, "grade": scoring.grade(points.total)}
    return json.dumps({"notation": write(sheet), "areas": areas, "foxes": foxes, **total})


def _as_text(sheet: Sheet) -> str:
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


def _line(label: str, number: int, remark: str) -> str:
    return f"{label:<{LABEL}}{number:>{NUMBER}}   {remark}".rstrip()


def _grade(total: int) -> str:
    grade = scoring.grade(total)
    following = f", the next from {SOLO_GRADES[grade]}" if grade < len(SOLO_GRADES) else ""
    return f"alone: grade {grade} of {len(SOLO_GRADES)}{following}"
