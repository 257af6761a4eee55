"""The vectors that hold the browser's code to Python's are those that Python makes."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.no_cover
@pytest.mark.parametrize("script", ["make_vectors", "make_clever_views"])
def test_vectors_are_up_to_date(script: str) -> None:
    spec = importlib.util.spec_from_file_location(script, ROOT / "scripts" / f"{script}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, text in module.pages().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name}: run 'python scripts/{script}.py'"
