"""The compiled game: options listed and applied in place, in the order and by the rules of the readable one.

Nothing of it is needed to play. A test replays whole games in both and compares every set of options.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.games.clever_cubed.compiled.layout import (
    ACTIVE,
    AREA,
    BACKED,
    BLUE_POINTS,
    BONUS,
    BROWN_BONUSES,
    BROWN_COUNT,
    BROWN_LAST,
    BROWN_NUMBERS,
    BROWN_POINTS,
    CHOOSING,
    COLUMN_BACKED,
    COLUMN_BONUSES,
    COUNT,
    CROSSES,
    DEALING,
    DETAIL,
    DO_BONUS,
    DO_DONE,
    DO_EXTRA,
    DO_PASS,
    DO_REROLL,
    DO_ROLL,
    DO_USE,
    EXTRA,
    EXTRA_DICE,
    EXTRAS,
    EXTRAS_USED,
    EXTREMES,
    FACES,
    FALLING,
    FIELD,
    FINISHING,
    FIRST,
    FOXES,
    FREE_BLUE,
    FREE_JOKER,
    GREY_ROWS,
    HALF,
    HALF_UP,
    IN_BLUE,
    IN_BROWN,
    IN_PINK,
    IN_TURQUOISE,
    IN_YELLOW,
    IS_DONE,
    IS_PICKING,
    JOKERS,
    JOKERS_USED,
    LAST,
    LEFT,
    LEFT_BONUSES,
    MOST_OPTIONS,
    MULTIPLIERS,
    NOBODY,
    NOTHING,
    NUMBER,
    OPENING,
    OVER,
    PHASE,
    PICK,
    PINK_BONUSES,
    PINK_COUNT,
    PINK_HALVED,
    PINK_SUM,
    PLACE,
    PLACES,
    Q_YELLOW,
    REROLLS,
    REROLLS_USED,
    RIGHT,
    RIGHT_BONUSES,
    ROLL,
    ROLLING,
    ROUND,
    ROUND_BONUSES,
    ROUNDS_OF,
    ROW_BONUSES,
    ROW_CHOICE_COUNTS,
    ROW_CHOICES,
    ROW_ENDS,
    SEAT,
    SEATS,
    SEVENS,
    TABLE,
    TIMES,
    TO_ROLL,
    TURQUOISE,
    TURQUOISE_POINTS,
    USE,
    WAITING,
    WHICH,
    YELLOW,
    YELLOW_BONUSES,
    YELLOW_POINTS,
    F,
    J,
    R,
)
from akili.games.clever_cubed.model import BLUE_DIE, HAND, PLATTER, ROLLS, WHITE_DIE

DICE, FIELDS = 6, 6
SEVEN = 7
BLACK = 5  # its place among the ? that wait
FACES_OF_ALL = 6**6

# Chance


@njit(cache=True, nogil=True)
def draw(chance: Any) -> Any:
    """The next 32 bits of a stream (splitmix64); ``chance`` holds its state."""
    chance[0] += np.uint64(0x9E3779B97F4A7C15)
    word = chance[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.int64((word ^ (word >> np.uint64(31))) >> np.uint64(32))


@njit(cache=True, nogil=True)
def below(chance: Any, bound: int) -> Any:
    """A number from 0 to bound - 1."""
    return draw(chance) * bound >> 32


# Marks


@njit(cache=True, nogil=True, inline="always")
def _taken(seat: Any, column: int) -> Any:
    """The rows of a turquoise column that are crossed, a bit each."""
    place = column - 1
    taken = seat[TURQUOISE] >> place & 1 | (seat[TURQUOISE + 1] >> place & 1) << 1
    taken |= (seat[TURQUOISE + 2] >> place & 1) << 2 | (seat[TURQUOISE + 3] >> place & 1) << 3
    return taken | (seat[TURQUOISE + 4] >> place & 1) << 4


@njit(cache=True, nogil=True, inline="always")
def _blue_fits(table: Any, seat: Any, side: int, number: int) -> Any:
    if seat[side + COUNT] == FIELDS:
        return False
    last = seat[side + LAST]
    if number == SEVEN:
        return table[SEVENS] != 0 or last != SEVEN
    return number == (last - 1 if side == LEFT else last + 1)


@njit(cache=True, nogil=True, inline="always")
def _half(table: Any, number: int) -> Any:
    return number + table[HALF_UP] >> 1


@njit(cache=True, nogil=True, inline="always")
def _is_lowest_of_its_half(table: Any, number: int) -> Any:
    return number == 1 or _half(table, number) > _half(table, number - 1)


@njit(cache=True, nogil=True)
def _win(seat: Any, bonus: int) -> None:
    """An action is circled, a fox counts, a ? waits."""
    if bonus == 0:
        return
    if bonus >= Q_YELLOW:
        seat[WAITING + bonus - Q_YELLOW] += 1
    elif bonus == F:
        seat[FOXES] += 1
    else:
        row = REROLLS if bonus == R else JOKERS if bonus == J else EXTRAS
        seat[row] += 1
        if seat[row] == 7:
            end = ROW_ENDS[bonus]
            if end >= Q_YELLOW:
                seat[WAITING + end - Q_YELLOW] += 1
            else:
                seat[FOXES] += 1


@njit(cache=True, nogil=True)
def _mark(table: Any, seat: Any, area: int, place: int, detail: int) -> None:
    """A mark and the bonuses that it wins."""
    if area == IN_YELLOW:
        row, column = place - 1, detail - 1
        seat[YELLOW + row] |= 1 << column
        for gap in range(max(0, row - 1), min(row + 1, 2)):
            if seat[YELLOW + gap] & seat[YELLOW + gap + 1] & 1 << column:
                _win(seat, YELLOW_BONUSES[gap, column])
    elif area == IN_TURQUOISE:
        column = place - 1
        for row in range(5):
            if detail >> row & 1:
                seat[TURQUOISE + row] |= 1 << column
                backed = BACKED[row]
                if backed >> column & 1 and seat[TURQUOISE + row] & backed == backed:
                    _win(seat, ROW_BONUSES[row])
        backed = COLUMN_BACKED[column]
        if detail & backed and _taken(seat, place) & backed == backed:
            _win(seat, COLUMN_BONUSES[column])
    elif area == IN_BLUE:
        side = LEFT if place == 0 else RIGHT
        seat[side + LAST] = detail
        if detail <= 4 or detail >= 10:
            seat[side + EXTREMES] += 1
        count = seat[side + COUNT]
        seat[side + COUNT] = count + 1
        _win(seat, LEFT_BONUSES[count] if side == LEFT else RIGHT_BONUSES[count])
    elif area == IN_BROWN:
        is_next = seat[BROWN_LAST] == place - 1 and place > 1
        seat[BROWN_LAST] = place
        seat[BROWN_COUNT] += 1
        if is_next:
            _win(seat, BROWN_BONUSES[place - 2])
    else:
        field = seat[PINK_COUNT]
        seat[PINK_COUNT] = field + 1
        if detail == HALF:
            seat[PINK_SUM] += _half(table, place)
            seat[PINK_HALVED] |= 1 << field
            _win(seat, PINK_BONUSES[field])
        else:
            seat[PINK_SUM] += place * MULTIPLIERS[field]


# Where numbers fit; each lister writes options that begin with ``head`` and says how many there are then


@njit(cache=True, nogil=True, inline="always")
def _list_yellow(seat: Any, row: int, column: int, head: int, out: Any, count: int) -> Any:
    if not seat[YELLOW + row - 1] >> column - 1 & 1:
        out[count] = head | IN_YELLOW << AREA | row << PLACE | column << DETAIL
        count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def _list_turquoise(seat: Any, column: int, most: int, head: int, out: Any, count: int) -> Any:
    taken = _taken(seat, column)
    head |= IN_TURQUOISE << AREA | column << PLACE
    for choice in range(ROW_CHOICE_COUNTS[taken, most]):
        out[count] = head | np.int64(ROW_CHOICES[taken, choice]) << DETAIL
        count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def _list_blue(table: Any, seat: Any, number: int, head: int, out: Any, count: int) -> Any:
    for side in range(2):
        if _blue_fits(table, seat, RIGHT if side else LEFT, number):
            out[count] = head | IN_BLUE << AREA | side << PLACE | number << DETAIL
            count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def _list_brown(seat: Any, number: int, head: int, out: Any, count: int) -> Any:
    for field in range(seat[BROWN_LAST], 12):
        if BROWN_NUMBERS[field] == number:
            out[count] = head | IN_BROWN << AREA | (field + 1) << PLACE
            count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def _list_pink(seat: Any, number: int, is_half: Any, head: int, out: Any, count: int) -> Any:
    field = seat[PINK_COUNT]
    if field == 12:
        return count
    head |= IN_PINK << AREA | number << PLACE
    if is_half:
        out[count] = head | HALF << DETAIL
        count += 1
    if MULTIPLIERS[field]:
        out[count] = head | TIMES << DETAIL
        count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def _yellow_row(table: Any, die: int, number: int) -> Any:
    place = table[PLACES + die]
    return GREY_ROWS[number] if place == PLATTER else (place if place != HAND else table[ROLL])


@njit(cache=True, nogil=True, inline="always")
def _companions(table: Any, die: int, number: int) -> Any:
    on_platter = table[PLACES + die] == PLATTER
    count = 0
    for other in range(DICE):
        place = table[PLACES + other]
        if table[FACES + other] == number and other != die and place != HAND and (place == PLATTER) == on_platter:
            count += 1
    return count


@njit(cache=True, nogil=True)
def _list_die(table: Any, seat: Any, die: int, number: int, is_half: Any, head: int, out: Any, count: int) -> Any:
    """Where a die can be marked as this number, lying where it lies."""
    is_white = die == WHITE_DIE
    if is_white or die == 0:
        count = _list_yellow(seat, _yellow_row(table, die, number), number, head, out, count)
    if is_white or die == 1:
        count = _list_turquoise(seat, number, 1 + _companions(table, die, number), head, out, count)
    if is_white or die == BLUE_DIE:
        partner = BLUE_DIE if is_white else WHITE_DIE
        count = _list_blue(table, seat, number + table[FACES + partner], head, out, count)
    if is_white or die == 3:
        count = _list_brown(seat, number, head, out, count)
    if is_white or die == 4:
        count = _list_pink(seat, number, is_half, head, out, count)
    return count


@njit(cache=True, nogil=True)
def fits(table: Any, seat: Any, die: int, number: int) -> Any:
    """Whether a die can be marked as this number."""
    is_white = die == WHITE_DIE
    if (is_white or die == 4) and seat[PINK_COUNT] < 12:
        return True
    if (is_white or die == 1) and _taken(seat, number) != 31:
        return True
    if (is_white or die == 0) and not seat[YELLOW + _yellow_row(table, die, number) - 1] >> number - 1 & 1:
        return True
    if is_white or die == BLUE_DIE:
        total = number + table[FACES + (BLUE_DIE if is_white else WHITE_DIE)]
        if _blue_fits(table, seat, LEFT, total) or _blue_fits(table, seat, RIGHT, total):
            return True
    if is_white or die == 3:
        for field in range(seat[BROWN_LAST], 12):
            if BROWN_NUMBERS[field] == number:
                return True
    return False


@njit(cache=True, nogil=True, inline="always")
def _ready_jokers(seat: Any) -> Any:
    return ((1 << seat[JOKERS]) - 1) & ~seat[JOKERS_USED]


@njit(cache=True, nogil=True)
def _fits_somehow(table: Any, seat: Any, die: int) -> Any:
    """Whether a die can be used, with or without a joker."""
    face = table[FACES + die]
    if fits(table, seat, die, face):
        return True
    ready = _ready_jokers(seat)
    if ready == 0:
        return False
    for number in range(1, 7):
        if number != face and (ready >> 4 or (number >= 3 and ready >> number - 3 & 1)):
            if fits(table, seat, die, number):
                return True
    return False


@njit(cache=True, nogil=True)
def _list_uses(table: Any, seat: Any, die: int, kind: int, out: Any, count: int) -> Any:
    """Every mark that a die could make, first as it is, then with each joker."""
    face = table[FACES + die]
    head = kind | die << WHICH
    count = _list_die(table, seat, die, face, True, head, out, count)
    ready = _ready_jokers(seat)
    if ready == 0:
        return count
    for field in range(4):
        number = field + 3
        if ready >> field & 1 and number != face:
            joker = head | (field + 1) << FIELD | number << NUMBER
            count = _list_die(table, seat, die, number, True, joker, out, count)
    if ready >> 4:
        for number in range(1, 7):
            if number != face:
                joker = head | FREE_JOKER << FIELD | number << NUMBER
                is_half = _is_lowest_of_its_half(table, number)
                count = _list_die(table, seat, die, number, is_half, joker, out, count)
    return count


# The ? that wait


@njit(cache=True, nogil=True)
def _lowest_sum(table: Any) -> Any:
    return 2 if table[FREE_BLUE] or table[FACES + WHITE_DIE] == 0 else table[FACES + WHITE_DIE] + 1


@njit(cache=True, nogil=True)
def _highest_sum(table: Any) -> Any:
    return 12 if table[FREE_BLUE] or table[FACES + WHITE_DIE] == 0 else table[FACES + WHITE_DIE] + 6


@njit(cache=True, nogil=True)
def _bonus_fits(table: Any, seat: Any, colour: int) -> Any:
    if colour == 0 or colour == BLACK:
        if seat[YELLOW] & seat[YELLOW + 1] & seat[YELLOW + 2] != 63:
            return True
    if colour == 1 or colour == BLACK:
        rows = seat[TURQUOISE] & seat[TURQUOISE + 1] & seat[TURQUOISE + 2]
        if rows & seat[TURQUOISE + 3] & seat[TURQUOISE + 4] != 63:
            return True
    if colour == 2 or colour == BLACK:
        for number in range(_lowest_sum(table), _highest_sum(table) + 1):
            if _blue_fits(table, seat, LEFT, number) or _blue_fits(table, seat, RIGHT, number):
                return True
    if (colour == 3 or colour == BLACK) and seat[BROWN_LAST] < 12:
        return True
    return (colour == 4 or colour == BLACK) and seat[PINK_COUNT] < 12


@njit(cache=True, nogil=True)
def _list_bonus(table: Any, seat: Any, colour: int, out: Any, count: int) -> Any:
    head = DO_BONUS | colour << WHICH
    if colour == 0 or colour == BLACK:
        for row in range(1, 4):
            for column in range(1, 7):
                count = _list_yellow(seat, row, column, head, out, count)
    if colour == 1 or colour == BLACK:
        for column in range(1, 7):
            count = _list_turquoise(seat, column, 1, head, out, count)
    if colour == 2 or colour == BLACK:
        for number in range(_lowest_sum(table), _highest_sum(table) + 1):
            count = _list_blue(table, seat, number, head, out, count)
    if colour == 3 or colour == BLACK:
        for number in range(1, 7):
            count = _list_brown(seat, number, head, out, count)
    if colour == 4 or colour == BLACK:
        for number in range(1, 7):
            count = _list_pink(seat, number, _is_lowest_of_its_half(table, number), head, out, count)
    return count


@njit(cache=True, nogil=True, inline="always")
def is_waiting(seat: Any) -> Any:
    """Whether it has a ? to use."""
    waits = seat[WAITING] | seat[WAITING + 1] | seat[WAITING + 2] | seat[WAITING + 3]
    return (waits | seat[WAITING + 4] | seat[WAITING + 5]) != 0


@njit(cache=True, nogil=True)
def _lapse(table: Any, seat: Any) -> None:
    if not is_waiting(seat):
        return
    for colour in range(6):
        if seat[WAITING + colour] and _bonus_fits(table, seat, colour):
            return
    seat[WAITING : WAITING + 6] = 0


# Stages and options


@njit(cache=True, nogil=True)
def following(table: Any) -> Any:
    """Who rolls after this turn."""
    return table[FIRST] if table[ACTIVE] == NOBODY else (table[ACTIVE] + 1) % table[SEATS]


@njit(cache=True, nogil=True)
def roller(table: Any, seats: Any) -> Any:
    """Who is to roll; nobody while anybody has something else to do."""
    phase = table[PHASE]
    if phase == ROLLING:
        return NOBODY if is_waiting(seats[table[ACTIVE]]) else table[ACTIVE]
    if phase == OPENING:
        for number in range(table[SEATS]):
            if is_waiting(seats[number]):
                return NOBODY
        return table[FIRST]
    if phase == FINISHING:
        for number in range(table[SEATS]):
            if not seats[number, IS_DONE]:
                return NOBODY
        return following(table)
    return NOBODY


@njit(cache=True, nogil=True)
def stage(table: Any, seats: Any, number: int) -> Any:
    """What a seat is to do."""
    seat, phase = seats[number], table[PHASE]
    if is_waiting(seat):
        return BONUS
    if phase == CHOOSING:
        return USE if number == table[ACTIVE] else NOTHING
    if phase == FINISHING and not seat[IS_DONE]:
        return PICK if seat[IS_PICKING] else EXTRA
    return TO_ROLL if number == roller(table, seats) else NOTHING


@njit(cache=True, nogil=True)
def _platter_fits(table: Any, seat: Any) -> Any:
    for die in range(DICE):
        if table[PLACES + die] == PLATTER and fits(table, seat, die, table[FACES + die]):
            return True
    return False


@njit(cache=True, nogil=True)
def can_pick(table: Any, seat: Any) -> Any:
    """Whether any die can be picked; if one of the platter fits, it can."""
    if _platter_fits(table, seat):
        return True
    for die in range(DICE):
        if _fits_somehow(table, seat, die):
            return True
    return False


@njit(cache=True, nogil=True)
def can_use_extra(table: Any, seat: Any) -> Any:
    """Whether any die can be used as an extra one."""
    if seat[EXTRAS_USED] == seat[EXTRAS]:
        return False
    for die in range(DICE):
        if not seat[EXTRA_DICE] >> die & 1 and _fits_somehow(table, seat, die):
            return True
    return False


@njit(cache=True, nogil=True)
def options(table: Any, seats: Any, number: int, out: Any) -> Any:
    """Writes all that a seat may do, and says how much that is."""
    seat, at, count = seats[number], stage(table, seats, number), 0
    if at == BONUS:
        for colour in range(6):
            if seat[WAITING + colour]:
                count = _list_bonus(table, seat, colour, out, count)
    elif at == TO_ROLL:
        out[0] = DO_ROLL
        count = 1
    elif at == USE:
        for die in range(DICE):
            if table[PLACES + die] == HAND:
                count = _list_uses(table, seat, die, DO_USE, out, count)
        if seat[REROLLS_USED] < seat[REROLLS]:
            out[count] = DO_REROLL
            count += 1
        out[count] = DO_PASS
        count += 1
    elif at == PICK:
        only_platter = _platter_fits(table, seat)
        for die in range(DICE):
            if table[PLACES + die] == PLATTER or not only_platter:
                count = _list_uses(table, seat, die, DO_USE, out, count)
        out[count] = DO_PASS
        count += 1
    elif at == EXTRA:
        if seat[EXTRAS_USED] < seat[EXTRAS]:
            for die in range(DICE):
                if not seat[EXTRA_DICE] >> die & 1:
                    count = _list_uses(table, seat, die, DO_EXTRA, out, count)
        out[count] = DO_DONE
        count += 1
    return count


# The course of a game


@njit(cache=True, nogil=True)
def new_game(table: Any, seats: Any, first: int) -> None:
    """Empty sheets, and the first round; how many seats, and the options, stand in the table."""
    table[PHASE : FACES + 12] = 0
    table[FIRST] = first
    seats[: table[SEATS]] = 0
    seats[: table[SEATS], LEFT + LAST] = SEVEN
    seats[: table[SEATS], RIGHT + LAST] = SEVEN
    _begin_round(table, seats)


@njit(cache=True, nogil=True)
def _fresh_dice(table: Any, seats: Any) -> None:
    table[ROLL] = 0
    table[FACES : FACES + 12] = 0
    for number in range(table[SEATS]):
        seats[number, EXTRA_DICE] = 0
        seats[number, IS_DONE] = 0


@njit(cache=True, nogil=True)
def _begin_round(table: Any, seats: Any) -> None:
    table[ROUND] += 1
    _fresh_dice(table, seats)
    table[PHASE], table[ACTIVE] = OPENING, NOBODY
    bonus = ROUND_BONUSES[table[ROUND] - 1]
    for number in range(table[SEATS]):
        _win(seats[number], bonus)
        _lapse(table, seats[number])


@njit(cache=True, nogil=True)
def _begin_turn(table: Any, seats: Any, active: int) -> None:
    _fresh_dice(table, seats)
    table[PHASE], table[ACTIVE], table[ROLL] = FALLING, active, 1


@njit(cache=True, nogil=True)
def _roll(table: Any, seats: Any) -> None:
    """The roll that is due, and what begins with it."""
    phase = table[PHASE]
    if phase == ROLLING:
        table[ROLL] += 1
        table[PHASE] = FALLING
    elif phase == OPENING:
        _begin_turn(table, seats, following(table))
    elif table[SEATS] == 1 and table[ACTIVE] != NOBODY:
        _fresh_dice(table, seats)
        table[PHASE], table[ACTIVE] = DEALING, NOBODY
    elif following(table) == table[FIRST]:
        _begin_round(table, seats)
        if roller(table, seats) != NOBODY:
            _begin_turn(table, seats, table[FIRST])
    else:
        _begin_turn(table, seats, following(table))


@njit(cache=True, nogil=True)
def fall(table: Any, chance: Any) -> None:
    """The dice in hand fall."""
    faces = below(chance, FACES_OF_ALL)
    for die in range(DICE):
        if table[PLACES + die] == HAND:
            table[FACES + die] = 1 + faces % 6
        faces //= 6
    table[PHASE] = CHOOSING


@njit(cache=True, nogil=True)
def deal(table: Any, seats: Any, chance: Any) -> None:
    """Alone, nobody active: the lowest three on the platter, ties by chance; the others on the fields, by chance."""
    faces = below(chance, FACES_OF_ALL)
    order = below(chance, 120 * 6 * 6)  # of six dice, then of the three that are highest
    table[PLACES : PLACES + DICE] = PLATTER
    rank = np.empty(DICE, np.int64)
    for die in range(DICE):
        table[FACES + die] = 1 + faces % 6
        faces //= 6
    left = (1 << DICE) - 1
    for die in range(DICE):  # ties: the dice in a random order, keys face and place in it
        pick, order = order % (DICE - die), order // (DICE - die)
        for other in range(DICE):
            if left >> other & 1:
                if pick == 0:
                    rank[other] = table[FACES + other] * 8 + die
                    left &= ~(1 << other)
                    break
                pick -= 1
    fields = order  # 0 to 5: one of the six orders of three
    taken = 0
    for place in range(3):
        highest = -1
        for die in range(DICE):
            if table[PLACES + die] == PLATTER and (highest < 0 or rank[die] > rank[highest]):
                highest = die
        size = 3 - place
        pick, fields = fields % size, fields // size
        for field in range(1, 4):
            if not taken >> field & 1:
                if pick == 0:
                    table[PLACES + highest] = field
                    taken |= 1 << field
                    break
                pick -= 1
    begin_finish(table, seats)


@njit(cache=True, nogil=True)
def begin_finish(table: Any, seats: Any) -> None:
    """What is left in hand goes to the platter; the others pick, all may use extra dice."""
    for die in range(DICE):
        if table[PLACES + die] == HAND:
            table[PLACES + die] = PLATTER
    table[PHASE] = FINISHING
    for number in range(table[SEATS]):
        seats[number, IS_PICKING] = number != table[ACTIVE]
    for number in range(table[SEATS]):
        _finish(table, seats[number])
    _end_match(table, seats)


@njit(cache=True, nogil=True)
def _finish(table: Any, seat: Any) -> None:
    """Who can't pick anything passes; who then has no use for an extra die is done."""
    if is_waiting(seat) or seat[IS_DONE]:
        return
    if seat[IS_PICKING] and not can_pick(table, seat):
        seat[IS_PICKING] = 0
    if not seat[IS_PICKING] and not can_use_extra(table, seat):
        seat[IS_DONE] = 1


