"""The pages that are made from the decks are those that the decks make."""

import importlib.util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_made_pages_are_up_to_date() -> None:
    for name, text in load("make_docs").pages().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name}: run 'make docs'"


def test_every_picture_that_a_page_shows_is_there() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for part in page.read_text(encoding="utf-8").split("](")[1:]:
            target = part.partition(")")[0].partition("#")[0]
            if target and "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"
