"""What Python says is what the browser's tests hold @fluent/bundle against."""

from scripts.make_word_vectors import PATH, text


def test_the_vectors_are_up_to_date() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "run 'make docs'"