@njit(cache=True, nogil=True)
def _end_match(table: Any, seats: Any) -> None:
    if table[ROUND] != ROUNDS_OF[table[SEATS]] or (table[SEATS] == 1 and table[ACTIVE] != NOBODY):
        return
    if following(table) != table[FIRST]:
        return
    for number in range(table[SEATS]):
        if not seats[number, IS_DONE]:
            return
    table[PHASE], table[ACTIVE] = OVER, NOBODY


@njit(cache=True, nogil=True)
def _go_on(table: Any, seats: Any, number: int) -> None:
    """What follows when the seat has acted; nothing before its ? are used or lost."""
    seat = seats[number]
    _lapse(table, seat)
    if is_waiting(seat):
        return
    if table[PHASE] == ROLLING:
        if table[ROLL] < ROLLS:
            for die in range(DICE):
                if table[PLACES + die] == HAND:
                    return
        begin_finish(table, seats)
    elif table[PHASE] == FINISHING:
        _finish(table, seat)
        _end_match(table, seats)


@njit(cache=True, nogil=True)
def apply(table: Any, seats: Any, number: int, option: int) -> None:
    """What follows from an option, as far as it is certain: where chance is next, the phase says so."""
    seat, kind = seats[number], option & 7
    if kind == DO_ROLL:
        _roll(table, seats)
        return
    if kind == DO_REROLL:
        seat[REROLLS_USED] += 1
        table[PHASE] = FALLING
        return
    if kind == DO_DONE:
        seat[IS_DONE] = 1
    elif kind == DO_PASS:
        seat[IS_PICKING] = 0
        if table[PHASE] == CHOOSING:
            table[PHASE] = ROLLING
    else:
        which, field = option >> WHICH & 7, option >> FIELD & 7
        if kind == DO_BONUS:
            seat[WAITING + which] -= 1
        elif kind == DO_EXTRA:
            seat[EXTRAS_USED] += 1
            seat[EXTRA_DICE] |= 1 << which
        else:
            seat[IS_PICKING] = 0
            if table[PHASE] == CHOOSING:
                _take(table, which)
        if field == FREE_JOKER:
            place = 4
            while seat[JOKERS_USED] >> place & 1:
                place += 1
            seat[JOKERS_USED] |= 1 << place
        elif field:
            seat[JOKERS_USED] |= 1 << field - 1
        _mark(table, seat, option >> AREA & 7, option >> PLACE & 15, option >> DETAIL)
    _go_on(table, seats, number)


