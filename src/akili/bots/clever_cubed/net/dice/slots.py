"""The rows that the dice of a turn turn on; ``kernel.py`` beside it writes the same, compiled."""

from __future__ import annotations

from functools import cache, lru_cache

from akili.bots.clever_cubed.net.layout import FIRST_SLOT, LAST_ROLL, LASTS, OFFSETS
from akili.bots.clever_cubed.net.rows import Part, Rows, bits_of, one_more_if, rows_from, side_of
from akili.bots.clever_cubed.net.sight import Sight
from akili.games.clever_cubed import marks
from akili.games.clever_cubed.marks import GREY_ROW, PINK_FIELDS
from akili.games.clever_cubed.model import BLUE_DIE, FIELDS, HAND, PLATTER, WHITE_DIE, Blue, Options
from akili.games.clever_cubed.printed import BROWN_NUMBERS, PINK_MULTIPLIERS
from akili.games.clever_cubed.sheet import Sheet

YELLOW_DIE, TURQUOISE_DIE, BROWN_DIE, PINK_DIE = 0, 1, 3, 4
NO_DICE = (0,) * 6
KEPT = 4096  # both sides of blue with a number


def of_dice(sight: Sight, extras: int) -> tuple[Part, ...]:
    """What a turn has and the time between turns hasn't."""
    sheet, now, faces, places = sight.sheet, sight.now, sight.faces or NO_DICE, sight.places
    hand = bits_of(place == HAND for place in places) if now <= LAST_ROLL else 0
    row = sheet.yellow[now - 1] if hand >> YELLOW_DIE & 1 else 0
    equal = _equal(sight) if hand >> TURQUOISE_DIE & 1 else 0
    left, right = side_of(sheet.blue_left)[1], side_of(sheet.blue_right)[1]
    goes_on_from = left, right, sheet.brown.bit_length(), len(sheet.pink)
    ready = sheet.rerolls - sheet.rerolls_used, ((1 << sheet.jokers) - 1 & ~sheet.jokers_used).bit_count()
    yellow_rows = (sheet.yellow[now - 1], sheet.yellow[now % 3]) if hand else (0, 0)
    does, usable = _as_extra_dice(sight) if extras else (NO_DICE, 0)
    return (
        (lying, (places, faces, sight.extra_dice)),
        (to_come, (hand, now, usable, extras)),
        (yellow_and_turquoise_in_hand, (hand, now, row, equal)),
        (others_in_hand, (hand, _partner(hand, faces), *goes_on_from)),
        (hand_and_actions, (hand, now, *ready)),
        (hand_and_yellow, (hand, now, *yellow_rows)),
        (hand_and_partners, (hand, *(_column_of_field(sight, field) if hand else 0 for field in (1, 2)))),
        (hand_and_white, (hand, *goes_on_from[2:])),
        (as_extra_dice, (does, min(extras, 3))),
    )


def no_dice() -> Rows:
    """Between turns."""
    first = FIRST_SLOT["die"]
    return tuple(OFFSETS[first:])


def lying(places: tuple[int, ...], faces: tuple[int, ...], used: int) -> Rows:
    """Where each die lies, what it shows unless it is in hand, and whether it was used as an extra one."""
    seen = [0 if place == HAND else face for place, face in zip(places, faces, strict=True)]
    return rows_from("die", *((place * 7 + seen[die]) * 2 + (used >> die & 1) for die, place in enumerate(places)))


def to_come(hand: int, now: int, usable: int, extras: int) -> Rows:
    """The dice that the seat will roll, and those that are good as extra dice."""
    return rows_from("hand", hand * 4 + (now if hand else 0), usable * 4 + min(extras, 3))


def yellow_and_turquoise_in_hand(hand: int, now: int, row: int, equal: int) -> Rows:
    """What the yellow die would meet in its row, and the turquoise one on the fields."""
    in_yellow = 1 + (now - 1) * 64 + row if hand >> YELLOW_DIE & 1 else 0
    return rows_from("yellow in hand", in_yellow, one_more_if(hand >> TURQUOISE_DIE & 1, equal))


def others_in_hand(hand: int, partner: int, left: int, right: int, brown: int, pink: int) -> Rows:
    """What the other dice in hand go on from."""
    in_brown, in_pink = one_more_if(hand >> BROWN_DIE & 1, brown), one_more_if(hand >> PINK_DIE & 1, pink)
    return rows_from("blue in hand", partner * LASTS + left, partner * LASTS + right, in_brown, in_pink)


def hand_and_actions(hand: int, now: int, rerolls: int, jokers: int) -> Rows:
    """How many dice will be rolled, and what helps them."""
    dice = hand.bit_count()
    return rows_from("hand x rerolls", (dice * 8 + rerolls) * 4 + (now if hand else 0), dice * 8 + jokers)


def hand_and_yellow(hand: int, now: int, row: int, next_row: int) -> Rows:
    """The row that a white die would meet, and the one that a yellow die would meet a roll later."""
    white = 1 + (now - 1) * 64 + row if hand >> WHITE_DIE & 1 else 0
    later = 1 + (now - 1) * 64 + next_row if hand >> YELLOW_DIE & 1 and now < LAST_ROLL else 0
    return rows_from("white in hand", white, later)


def hand_and_partners(hand: int, *columns: int) -> Rows:
    """The columns of the dice on fields I and II: more of the same would be crossed there."""
    could = (hand >> TURQUOISE_DIE & 1) + 2 * (hand >> WHITE_DIE & 1)
    return rows_from("partners in hand", *(could * 33 + column for column in columns))


