from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.clever_cubed.sheets import sheets

from akili.games.clever_cubed.notation import NotationError, parse, write
from akili.games.clever_cubed.sheet import Sheet

LINE = "136/34/12 123456/1/2/./. 5,6:7:8,9,10 1.3..6 2h,6,10,1h xoo/ox/."


def test_a_line_says_what_is_on_the_sheet() -> None:
    assert parse(LINE) == Sheet(
        yellow=(0b100101, 0b001100, 0b000011),
        turquoise=(0b111111, 0b000001, 0b000010, 0, 0),
        blue_left=(6, 5),
        blue_right=(8, 9, 10),
        brown=0b100101,
        pink=(2, 6, 10, 1),
        pink_halved=0b1001,
        rerolls=3,
        rerolls_used=1,
        jokers=2,
        jokers_used=0b10,
    )


def test_the_empty_sheet() -> None:
    assert write(Sheet()) == "././. ././././. :7: . . ././."


@given(sheets())
def test_what_is_written_is_read_again(sheet: Sheet) -> None:
    assert parse(write(sheet)) == sheet


@given(sheets(), st.data())
def test_a_changed_line_is_refused_or_it_is_the_one_line_of_its_sheet(sheet: Sheet, data: st.DataObject) -> None:
    line = write(sheet)
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(start + 2, len(line))))
    changed = line[:start] + data.draw(st.text("0123456789.,:/hox ", max_size=2)) + line[end:]
    with suppress(NotationError):
        assert write(parse(changed)) == " ".join(changed.split())


@given(st.text())
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(NotationError, match=r"^No sheet: "):
        parse(text)


@pytest.mark.parametrize(
    ("word", "instead", "sentence"),
    [
        ("136/34/12", "136/34", "yellow, character 1 (136/34): there are 2 rows instead of 3"),
        ("136/34/12", "136/37/12", "yellow, character 6 (7): a row has the numbers 1 to 6"),
        ("136/34/12", "136/43/12", "yellow, character 6 (3): the numbers of a row stand in order, each once"),
        ("136/34/12", "136/33/12", "yellow, character 6 (3): the numbers of a row stand in order, each once"),
        ("136/34/12", "136//12", "yellow, character 5: a row without crosses is a dot"),
        ("123456/1/2/./.", "123456/1/2/.", "turquoise, character 11 (123456/1/2/.): there are 4 rows instead of 5"),
        ("5,6:7:8,9,10", "5,6,8,9,10", "blue, character 26 (5,6,8,9,10): the printed 7 stands once, as :7:"),
        ("5,6:7:8,9,10", "4,6:7:8,9,10", "blue, character 26 (4): on the left 5 or 7 follows 6"),
        ("5,6:7:8,9,10", "5,6:7:8,9,11", "blue, character 36 (11): on the right 10 or 7 follows 9"),
        ("5,6:7:8,9,10", "1,2,3,4,5,6:7:", "blue, character 26 (1): on the left 7 follows 2"),
        ("5,6:7:8,9,10", ":7:7,7,7,7,7,7,7", "blue, character 29 (7,7,7,7,7,7,7): there are 6 fields on the right"),
        ("5,6:7:8,9,10", "5,6:7:8,,10", "blue, character 34: a number is missing here"),
        ("5,6:7:8,9,10", "5,06:7:8", "blue, character 28 (06): a number is missing here"),
        ("1.3..6", "1.4..6", "brown, character 41 (4): field 3 is a 3"),
        ("1.3..6", "1.3..", "brown, character 39 (1.3..): it ends with the last cross, without dots after it"),
        ("1.3..6", "1534264521631", "brown, character 39 (1534264521631): there are 12 fields"),
        ("2h,6,10,1h", "2,6", "pink, character 46 (2): the first field is always half, written with an h"),
        ("2h,6,10,1h", "2h,6,11", "pink, character 51 (11): no die times 2 is 11"),
        ("2h,6,10,1h", "2h,4h", "pink, character 49 (4h): half of a die is 3 at most"),
        ("2h,6,10,1h", "2h,0", "pink, character 49 (0): no die times 1 is 0"),
        ("2h,6,10,1h", "h", "pink, character 46: a number is missing here"),
        ("2h,6,10,1h", ",".join(["1h"] * 13), f"pink, character 46 ({','.join(['1h'] * 13)}): there are 12 fields"),
        ("xoo/ox/.", "oxo/ox/.", "actions, character 57 (oxo): used fields (x) stand before the others (o)"),
        ("xoo/ox/.", "xoo/ox/a", "actions, character 64 (a): a row has o and x, or is a dot"),
        ("xoo/ox/.", "xoo/oooooooo/.", "actions, character 61 (oooooooo): a row has 7 fields"),
        (" xoo/ox/.", "", "it takes six words, yellow, turquoise, blue, brown, pink, actions; here are 5"),
    ],
)
def test_a_refusal_names_the_place_and_the_reason(word: str, instead: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(LINE.replace(word, instead))
    assert str(refused.value) == f"No sheet: {sentence}."