@njit(cache=True, nogil=True)
def _take(table: Any, die: int) -> None:
    """The active seat uses a die of its roll: what is in hand and lower falls on the platter."""
    face = table[FACES + die]
    table[PHASE] = ROLLING
    table[PLACES + die] = table[ROLL]
    for other in range(DICE):
        if table[PLACES + other] == HAND and table[FACES + other] < face:
            table[PLACES + other] = PLATTER


@njit(cache=True, nogil=True)
def areas(seat: Any, points: Any) -> None:
    """The points of the five areas."""
    points[0] = 0
    for row in range(3):
        points[0] += YELLOW_POINTS[CROSSES[seat[YELLOW + row]]]
    points[1] = 0
    for row in range(5):
        points[1] += TURQUOISE_POINTS[CROSSES[seat[TURQUOISE + row]]]
    sides = BLUE_POINTS[seat[LEFT + COUNT]] + BLUE_POINTS[seat[RIGHT + COUNT]]
    points[2] = sides + 4 * (seat[LEFT + EXTREMES] + seat[RIGHT + EXTREMES])
    points[3] = BROWN_POINTS[seat[BROWN_COUNT]]
    points[4] = seat[PINK_SUM]


@njit(cache=True, nogil=True)
def total(seat: Any) -> Any:
    """The five areas and the foxes."""
    points = np.empty(5, np.int64)
    areas(seat, points)
    return points.sum() + seat[FOXES] * points.min()