def hand_and_white(hand: int, brown: int, pink: int) -> Rows:
    """How many dice could go on with brown and with pink."""
    white = 2 * (hand >> WHITE_DIE & 1)
    in_brown, in_pink = (hand >> BROWN_DIE & 1) + white, (hand >> PINK_DIE & 1) + white
    return rows_from("brown and white", in_brown * 13 + brown, in_pink * 13 + pink)


def as_extra_dice(does: tuple[int, ...], extras: int) -> Rows:
    """What each die would do as an extra one."""
    return rows_from("as extra die", *(code * 4 + extras for code in does))


def _as_extra_dice(sight: Sight) -> tuple[tuple[int, ...], int]:
    """What each die would do as an extra one, and as bits those that would fit as they lie."""
    does, usable = [0] * 6, 0
    for die, place in enumerate(sight.places):
        if place != HAND and not sight.extra_dice >> die & 1:
            does[die], fits = _as_extra(sight, die, place)
            usable |= fits << die
    return tuple(does), usable


def _equal(sight: Sight) -> int:
    """How many dice on the fields show the same, at most."""
    shown = [face for face, place in zip(sight.faces, sight.places, strict=True) if place in FIELDS]
    return max((shown.count(face) for face in shown), default=0)


def _partner(hand: int, faces: tuple[int, ...]) -> int:
    """What a blue or white die in hand will be added to: 1 for one in hand too, else what that shows."""
    if hand >> BLUE_DIE & 1:
        return 1 if hand >> WHITE_DIE & 1 else 1 + faces[WHITE_DIE]
    return 7 + faces[BLUE_DIE] if hand >> WHITE_DIE & 1 else 0


def _column_of_field(sight: Sight, field: int) -> int:
    """What is crossed in the turquoise column of the die on a field, from 1 on; 0 for an empty field."""
    if field not in sight.places:
        return 0
    return 1 + _column(sight.sheet, sight.faces[sight.places.index(field)])


def _column(sheet: Sheet, face: int) -> int:
    return sum((row >> face - 1 & 1) << number for number, row in enumerate(sheet.turquoise))


def _as_extra(sight: Sight, die: int, place: int) -> tuple[int, bool]:
    """What a die that lies somewhere would do as an extra one, and whether it would fit as it is."""
    sheet, faces = sight.sheet, sight.faces
    face = faces[die]
    match die:
        case 0:
            box = _yellow_box(sheet.yellow, GREY_ROW[face] if place == PLATTER else place, face)
            return 1 + box, box > 0
        case 1:
            crossed = _column(sheet, face).bit_count()
            return 1 + (5 - crossed) * 4 + min(_alike(sight, face, place) - 1, 3), crossed < 5
        case 2:
            sides = _blue_sides(sheet.blue_left, sheet.blue_right, face + faces[WHITE_DIE], sight.options)
            return 1 + sides, sides > 0
        case 3:
            steps = _steps_in_brown(sheet.brown.bit_length(), face)
            return 1 + steps, steps > 0
        case 4:
            filled = len(sheet.pink)
            is_full = filled == PINK_FIELDS
            return 1 + (0 if is_full else 1 + PINK_MULTIPLIERS[filled] * 6 + face - 1), not is_full
        case _:
            return _white_as_extra(sight, face, place)


def _white_as_extra(sight: Sight, face: int, place: int) -> tuple[int, bool]:
    sheet = sight.sheet
    in_yellow = _yellow_box(sheet.yellow, GREY_ROW[face] if place == PLATTER else place, face) > 0
    in_blue = _blue_sides(sheet.blue_left, sheet.blue_right, face + sight.faces[BLUE_DIE], sight.options) > 0
    steps = _steps_in_brown(sheet.brown.bit_length(), face)
    goes_elsewhere = steps > 0 or len(sheet.pink) < PINK_FIELDS or _column(sheet, face).bit_count() < 5
    code = 1 + (face - 1) * 8 + in_yellow + 2 * in_blue + 4 * (steps == 1)
    return code, in_yellow or in_blue or goes_elsewhere


def _alike(sight: Sight, face: int, place: int) -> int:
    """How many dice that lie together, on the platter or on the fields, show a face."""
    return sum(
        shown == face and where != HAND and (where == PLATTER) == (place == PLATTER)
        for shown, where in zip(sight.faces, sight.places, strict=True)
    )


def _yellow_box(crossed: tuple[int, ...], row: int, face: int) -> int:
    """0 for one that is crossed, else 1 and the bonuses that it would win."""
    if crossed[row - 1] >> face - 1 & 1:
        return 0
    return 1 + sum(crossed[number - 1] >> face - 1 & 1 for number in (row - 1, row + 1) if 1 <= number <= 3)


@lru_cache(KEPT)
def _blue_sides(left: tuple[int, ...], right: tuple[int, ...], number: int, options: Options) -> int:
    """The sides that go on with a number: 1 for the left, 2 for the right."""
    fitting = marks.blue(Sheet(blue_left=left, blue_right=right), number, options)
    sides = [mark.side for mark in fitting if isinstance(mark, Blue)]
    return ("left" in sides) + 2 * ("right" in sides)


@cache
def _steps_in_brown(last: int, face: int) -> int:
    """How far the next field of the number is; 0 for none."""
    return next((field + 1 - last for field in range(last, 12) if BROWN_NUMBERS[field] == face), 0)
