"""The vectors that hold the browser's code to Python's are those that Python makes."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.no_cover
def test_vectors_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("make_vectors", ROOT / "scripts" / "make_vectors.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, text in module.pages().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name}: run 'python scripts/make_vectors.py'"