@njit(cache=True, nogil=True)
def to_act(table: Any, seats: Any) -> Any:
    """The first seat that has something to do; nobody when the match is over."""
    phase = table[PHASE]
    if phase == CHOOSING:
        return table[ACTIVE]
    if phase == OVER:
        return NOBODY
    for number in range(table[SEATS]):
        if is_waiting(seats[number]) or (phase == FINISHING and not seats[number, IS_DONE]):
            return number
    return roller(table, seats)


@njit(cache=True, nogil=True)
def let_chance(table: Any, seats: Any, chance: Any) -> None:
    """Dice that are about to fall do."""
    if table[PHASE] == FALLING:
        fall(table, chance)
    elif table[PHASE] == DEALING:
        deal(table, seats, chance)


@njit(cache=True, nogil=True)
def random_games(games: int, seats_count: int, seed: int) -> Any:
    """Plays whole games where every option is equally likely; the points of all seats, and how many commands."""
    chance = np.array([seed], np.uint64)
    table, seats = np.zeros(TABLE, np.int16), np.zeros((seats_count, SEAT), np.int16)
    table[SEATS], table[SEVENS] = seats_count, 1
    out = np.empty(MOST_OPTIONS, np.int32)
    points, commands = 0, 0
    for _ in range(games):
        new_game(table, seats, below(chance, seats_count))
        while True:
            number = to_act(table, seats)
            if number == NOBODY:
                break
            count = options(table, seats, number, out)
            apply(table, seats, number, out[below(chance, count)] if count > 1 else out[0])
            let_chance(table, seats, chance)
            commands += 1
        for number in range(seats_count):
            points += total(seats[number])
    return points, commands
